/** What the name of a movement ends with in the message about its surplus, which is kept beside the one of its payment. */
export const surplusMark = '/surplus';

/**
 * A transfer that is more than its order awaits, in whole units: the part that pays the order, and the surplus that goes back
 * to its payer where a person said so. Nothing is parted without their word, of an order that awaits nothing (all of it goes
 * back then by itself), or of too little: another amount than the one due is no payment by itself (T-ORD-7, 8).
 */
export function splitTransfer(
  amount: number,
  order: { readonly toPay: number; readonly isWaiting: boolean },
  givesSurplusBack: boolean,
): { readonly paid: number; readonly surplus: number } {
  const isParted = givesSurplusBack && order.isWaiting && order.toPay > 0 && amount > order.toPay;
  return isParted
    ? { paid: order.toPay, surplus: amount - order.toPay }
    : { paid: amount, surplus: 0 };
}
