import type { z } from 'zod';
import type { UploadedFile } from '#core/contract/endpoint.ts';
import { isStaffChange, recordStaffChange } from '../database/staff-change.ts';
import type { Dependencies } from '../dependencies.ts';
import type { BoundRoute } from './bind.ts';
import { checkReply } from './check-reply.ts';
import { fieldRefusal } from './field-errors.ts';
import { FieldRefusal, Refusal } from './refusal.ts';
import type { RawInput } from './raw-input.ts';
import type { RequestContext } from './request.ts';

// Postgres stores neither a zero byte nor half of a surrogate pair.
const notStorable = /[\0\p{Cs}]/u;

/** Parses the input, runs the handler and checks its reply, with or without HTTP around it. */
export async function runRoute(
  deps: Dependencies,
  route: BoundRoute,
  raw: RawInput,
  context: RequestContext,
): Promise<unknown> {
  const { endpoint } = route;
  const input = {
    params: endpoint.params && parseParams(endpoint.params, raw.params),
    query: endpoint.query && parse(endpoint.query, raw.query),
    body: endpoint.body && parse(await bodySchema(deps, route, raw.body, context), raw.body),
    file: endpoint.upload && givenFile(raw.file),
    request: raw.request,
  };
  const reply = await recordStaffChange(route, context, () => route.handle(input, context));
  if (isStaffChange(endpoint)) await deps.replyCache.caughtUp();
  return checkReply(deps, route, reply);
}

function givenFile(file: UploadedFile | undefined): UploadedFile {
  if (!file) throw new FieldRefusal({ file: ['required'] });
  if (file.content.length === 0) throw new FieldRefusal({ file: ['empty_file'] });
  return file;
}

/** An address that cannot exist is not found, whatever is wrong with it. */
function parseParams(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  if (!parsed.success || unstorablePath(parsed.data)) throw new Refusal(404, 'not_found');
  return parsed.data;
}

function parse(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw fieldRefusal(parsed.error.issues, value);
  const path = unstorablePath(parsed.data);
  if (path === null) return parsed.data;
  const issue = { code: 'custom', message: 'control_characters', path, input: value } as const;
  throw fieldRefusal([issue], value);
}

function unstorablePath(value: unknown): string[] | null {
  if (typeof value === 'string') return notStorable.test(value) ? [] : null;
  if (value === null || typeof value !== 'object') return null;
  for (const [key, item] of Object.entries(value)) {
    const path = notStorable.test(key) ? [] : unstorablePath(item);
    if (path) return [key.replace(notStorable, ''), ...path];
  }
  return null;
}

async function bodySchema(
  deps: Dependencies,
  { endpoint: { body }, rules }: BoundRoute,
  raw: unknown,
  { today }: RequestContext,
): Promise<z.ZodType> {
  if (typeof body !== 'function') {
    if (!body) throw new FieldRefusal({});
    return body;
  }
  const extra = rules ? await rules(raw, deps) : {};
  return body({ market: deps.market.code, today, ...extra });
}
