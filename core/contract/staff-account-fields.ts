import { z } from 'zod';
import { languages } from '../market/market.ts';
import { isStaff, roles } from '../permissions/roles.ts';
import { line, token } from '../shared/field-schemas.ts';
import { email } from './email.ts';

export const staffRole = z.enum(roles, 'invalid_value').refine(isStaff, 'invalid_value');

/** What staff write of an account. */
export const staffAccount = {
  eMail: email,
  name: line(120),
  role: staffRole,
  language: z.enum(languages, 'invalid_value'),
  isActive: z.boolean('invalid_value'),
  /** Slug of the store at whose counter they work; null reaches all. */
  store: token.nullable(),
};
