/** What can be added to a package's product; the wire and the database know the same words. */
export const childKinds = [
  'insurance',
  'extended_warranty',
  'prolonged_warranty',
  'screen_protection',
  'accessory',
] as const;
export type ChildKind = (typeof childKinds)[number];
