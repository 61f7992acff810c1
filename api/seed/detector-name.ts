import type { DetectorBrand } from './detector-source.ts';

interface NamedModel {
  readonly name: string;
  readonly kind: string | undefined;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A word of a lower-case key as makers write it: `bv9800` → `BV9800`, `pro` → `Pro`. */
const capitalized = (word: string): string =>
  /\d/.test(word) || /^(?:x[slr]|se|fe|xl|gt|nfc|lte|ii|iii|iv)$/.test(word)
    ? word.toUpperCase()
    : word.charAt(0).toUpperCase() + word.slice(1);

const capitalizedWords = (text: string): string => text.replace(/[a-z0-9]+/g, capitalized);

/** The parts of a pattern with its gaps filled; a gap inside a word goes on in small letters. */
const filled = (parts: readonly string[], fills: readonly string[]): string =>
  parts
    .map((part, index) => {
      const fill = fills[index] ?? '';
      return part + (/[a-z]$/.test(part) ? fill : capitalizedWords(fill));
    })
    .join('');

/**
 * Finds the written name for the lower-case keys of a brand's facts: the same name among the
 * brand's patterns, else a pattern with gaps (`Buzz $1 Lite`) whose gaps the key fills, else the
 * key with capital letters.
 */
export function modelNamer(brand: DetectorBrand): (key: string) => NamedModel {
  const exact = new Map<string, NamedModel>();
  const gapped: { readonly form: RegExp; readonly parts: string[]; kind: string | undefined }[] =
    [];
  for (const { model, device } of brand.models) {
    const parts = model.split(/\$\d/);
    const name = model.trim();
    if (parts.length === 1) exact.set(name.toLowerCase(), { name, kind: device });
    // A pattern that is nothing but a gap would take every key.
    else if (/[a-z]{2}/i.test(parts.join(''))) {
      const form = new RegExp(`^${parts.map((part) => escaped(part.toLowerCase())).join('(.+)')}$`);
      gapped.push({ form, parts, kind: device });
    }
  }
  return (key) => {
    const same = exact.get(key);
    if (same !== undefined) return same;
    for (const { form, parts, kind } of gapped) {
      const fills = form.exec(key)?.slice(1);
      if (fills !== undefined) return { name: filled(parts, fills), kind };
    }
    return { name: capitalizedWords(key), kind: brand.kind };
  };
}
