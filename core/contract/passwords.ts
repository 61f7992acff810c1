import { z } from 'zod';
import { checkPassword, checkPasswordConfirmation } from '../accounts/password.ts';

/** A new password by the customers' rule; staff have a longer one, which the API asks for besides. */
const newPassword = z
  .string('required')
  .min(1, 'required')
  .transform((text, context) => {
    const checked = checkPassword(text);
    if (checked.ok) return checked.value;
    context.addIssue({ code: 'custom', message: checked.error });
    return z.NEVER;
  });

/** The two fields of a form that sets a password. */
export const passwordPair = {
  password: newPassword,
  passwordConfirmation: z.string('required').min(1, 'required').max(1024, 'too_long'),
};

/**
 * Refuses a repetition that differs, on the repetition (T-FORM-4), also where another field failed
 * its own check.
 */
export const withSamePassword = <S extends z.ZodType>(schema: S): S =>
  schema.superRefine(
    (value, context) => {
      const { password, passwordConfirmation } = Object(value) as Record<string, unknown>; // looked at below
      if (typeof password !== 'string' || typeof passwordConfirmation !== 'string') return;
      if (passwordConfirmation === '' || passwordConfirmation.length > 1024) return;
      if (checkPasswordConfirmation(password, passwordConfirmation).ok) return;
      const message = 'password_confirmation_mismatch';
      context.addIssue({ code: 'custom', message, path: ['passwordConfirmation'] });
    },
    { when: () => true },
  );
