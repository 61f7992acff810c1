import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { mapEmailErrors } from '#core/buyback/server-errors.ts';
import { createKeyring } from '../../lib/idempotency-key.ts';
import type { EmailFormProps } from '../../lib/sale-forms.ts';
import { saleFailureOf, type SaleTrouble } from '../../lib/sale-trouble.ts';
import { useClient } from '../../lib/shop.tsx';
import type { EmailFields } from './check-email.ts';

interface OfferOptions extends EmailFormProps {
  readonly onEmailError: (message: string) => void;
}

/** Sends the offer. `sent` is the specification's flag: null before, then true or false. */
export function useOffer(options: OfferOptions) {
  const { appraisal, deviceIdentifier, deviceConditionChoices, offerCode } = options;
  const client = useClient();
  const [keyFor] = useState(() => createKeyring());
  const [sent, setSent] = useState<boolean | null>(null);
  const [trouble, setTrouble] = useState<SaleTrouble | null>(null);
  const showRefusal = (body: unknown) => {
    const { fields, form } = mapEmailErrors(body);
    if (fields.email !== undefined) options.onEmailError(fields.email.join(' '));
    if (form.length > 0) setTrouble({ kind: 'refused', messages: form });
    else if (fields.email === undefined) setTrouble({ kind: 'failed' });
  };
  const mutation = useMutation({
    mutationFn: ({ email, note }: EmailFields) => {
      const appraisalVersion = appraisal.version;
      const device = { deviceIdentifier, appraisalVersion, offerCode };
      const choices = [...deviceConditionChoices];
      const body = { ...device, deviceConditionChoices: choices, eMail: email, note };
      return client.post('buyback-send-to-email', { body }, { idempotencyKey: keyFor(body) });
    },
    gcTime: 0,
    onSuccess: () => {
      setSent(true);
      options.onDone();
    },
    onError: (error) => {
      setSent(false);
      const failure = saleFailureOf(error);
      if (failure.kind === 'price_changed') options.onPriceChanged(failure.message, failure.url);
      else if (failure.kind === 'refused') showRefusal(failure.body);
      else setTrouble(failure);
    },
  });
  const send = (fields: EmailFields) => {
    setTrouble(null);
    mutation.mutate(fields);
  };
  return { send, sent, trouble, isSending: mutation.isPending };
}
