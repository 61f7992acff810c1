import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { SignedRequest } from '#core/contract/endpoint.ts';
import type { GatewayMessage } from '../gateway.ts';

const message = z.object({
  applicationId: z.string(),
  orderReference: z.string(),
  stateReason: z.string(),
  checkSum: z.string(),
});

/** What signs a message: https://github.com/homecreditcz (notification's checkSum). */
export const loanCheckSum = (order: string, reason: string, secret: string): string =>
  createHmac('sha512', secret).update(`${order}:${reason}`).digest('hex').toUpperCase();

/**
 * A company's message where its sum is right; null where it is not. It only says that there is news:
 * the company is asked what, so that an old message that comes late changes nothing.
 */
export function readLoanMessage({ body }: SignedRequest, secret: string): GatewayMessage | null {
  const parsed = message.safeParse(jsonOf(body));
  if (!parsed.success) return null;
  const { applicationId: reference, orderReference, stateReason, checkSum } = parsed.data;
  const right = Buffer.from(loanCheckSum(orderReference, stateReason, secret));
  const given = Buffer.from(checkSum);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  return { event: `${reference}:${stateReason}`, reference, news: 'pending', amount: null };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
