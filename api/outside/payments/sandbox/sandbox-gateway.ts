import type { SignedRequest } from '#core/contract/endpoint.ts';
import type { PaymentGateway } from '../gateway.ts';
import type { SandboxPayment } from './sandbox-payments.ts';

/** What the visitor of a played gateway's page can make happen. */
export const sandboxOutcomes = [
  'paid',
  'paid_late',
  'paid_three_times',
  'paid_after_failure',
  'declined',
  'pending',
  'other_amount',
  'held_then_lost',
  'cancelled',
  'expired',
] as const;
export type SandboxOutcome = (typeof sandboxOutcomes)[number];

/** What can happen to a payment, and to a card that is held only. */
export const outcomesOf = ({
  is_hold: isHold,
}: Pick<SandboxPayment, 'is_hold'>): readonly SandboxOutcome[] =>
  sandboxOutcomes.filter((outcome) => outcome !== (isHold ? 'other_amount' : 'held_then_lost'));

/** One message that the gateway sends to the shop after a while. */
export interface SandboxMessage {
  /** The gateway's name of the message; the same one twice is a repeat. */
  readonly event: string;
  readonly status: SandboxPayment['status'];
  readonly amount: number | null;
  readonly delayMs: number;
}

/** A gateway played here: the real client talks to it, and it writes messages as the real one does. */
export interface SandboxGateway {
  readonly gateway: PaymentGateway;
  /** A message of this payment in the gateway's own form, signed. */
  readonly messageOf: (payment: SandboxPayment, message: SandboxMessage) => SignedRequest;
}

/** The state after an outcome and the messages that follow; amounts in whole units. */
export function playOutcome(
  { reference, amount, is_hold: isHold }: Pick<SandboxPayment, 'reference' | 'amount' | 'is_hold'>,
  outcome: SandboxOutcome,
): { status: SandboxPayment['status']; captured: number | null; messages: SandboxMessage[] } {
  // What pays elsewhere holds the card here, and takes nothing of it.
  const paid = isHold ? 'held' : 'paid';
  const whole = isHold ? null : amount;
  const say = (
    status: SandboxPayment['status'],
    delayMs = 0,
    taken: number | null = status === 'paid' ? amount : null,
  ): SandboxMessage => ({
    event: `evt_${reference}_${status}`,
    status,
    amount: taken,
    delayMs,
  });
  switch (outcome) {
    case 'paid':
      return { status: paid, captured: whole, messages: [say(paid)] };
    case 'paid_late':
      return { status: paid, captured: whole, messages: [say(paid, 10_000)] };
    case 'paid_three_times':
      return {
        status: 'paid',
        captured: amount,
        messages: [say(paid), say(paid, 1_000), say(paid, 3_000)],
      };
    case 'paid_after_failure':
      // Out of order: the failure of an earlier try is told last.
      return {
        status: 'paid',
        captured: amount,
        messages: [say(paid), say('failed', 2_000)],
      };
    case 'other_amount': {
      const taken = amount + 1;
      return { status: 'paid', captured: taken, messages: [say('paid', 0, taken)] };
    }
    case 'pending':
      return {
        status: 'pending',
        captured: null,
        messages: [say('pending'), say(paid, 15_000)],
      };
    case 'declined':
      return { status: 'failed', captured: null, messages: [say('failed')] };
    case 'held_then_lost':
      // The bank lets go of the card before its time.
      return { status: 'held', captured: null, messages: [say('held'), say('expired', 20_000)] };
    case 'cancelled':
    case 'expired':
      return { status: outcome, captured: null, messages: [say(outcome)] };
  }
}
