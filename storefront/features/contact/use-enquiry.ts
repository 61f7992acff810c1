import { useState } from 'react';
import { createKeyring } from '../../lib/idempotency-key.ts';
import { useShop } from '../../lib/shop.tsx';
import { useTypedForm } from '../../lib/typed-form.ts';
import { useCaptcha } from '../../lib/use-captcha.ts';
import type { ContactBody } from './check-enquiry.ts';
import { contactNames, offerNames, typedCount } from './enquiry-values.ts';

/** The schemas are no part of the page; they arrive with the first attempt to send. */
const checks = () => import('./check-enquiry.ts');

/** What both forms know of their sending. */
function useAttempts() {
  const [keyFor] = useState(() => createKeyring());
  const [isSent, setIsSent] = useState(false);
  const { renewCaptcha, ...captcha } = useCaptcha();
  return {
    ...captcha,
    isSent,
    // The captcha is no part of what is sent: another token does not make another message.
    keyOf: (content: object) => keyFor(content),
    ending: { onSent: () => setIsSent(true), onFailed: renewCaptcha },
  };
}

export function useContact() {
  const { client, market } = useShop();
  const { keyOf, ending, captcha, ...attempts } = useAttempts();
  const form = useTypedForm({
    fields: contactNames,
    check: async (values) => (await checks()).checkContact({ ...values, captcha }, market),
    send: (values) => {
      const content = { ...values, topic: values.topic as ContactBody['topic'] }; // just checked
      const idempotencyKey = keyOf(content);
      return client.post('enquiry-contact', { body: { ...content, captcha } }, { idempotencyKey });
    },
    ...ending,
  });
  return { ...form, ...attempts };
}

export function useSpecialOffer() {
  const { client, market } = useShop();
  const { keyOf, ending, captcha, ...attempts } = useAttempts();
  const form = useTypedForm({
    fields: offerNames,
    check: async (values) =>
      (await checks()).checkOffer({ ...values, captcha }, typedCount(values.quantity), market),
    send: (values) => {
      const content = { ...values, quantity: typedCount(values.quantity) };
      const body = { ...content, captcha };
      return client.post('enquiry-special-offer', { body }, { idempotencyKey: keyOf(content) });
    },
    ...ending,
  });
  return { ...form, ...attempts };
}
