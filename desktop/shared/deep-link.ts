import { linkScheme } from './places.ts';

const linkKinds = ['order', 'buyback', 'category', 'screen'] as const;
export type LinkKind = (typeof linkKinds)[number];

/** What a link of another program asks to be shown. */
export interface DeepLink {
  readonly kind: LinkKind;
  /** Number of an order or a buy-back, id of a category, address of a screen without its first slash. */
  readonly reference: string;
}

const reference = /^[A-Za-z0-9-]{1,40}$/;
/** A screen, what it has open, and its view: `orders/12?view=overdue`. */
const screenAddress = /^[a-z-]{1,60}(?:\/[A-Za-z0-9._%-]{1,80})?(?:\?view=[A-Za-z0-9_-]{1,40})?$/;
const digits = /^\d{1,10}$/;

const isKind = (text: string): text is LinkKind => linkKinds.some((kind) => kind === text);

/**
 * `obmena://order/123`, `obmena://buyback/123`, `obmena://category/7`; null for anything else. Any program and web page
 * can open such a link, so it may only name what to show and never what to do.
 */
export function parseDeepLink(text: string): DeepLink | null {
  const match = /^([a-z]+):\/\/([a-z]+)\/([^#]+?)\/?$/.exec(text);
  const [, scheme, kind, given] = match ?? [];
  if (scheme !== linkScheme || kind === undefined || given === undefined || !isKind(kind)) {
    return null;
  }
  const right = kind === 'category' ? digits : kind === 'screen' ? screenAddress : reference;
  return right.test(given) ? { kind, reference: given } : null;
}

/** The link to an address of the back office, such as `/orders/12`. */
export const linkToScreen = (address: string): string =>
  `${linkScheme}://screen/${address.replace(/^\//, '')}`;

/** The first link among the words of a command line, where Windows and Linux put it. */
export function linkOfArguments(words: readonly string[]): DeepLink | null {
  for (const word of words) {
    const link = parseDeepLink(word);
    if (link !== null) return link;
  }
  return null;
}
