import { z } from 'zod';
import { line, optionalLine, token } from '../shared/field-schemas.ts';
import { email } from './email.ts';
import { companyNumber, optionalVatNumber } from './company.ts';
import type { Endpoint, RuleContext } from './endpoint.ts';
import { passwordPair, withSamePassword } from './passwords.ts';
import { givenPassword } from './proofs.ts';
import { optionalPhone } from './phone.ts';
import { user } from './session.ts';

const personFields = (rules: RuleContext) => ({
  firstName: line(60),
  lastName: line(60),
  phone: optionalPhone(rules.market),
});

/** What names a company; a business account has all but the VAT number. */
const companyFields = (rules: RuleContext) => ({
  company: line(150),
  registrationNumber: companyNumber(rules.market),
  vatNumber: optionalVatNumber(rules),
});

/** What somebody fills in to get an account; whoever reads its mail chooses the password. */
export const registrationFields = (rules: RuleContext) => {
  const common = z.object({
    ...personFields(rules),
    eMail: email,
    wantsNews: z.boolean('required'),
    /** A field that people do not see; only programs fill it in. */
    website: optionalLine(200),
  });
  return z.discriminatedUnion('kind', [
    common.extend({ kind: z.literal('customer') }),
    common.extend({ kind: z.literal('business'), ...companyFields(rules) }),
  ]);
};

/** A password that somebody chooses by the code of a mail. */
export const newPasswordFields = withSamePassword(z.object({ token, ...passwordPair }));

export const register = {
  method: 'POST',
  path: 'auth/register/',
  access: 'public',
  body: registrationFields,
  status: 204,
  limit: { attempts: 10, minutes: 10 },
  summary: 'Asks for an account; the same answer whether or not there is one, the mail says more',
} as const satisfies Endpoint;

export const confirmRegistration = {
  method: 'POST',
  path: 'auth/register/confirm/',
  access: 'public',
  body: newPasswordFields,
  reply: z.object({ user }),
  status: 200,
  limit: { attempts: 30, minutes: 10 },
  summary: 'Makes the account of a registration by the code of its mail, and signs in',
} as const satisfies Endpoint;

export const resetFields = z.object({ eMail: email });

export const resetPassword = {
  method: 'POST',
  path: 'auth/password-reset/',
  access: 'public',
  body: resetFields,
  status: 204,
  limit: { attempts: 10, minutes: 10 },
  summary: 'Mails a link to a new password; the same answer whether or not there is an account',
} as const satisfies Endpoint;

export const confirmReset = {
  method: 'POST',
  path: 'auth/password-reset/confirm/',
  access: 'public',
  body: newPasswordFields,
  status: 204,
  limit: { attempts: 30, minutes: 10 },
  summary: 'Sets a new password by the code of a mail and ends all sessions',
} as const satisfies Endpoint;

export const passwordChangeFields = withSamePassword(
  z.object({ currentPassword: givenPassword, ...passwordPair }),
);

export const changePassword = {
  method: 'POST',
  path: 'auth/password-change/',
  access: 'signed-in',
  body: passwordChangeFields,
  status: 204,
  limit: { attempts: 30, minutes: 10 },
  summary: 'Sets a new password by the current one and ends all other sessions',
} as const satisfies Endpoint;
