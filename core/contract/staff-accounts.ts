import { z } from 'zod';
import { languages } from '../market/market.ts';
import { roles } from '../permissions/roles.ts';
import { listOf, reference, staffPage, term } from './catalog-admin-fields.ts';
import type { Endpoint } from './endpoint.ts';
import { staffAccount, staffRole } from './staff-account-fields.ts';

const access = { permission: 'accounts.manage' } as const;

const account = z.object({
  id: z.int(),
  version: z.int(),
  eMail: z.string(),
  name: z.string(),
  role: z.enum(roles),
  language: z.enum(languages),
  isActive: z.boolean(),
  /** Slug of the store at whose counter they work; null reaches all. */
  store: z.string().nullable(),
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
    ...staffAccount,
    /** Null makes an account; its holder chooses a password by the mail for a forgotten one. */
    id: reference.nullable(),
    /** 0 for a new one. */
    version: z
      .int('required')
      .min(0, 'invalid_value')
      .max(2 ** 31 - 1, 'invalid_value'),
  }),
  reply: account,
  status: 200,
  conflicts: true,
  summary: 'Makes or changes an account of the staff; whoever is shut out is signed out',
} as const satisfies Endpoint;
