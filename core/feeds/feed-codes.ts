/** Feeds by the names that calls and addresses of the back office have for them. */
export const feedCodes = [
  'heureka',
  'heureka-availability',
  'zbozi',
  'google',
  'meta',
  'glami',
  'compari',
  'price-ro',
] as const;
export type FeedCode = (typeof feedCodes)[number];

export const isFeedCode = (text: unknown): text is FeedCode =>
  feedCodes.some((code) => code === text);
