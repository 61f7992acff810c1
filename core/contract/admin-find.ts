import { z } from 'zod';
import { line } from '../shared/field-schemas.ts';
import type { Endpoint } from './endpoint.ts';

/** Kinds of things that the command palette finds. */
export const foundKinds = ['product', 'order', 'category', 'buyback'] as const;

export const adminFind = {
  method: 'POST',
  path: 'admin/find/',
  access: { permission: 'office.use' },
  /** In the body, for people are looked for too, and addresses are written down. */
  body: z.strictObject({ q: line(100) }),
  reply: z.object({
    results: z.array(
      z.object({
        kind: z.enum(foundKinds),
        id: z.int(),
        title: z.string(),
        /** What tells things of one name apart: a code, an address, a state. */
        detail: z.string(),
      }),
    ),
  }),
  status: 200,
  summary: 'Finds products, orders, categories and buy-backs that the caller may read',
} as const satisfies Endpoint;
