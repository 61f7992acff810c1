import { onSignedIn } from '../../lib/signed-in.ts';
import type { DetailErrors, Details } from './details-fields.ts';

// Kept while the page lives and nowhere else: personal data have no place in the browser's storage.
let kept: Partial<Details> = {};
let refused: DetailErrors = {};

/** Adds to what was typed, for the next step and the way back. */
export function keepDetails(details: Partial<Details>): void {
  kept = { ...kept, ...details };
}

/** What was typed so far; empty on the server. */
export const keptDetails = (): Partial<Details> => kept;

/** All details, once the form was filled in; null before. */
export const wholeDetails = (): Details | null =>
  // The form gives every field at once, `country` among them, which is never empty.
  kept.country === undefined ? null : (kept as Details);

/** What the server said of fields when the order was sent; shown where they are typed. */
export function keepRefusals(errors: DetailErrors): void {
  refused = errors;
}

/** The server's words, until the form is sent again. */
export const keptRefusals = (): DetailErrors => refused;

/** The order is placed, or somebody else has sat down. */
export function forgetDetails(): void {
  kept = {};
  refused = {};
}

onSignedIn(forgetDetails);
