import { useEffect, useRef, useState } from 'react';
import type { Checkout } from '../../lib/checkout-query.ts';
import { missingChoice, type MissingChoice } from './missing-choice.ts';

/**
 * What is still to be chosen is said only once somebody wants to go on without it; then the keyboard
 * stands on it.
 */
export function useMissingChoice(checkout: Checkout) {
  const region = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState(0);
  const now = missingChoice(checkout);
  const missing: MissingChoice | null = asked === 0 ? null : now;
  useEffect(() => {
    if (asked === 0) return;
    const group = region.current?.querySelector<HTMLElement>('[data-missing]');
    group?.querySelector<HTMLElement>('input:not(:disabled), select')?.focus();
    group?.scrollIntoView({ block: 'center' });
  }, [asked]);
  const showMissing = (): boolean => {
    if (now === null) return false;
    setAsked((times) => times + 1);
    return true;
  };
  return { missing, region, showMissing } as const;
}
