import { useCallback } from 'react';
import { buybackStatuses, type BuybackStatus } from '#core/buyback/buyback-status.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import type { StatusTone } from '../../ui/states.tsx';

const isStatus = (name: string): name is BuybackStatus =>
  buybackStatuses.some((status) => status === name);

/** A state in words; one that is not known yet is shown as it is. */
export function useStatusName(): (name: string) => string {
  const t = usePhrases('buybacks');
  return useCallback((name) => (isStatus(name) ? t(`status_${name}`) : name), [t]);
}

/** Colour of a state's dot: what waits for us, for others, what went well and what did not. */
export const toneOf: Readonly<Record<BuybackStatus, StatusTone>> = {
  quoted: 'neutral',
  submitted: 'info',
  awaiting_device: 'info',
  received: 'warning',
  inspected: 'info',
  counter_offered: 'info',
  accepted: 'warning',
  payout_pending: 'warning',
  paid: 'success',
  rejected: 'error',
  returning: 'warning',
  returned: 'neutral',
  cancelled: 'neutral',
  expired: 'neutral',
};
