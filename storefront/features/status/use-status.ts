import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { parseEmail } from '#core/identity/email.ts';
import { statusOf } from '#ui/api-error.ts';
import { useClient } from '../../lib/shop.tsx';

export interface StatusQuestion {
  readonly code: string;
  readonly email: string;
}

/** Phrases of the fields that cannot be asked with. */
export type StatusRefusals = Partial<Record<keyof StatusQuestion, 'required' | 'invalid_email'>>;

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

/** Asks for the state of a buy-back. It goes in a body: an e-mail has no place in an address. */
export function useStatus() {
  const client = useClient();
  const [refusals, setRefusals] = useState<StatusRefusals>({});
  const mutation = useMutation({
    mutationFn: ({ code, email }: StatusQuestion) =>
      client.post('buyback-status', { body: { code, eMail: email } }),
    gcTime: 0,
  });
  const ask = (question: StatusQuestion): boolean => {
    const found = refusalsOf(question);
    setRefusals(found);
    if (Object.keys(found).length > 0) return false;
    mutation.mutate(question);
    return true;
  };
  const failure = mutation.error === null ? null : failureOf(mutation.error);
  return { ask, refusals, failure, reply: mutation.data, isAsking: mutation.isPending };
}
