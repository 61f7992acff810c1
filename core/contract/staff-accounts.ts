import { z } from 'zod';
import { languages } from '../market/market.ts';
import { isStaff, roles } from '../permissions/roles.ts';
import { line } from '../shared/field-schemas.ts';
import { email } from './buyback.ts';
import { listOf, reference, staffPage, term } from './catalog-admin-fields.ts';
import type { Endpoint } from './endpoint.ts';

const access = { permission: 'accounts.manage' } as const;

const staffRole = z.enum(roles, 'invalid_value').refine(isStaff, 'invalid_value');

const account = z.object({
  id: z.int(),
  version: z.int(),
  eMail: z.string(),
  name: z.string(),
  role: z.enum(roles),
  language: z.enum(languages),
  isActive: z.boolean(),
});

export const activeUsers = {
  method: 'GET',
  path: 'users/active-users/',
  access,
  query: staffPage.extend({
    term,
    role: staffRole.optional(),
    /** Those who were shut out instead. */
    state: z.enum(['active', 'inactive'], 'invalid_value').default('active'),
  }),
  reply: listOf(account),
  status: 200,
  summary: 'Accounts of the staff who may sign in, by name',
} as const satisfies Endpoint;

export const saveUser = {
  method: 'POST',
  path: 'users/save-user/',
  access,
  body: z.strictObject({
    /** Null makes an account; its holder chooses a password by the mail for a forgotten one. */
    id: reference.nullable(),
    /** 0 for a new one. */
    version: z
      .int('required')
      .min(0, 'invalid_value')
      .max(2 ** 31 - 1, 'invalid_value'),
    eMail: email,
    name: line(120),
    role: staffRole,
    language: z.enum(languages, 'invalid_value'),
    isActive: z.boolean('invalid_value'),
  }),
  reply: account,
  status: 200,
  conflicts: true,
  summary: 'Makes or changes an account of the staff; whoever is shut out is signed out',
} as const satisfies Endpoint;
