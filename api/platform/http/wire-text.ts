import { fromWire, toWire } from '#core/contract/casing.ts';

/**
 * A reply that is the wire's JSON already: in snake_case, with nothing but what the contract says. A
 * handler answers it where the database keeps texts in that form, so that nothing is parsed,
 * converted and written again between the two. check-reply.ts holds it to the contract: every one in
 * tests, one in so many elsewhere.
 */
export class WireText {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** The body of a reply as it is sent. */
export const textOf = (reply: unknown): string =>
  reply instanceof WireText ? reply.text : JSON.stringify(toWire(reply));

/** A reply as a client would read it. */
export const valueOf = (reply: unknown): unknown =>
  fromWire(reply instanceof WireText ? JSON.parse(reply.text) : toWire(reply));
