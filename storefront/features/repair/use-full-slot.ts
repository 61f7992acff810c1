import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fromWire } from '#core/contract/casing.ts';
import { ApiError } from '#core/contract/client.ts';
import { asApiError } from '#ui/api-error.ts';
import { slotsKey, type Slot } from './slots-query.ts';

/** What a refusal says where somebody else was faster; null for any other failure. */
function fullSlotOf(error: unknown): { readonly detail: string; readonly slots: Slot[] } | null {
  const refusal = asApiError(error);
  if (refusal?.status !== 409) return null;
  const { detail, slots } = Object(fromWire(refusal.body)) as Record<string, unknown>; // checked here
  if (typeof detail !== 'string' || !Array.isArray(slots)) return null;
  // The API sends slots as it sends them in every answer.
  return { detail, slots: slots as Slot[] };
}

/** Keeps what is free instead of a slot that was full, and lets the free ones be read anew. */
export function useFullSlot() {
  const queryClient = useQueryClient();
  const [offered, setOffered] = useState<readonly Slot[]>([]);
  return {
    offered,
    /** The failure as a form shows it: a full slot is told at the slot. */
    refusalOf(error: unknown): unknown {
      const full = fullSlotOf(error);
      if (full === null) return error;
      setOffered(full.slots);
      void queryClient.invalidateQueries({ queryKey: slotsKey });
      return new ApiError(409, { slot: [full.detail] }, null);
    },
  } as const;
}
