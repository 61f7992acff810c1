import { useMutation, useQueryClient } from '@tanstack/react-query';
import { fromWire } from '#core/contract/casing.ts';
import { asApiError } from '#ui/api-error.ts';
import { useClient } from '../../lib/shop.tsx';
import { repairQuery, type Repair } from './repair-query.ts';

/** An answer to an estimate: of which one, and which of its lines are wanted. */
interface Decision {
  readonly digest: string;
  readonly approved: readonly number[];
  /** What the wanted ones come to, whole units. */
  readonly total: number;
}

/** What a refused answer brings: why, and what is asked now. */
interface Conflict {
  readonly detail: string;
  readonly current: Repair | null;
}

/** The body of a 409; null for any other failure. */
function conflictOf(error: unknown): Conflict | null {
  const refusal = asApiError(error);
  if (refusal?.status !== 409) return null;
  const { detail, current } = Object(fromWire(refusal.body)) as Record<string, unknown>; // checked here
  if (typeof detail !== 'string') return null;
  // The API has checked the view that it sends, here as in every answer.
  return { detail, current: Object(current) === current ? (current as Repair) : null };
}

/** Sends the customer's answer; what was asked otherwise meanwhile is shown and not decided. */
export function useDecision(code: string) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { queryKey } = repairQuery(client, code);
  const { mutate, data, error, isPending, variables } = useMutation({
    mutationFn: ({ digest, approved }: Decision) =>
      client.post('repair-decide', {
        params: { code },
        body: { digest, approved: [...approved] },
      }),
    onSuccess: (repair) => queryClient.setQueryData(queryKey, repair),
    onError: (failure) => {
      const current = conflictOf(failure)?.current ?? null;
      if (current === null) void queryClient.invalidateQueries({ queryKey });
      else queryClient.setQueryData(queryKey, current);
    },
  });
  return {
    decide: mutate,
    isDeciding: isPending,
    /** What was decided by this page. */
    decided: data === undefined ? null : variables,
    /** Why it was refused, in the words of the answer. */
    conflict: conflictOf(error)?.detail ?? null,
    hasFailed: error !== null,
  } as const;
}
