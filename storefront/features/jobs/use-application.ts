import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { fromWire } from '#core/contract/casing.ts';
import { asApiError } from '../../lib/api-error.ts';
import { useClient } from '../../lib/shop.tsx';
import type { ApplicationFields } from './check-application.ts';

export type ApplicationFailure = 'limited' | 'failed';

interface ApplicationOptions {
  readonly slug: string;
  /** First message of each refused field, `file` among them. */
  readonly onRefused: (messages: Readonly<Record<string, string>>) => void;
}

/** First messages of a refusal by field; null where the answer is no such refusal. */
function messagesOf(error: unknown): Readonly<Record<string, string>> | null {
  const refused = asApiError(error);
  if (refused?.status === 413) return null;
  if (refused?.status !== 400) return null;
  const entries = Object.entries(Object(fromWire(refused.body)) as object); // what Object() makes
  return Object.fromEntries(
    entries.flatMap(([name, messages]) =>
      Array.isArray(messages) ? [[name, String(messages[0])]] : [],
    ),
  );
}

/** Sends the application as a form with its file. */
export function useApplication({ slug, onRefused }: ApplicationOptions) {
  const client = useClient();
  const [failure, setFailure] = useState<ApplicationFailure | null>(null);
  const mutation = useMutation({
    mutationFn: ({ fields, file }: { fields: ApplicationFields; file: File }) =>
      client.post('job-apply', {
        params: { slug },
        body: { ...fields, consent: 'true' },
        file,
      }),
    gcTime: 0,
    onMutate: () => setFailure(null),
    onError: (error) => {
      const messages = messagesOf(error);
      if (messages !== null) onRefused(messages);
      else setFailure(asApiError(error)?.status === 429 ? 'limited' : 'failed');
    },
  });
  return {
    send: mutation.mutate,
    isSent: mutation.isSuccess,
    isSending: mutation.isPending,
    failure,
  };
}
