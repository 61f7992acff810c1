type Outcome = 'paid' | 'confirm' | 'declined' | 'unreachable' | 'accepted' | 'rejected';

/** What a played wallet or check would give the browser: says how the payment is to end. */
export const sandboxToken = (outcome: Outcome): string =>
  `sandbox.${outcome}.${String(Date.now())}`;
