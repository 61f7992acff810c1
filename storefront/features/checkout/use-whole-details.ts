import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useShop } from '../../lib/shop.tsx';
import { wholeDraftQuery } from './details-draft.ts';
import type { Details } from './details-fields.ts';
import { wholeDetails } from './details-memory.ts';

interface WholeDetails {
  readonly details: Details | null;
  /** Whether the server is still asked for what this page does not know. */
  readonly isAsking: boolean;
}

/**
 * The details that an order is made of: those of this page, or, after a reload, a crash or on another device, those that
 * the server keeps, where nothing of them has to be mended. Null leads to where they are typed.
 */
export function useWholeDetails(): WholeDetails {
  const { client, market } = useShop();
  // Forgotten with the order, which is when this page is still there.
  const [typed] = useState(wholeDetails);
  const { data: kept, isPending } = useQuery({
    ...wholeDraftQuery(client, market),
    enabled: typed === null,
  });
  return { details: typed ?? kept ?? null, isAsking: typed === null && isPending };
}
