import { refundUrgency } from '#core/orders/refund-deadline.ts';

const tones = { calm: null, soon: 'warning', late: 'error' } as const;

/** The colour in which days that are left of the deadline are written; null for the usual one. */
export const urgencyTone = (daysLeft: number): 'warning' | 'error' | null =>
  tones[refundUrgency(daysLeft)];
