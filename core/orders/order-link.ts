/** How a customer showed that an order is theirs: the link of a mail, a code that was mailed now, or the account. */
export type OrderProof = 'link' | 'code' | 'account';

const minute = 60_000;
const day = 24 * 60 * minute;

/** Days from the last event of an order to the end of its mails' links (DECISIONS "Orders and their links"). */
const linkDays = 60;
/** Minutes for which a mailed code opens its order. */
export const codeMinutes = 10;
/** Wrong or right, a code is tried so often and no more. */
export const codeTries = 5;
/** Minutes for which the link that a code was given for is good. */
const provedMinutes = 60;

/** Whether the link of a mail still opens its order; at the very end it does not. */
export const isLinkOpen = (lastEventAt: Date, now: Date): boolean =>
  now.getTime() < lastEventAt.getTime() + linkDays * day;

/** Whether a code that was mailed then can still be typed. */
export const isCodeOpen = (mailedAt: Date, now: Date): boolean =>
  now.getTime() < mailedAt.getTime() + codeMinutes * minute;

/** Until when the link that is given for a right code opens the order. */
export const provedUntil = (now: Date): Date => new Date(now.getTime() + provedMinutes * minute);
