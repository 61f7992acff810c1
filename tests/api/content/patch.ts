import { apiBase } from '#core/contract/endpoints.ts';
import type { TestClient } from '#tests/support/test-client.ts';

/** A PATCH below /api/new/ in snake_case, with the CSRF token. */
export async function patch(client: TestClient, path: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json', 'x-csrf-token': await client.csrf() };
  return client.fetch(apiBase + path, { method: 'PATCH', headers, body: JSON.stringify(body) });
}
