import { apiBase } from '#core/contract/endpoints.ts';
import type { TestClient } from './test-client.ts';

/** A form with these fields, and with a file where there is content. */
export function formWith(
  fields: Readonly<Record<string, string>>,
  content?: Uint8Array,
  name = 'file.bin',
): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  if (content) form.set('file', new Blob([Buffer.from(content)]), name);
  return form;
}

/** Posts a form below /api/new/ with the visitor's CSRF token. */
export async function sendForm(
  client: TestClient,
  path: string,
  body: FormData | string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const token = await client.csrf();
  return client.fetch(apiBase + path, {
    method: 'POST',
    headers: { ...headers, 'x-csrf-token': token },
    body,
  });
}
