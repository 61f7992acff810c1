import { useEffect, useState } from 'react';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { parseEmail } from '#core/identity/email.ts';
import { statusOf } from '#ui/api-error.ts';
import { useContractForm } from '#ui/use-contract-form.ts';
import { useText } from '../../i18n/text.ts';
import { tabStorage } from '../../lib/retained-form.ts';
import { rememberSale, saleOfTab } from '../../lib/sale-of-tab.ts';
import { useClient } from '../../lib/shop.tsx';

/** What a sale is asked for with. */
export interface StatusQuestion {
  readonly code: string;
  readonly email: string;
}

/** Phrases of the fields that cannot be asked with. */
type StatusRefusals = Partial<Record<keyof StatusQuestion, 'required' | 'invalid_email'>>;

/** Why there is no answer. An unknown code and a wrong e-mail are the same, on purpose. */
export type StatusFailure = 'unknown' | 'limited' | 'failed';

function refusalsOf({ code, email }: StatusQuestion): StatusRefusals {
  const refusals: StatusRefusals = {};
  if (code === '') refusals.code = 'required';
  if (email === '') refusals.email = 'required';
  else if (!parseEmail(email).ok) refusals.email = 'invalid_email';
  return refusals;
}

function failureOf(error: unknown): StatusFailure {
  const status = statusOf(error);
  if (status === 429) return 'limited';
  // A code that cannot be one is refused by the schema; for a person it is just as unknown.
  return status === 404 || status === 400 ? 'unknown' : 'failed';
}

export type StatusReply = Reply<Endpoints['buyback-status']>;

/** Whether the device has not come yet. */
export const isAwaited = ({ status }: Pick<StatusReply, 'status'>): boolean =>
  status === 'submitted' || status === 'awaiting_device';

interface Answer {
  readonly reply?: StatusReply;
  /** What it was asked with, for what its seller does next. */
  readonly asked?: StatusQuestion;
  readonly failure?: StatusFailure;
}

const trimmed = ({ code, email }: StatusQuestion): StatusQuestion => ({
  code: code.trim(),
  email: email.trim(),
});

/**
 * Asks for the state of a buy-back. It goes in a body: an e-mail has no place in an address. After a reload the code
 * that was shown last in this tab stands in its field, unless the address names one (`code`).
 */
export function useStatus(code: string | null) {
  const client = useClient();
  const say = useText('validation');
  const [answer, setAnswer] = useState<Answer>({});
  const form = useContractForm<keyof StatusQuestion, Answer>({
    fields: ['code', 'email'],
    check: (typed) => Promise.resolve(refusalsOf(trimmed(typed))),
    say,
    send: async (typed) => {
      const asked = trimmed(typed);
      setAnswer({});
      const reply = await client.post('buyback-status', {
        body: { code: asked.code, eMail: asked.email },
      });
      rememberSale(tabStorage(), asked.code);
      return { asked, reply };
    },
    onSent: setAnswer,
    onFailed: (error) => {
      setAnswer({ failure: failureOf(error) });
      return {};
    },
  });
  useEffect(() => {
    const known = code === null ? saleOfTab(tabStorage()) : null;
    if (known !== null) form.fill('code', known);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the page is opened
  }, []);
  const show = (reply: StatusReply) => setAnswer((before) => ({ ...before, reply }));
  return { form, ...answer, show };
}
