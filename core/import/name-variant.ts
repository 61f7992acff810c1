import type { DeviceKind } from '../buyback/device-kind.ts';
import { foldText } from '../shared/text.ts';

/** The name of a variant: what tells it apart is added where the file's name does not say it. */
export function nameVariant(name: string, parts: readonly (string | undefined)[]): string {
  const said = (part: string) => foldText(name).includes(foldText(part));
  const added = parts.filter((part) => part !== undefined && part !== '' && !said(part));
  return [name, ...added].join(' ').slice(0, 200);
}

/** Whether a file says the family by its name, and the variant by a longer one, to which nothing is added. */
export const isWholeName = (family: string | undefined, name: string): boolean =>
  nameFamily(family, name).length < name.length;

/** The name of a family: what its variants' names begin with, where the file says it; else that of the first variant. */
export function nameFamily(family: string | undefined, name: string): string {
  const said = family?.trim() ?? '';
  return said !== '' && foldText(name).startsWith(foldText(said)) ? said : name;
}

const words: readonly (readonly [DeviceKind, RegExp])[] = [
  // First, because "case for a phone" names a phone too.
  [
    'accessory',
    /prislusenstvi|accesori|obal|pouzdr|kryt|husa|sklo|folie|nabij|incarcator|kabel|cablu|sluchatk|casti|remin|powerbank|case|charger/,
  ],
  ['tablet', /tablet|ipad/],
  ['smartwatch', /hodink|smartwatch|watch|ceas/],
  ['phone', /telefon|mobil|smartphone|iphone|phone/],
];

/** What kind of thing a category's or a product's name speaks of; `fallback` where it says nothing. */
export function guessKind(
  texts: readonly (string | undefined)[],
  fallback: DeviceKind,
): DeviceKind {
  for (const text of texts) {
    const folded = foldText(text ?? '');
    const found = words.find(([, word]) => word.test(folded));
    if (found) return found[0];
  }
  return fallback;
}
