import { useState } from 'react';
import { useShop } from '../../lib/shop.tsx';
import type { TypedValues } from '#ui/use-contract-form.ts';
import { useTypedForm } from '../../lib/typed-form.ts';

const personFields = [
  ...(['kind', 'firstName', 'lastName', 'eMail', 'phone'] as const),
  ...(['company', 'registrationNumber', 'vatNumber'] as const),
  ...(['wantsNews', 'website'] as const),
] as const;
type Values = TypedValues<(typeof personFields)[number]>;

const checks = () => import('./form-checks.ts');

/** What the form says as the call takes it; the fields of a company go with a company alone. */
function bodyOf({ kind, wantsNews, company, registrationNumber, vatNumber, ...rest }: Values) {
  const common = { ...rest, wantsNews: wantsNews !== '' };
  return kind === 'business'
    ? { ...common, kind: 'business' as const, company, registrationNumber, vatNumber }
    : { ...common, kind: 'customer' as const };
}

/** The form that asks for an account. */
export function useRegistration() {
  const { client, market } = useShop();
  const [isSent, setIsSent] = useState(false);
  const form = useTypedForm({
    fields: personFields,
    check: async (values) => {
      const { checkRegistration } = await checks();
      // The century of a birth number in a VAT number is settled by the API's own clock.
      const today = new Date().toISOString().slice(0, 10);
      return checkRegistration(bodyOf(values), { market, today }, personFields);
    },
    send: (values) => client.post('auth-register', { body: bodyOf(values) }),
    onSent: () => setIsSent(true),
  });
  return { ...form, isSent };
}
