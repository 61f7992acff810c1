import { z } from 'zod';
import { checkPin } from '../accounts/pin.ts';
import { email } from './email.ts';

/** A password that somebody proves who they are with; whatever was accepted once is. */
export const givenPassword = z.string('required').min(1, 'required').max(1024, 'too_long');

/** A PIN that somebody proves who they are with; what it may look like is not told. */
export const givenPin = z
  .string('required')
  .min(1, 'required')
  .max(20, 'too_long')
  .refine((pin) => !/\p{Cc}/u.test(pin), 'control_characters');

const newPin = z
  .string('required')
  .min(1, 'required')
  .superRefine((pin, context) => {
    const checked = checkPin(pin);
    if (!checked.ok) context.addIssue({ code: 'custom', message: checked.error });
  });

/** Fields that open a session. */
export const credentials = { eMail: email, password: givenPassword };

/** Fields that set a PIN. */
export const pinChange = { password: givenPassword, pin: newPin };

/** What opens a locked session, or another person's, beside their name. */
export const pinProof = { pin: givenPin };
