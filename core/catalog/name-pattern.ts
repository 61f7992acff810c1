/** What a pattern of a name can put in, each written as `{family}`. */
export const nameTokens = [
  'family',
  'manufacturer',
  'capacity',
  'color',
  'name',
  'code',
  'ean',
  'mpn',
] as const;
export type NameToken = (typeof nameTokens)[number];

/** What is known of one variant in one language; empty where nothing is. */
export type NameFacts = Readonly<Record<NameToken, string>>;

const places = /\{([^{}]*)\}/g;
const isToken = (text: string): text is NameToken => nameTokens.some((token) => token === text);

/** Names in braces that no variant has, as they were typed; none where the pattern can be used. */
export const unknownTokens = (pattern: string): string[] => [
  ...new Set([...pattern.matchAll(places)].flatMap(([, name = '']) => (isToken(name) ? [] : name))),
];

/**
 * The name that a pattern such as `{family} {capacity} {color}` makes of a variant. What is not
 * known leaves no gap: no double space, no empty brackets, no comma before nothing.
 */
export const nameByPattern = (pattern: string, facts: NameFacts): string =>
  tidied(
    pattern.replaceAll(places, (whole, name: string) => (isToken(name) ? facts[name] : whole)),
  );

const tidied = (name: string): string =>
  name
    .replaceAll(/\(\s*\)|\[\s*\]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ([,;])/g, '$1')
    .replaceAll(/([,;])(?:\s*[,;])+/g, '$1')
    .trim()
    .replace(/^[\s,;–-]+/, '')
    .replace(/[\s,;–-]+$/, '');
