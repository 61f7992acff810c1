import { ApiError } from '#core/contract/client.ts';

/** What a call was refused with; fails where it was answered. */
export async function refusalOf(call: Promise<unknown>) {
  const error: unknown = await call.catch((thrown: unknown) => thrown);
  if (!(error instanceof ApiError)) throw new Error('was not refused');
  // The body of a refusal is an object.
  return { status: error.status, body: Object(error.body) as Record<string, unknown> };
}
