import { addressFields, eraseFields, profileFields } from '#core/contract/account-profile.ts';
import {
  newPasswordFields,
  passwordChangeFields,
  registrationFields,
  resetFields,
} from '#core/contract/accounts.ts';
import type { RuleContext } from '#core/contract/endpoint.ts';
import { schemaRefusals } from '#ui/schema-refusals.ts';

/*
 * What the API would say of the forms about accounts; it judges again. Loaded with the schemas at
 * the first attempt to send.
 */

export const checkRegistration = <F extends string>(
  body: object,
  rules: RuleContext,
  fields: readonly F[],
) => schemaRefusals(registrationFields(rules).safeParse(body), fields);

export const checkReset = <F extends string>(body: object, fields: readonly F[]) =>
  schemaRefusals(resetFields.safeParse(body), fields);

export const checkNewPassword = <F extends string>(body: object, fields: readonly F[]) =>
  schemaRefusals(newPasswordFields.safeParse(body), fields);

export const checkPasswordChange = <F extends string>(body: object, fields: readonly F[]) =>
  schemaRefusals(passwordChangeFields.safeParse(body), fields);

export const checkProfile = <F extends string>(
  body: object,
  rules: RuleContext,
  fields: readonly F[],
) => schemaRefusals(profileFields(rules).safeParse(body), fields);

export const checkAddress = <F extends string>(
  body: object,
  rules: RuleContext,
  fields: readonly F[],
) => schemaRefusals(addressFields(rules).safeParse(body), fields);

export const checkErase = <F extends string>(body: object, fields: readonly F[]) =>
  schemaRefusals(eraseFields.safeParse(body), fields);
