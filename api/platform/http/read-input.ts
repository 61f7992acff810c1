import type { IncomingMessage } from 'node:http';
import type { Endpoint } from '#core/contract/endpoint.ts';
import type { CallMiddleware } from './app-context.ts';
import { readBody, readSignedText } from './read-body.ts';
import { readUpload } from './read-upload.ts';
import type { RawInput } from './raw-input.ts';

/** Reads what came with a call: a body, a file or a signed message. */
export const readInput: CallMiddleware = async ({ req, state }, next) => {
  const { route, params, query } = state.call;
  state.input = { params, query, ...(await readSent(route.endpoint, req)) };
  await next();
};

async function readSent(
  { body, upload, signed }: Endpoint,
  request: IncomingMessage,
): Promise<Pick<RawInput, 'body' | 'file' | 'request'>> {
  if (signed) {
    const text = await readSignedText(request);
    return { body: undefined, request: { headers: request.headers, body: text } };
  }
  if (upload) return readUpload(request, upload.mostBytes);
  return { body: body ? await readBody(request) : undefined };
}
