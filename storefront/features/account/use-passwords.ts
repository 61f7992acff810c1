import { useState } from 'react';
import type { SignedInUser } from '../../lib/signed-in.ts';
import { useShop } from '../../lib/shop.tsx';
import { useTypedForm } from '../../lib/typed-form.ts';

const checks = () => import('./form-checks.ts');

const resetNames = ['eMail'] as const;
const newNames = ['password', 'passwordConfirmation'] as const;
const changeNames = ['currentPassword', ...newNames] as const;

/** Asks for a link to a new password. */
export function useReset() {
  const { client } = useShop();
  const [isDone, setIsDone] = useState(false);
  const form = useTypedForm({
    fields: resetNames,
    check: async (values) => (await checks()).checkReset(values, resetNames),
    send: (values) => client.post('auth-password-reset', { body: values }),
    onSent: () => setIsDone(true),
  });
  return { ...form, isDone };
}

/** Sets a new password by the code of a mail. */
export function useNewPassword(token: string) {
  const { client } = useShop();
  const [isDone, setIsDone] = useState(false);
  const form = useTypedForm({
    fields: newNames,
    check: async (values) => (await checks()).checkNewPassword({ ...values, token }, newNames),
    send: (values) => client.post('auth-password-reset-confirm', { body: { ...values, token } }),
    onSent: () => setIsDone(true),
  });
  return { ...form, isDone };
}

/** Makes the account of a registration, with the password that is chosen now. */
export function useConfirmation(token: string, onConfirmed: (user: SignedInUser) => void) {
  const { client } = useShop();
  return useTypedForm({
    fields: newNames,
    check: async (values) => (await checks()).checkNewPassword({ ...values, token }, newNames),
    send: (values) => client.post('auth-register-confirm', { body: { ...values, token } }),
    onSent: ({ user }) => onConfirmed(user),
  });
}

/** Sets a new password by the current one; the form is empty again afterwards. */
export function usePasswordChange() {
  const { client } = useShop();
  const [times, setTimes] = useState(0);
  const form = useTypedForm({
    fields: changeNames,
    check: async (values) => (await checks()).checkPasswordChange(values, changeNames),
    send: (values) => client.post('auth-password-change', { body: values }),
    onSent: () => {
      form.reset();
      setTimes((count) => count + 1);
    },
  });
  return { ...form, times };
}
