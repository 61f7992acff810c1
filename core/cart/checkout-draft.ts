/** Days that what somebody typed at the checkout is kept without an order; then it is of no use to them and goes. */
const keptDays = 30;
const dayMs = 86_400_000;

/** What was last written before this is forgotten. */
export const draftsKeptSince = (now: Date): Date => new Date(now.getTime() - keptDays * dayMs);

/** Whether anything was typed that is worth keeping: a country alone stands in the form by itself. */
export const isWorthKeeping = (typed: Readonly<Record<string, string>>): boolean =>
  Object.entries(typed).some(
    ([name, text]) => text !== '' && name !== 'country' && name !== 'altCountry',
  );

/**
 * Whether what was typed before a sign-in goes along into the account's cart: only where it names the account's own
 * e-mail, for on a shared computer it may be somebody else's.
 */
export const goesAlong = (typed: { readonly eMail?: string }, accountMail: string): boolean =>
  typed.eMail?.trim().toLowerCase() === accountMail.toLowerCase();
