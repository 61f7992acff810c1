/** What a search finds besides products; `page` is one that every shop has. */
export const foundPageKinds = ['page', 'store', 'question', 'article', 'promotion'] as const;
export type FoundPageKind = (typeof foundPageKinds)[number];
