import type { Language } from '#core/market/market.ts';

/** A text in both languages, as snapshots and price lists keep it. */
export interface BothLanguages {
  readonly cs: string;
  readonly ro: string;
}

/** `iPhone 15` with 128 → `iPhone 15 128 GB`; from 1024 in terabytes. */
export function modelLabel(name: string, storageGb: number | null): string {
  if (storageGb === null) return name;
  const size = storageGb >= 1024 ? `${storageGb / 1024} TB` : `${storageGb} GB`;
  return `${name} ${size}`;
}

/** The maker once, even where the model's name begins with it. */
export const namedByMaker = (manufacturer: string, model: string): string =>
  model.toLowerCase().startsWith(`${manufacturer.toLowerCase()} `)
    ? model
    : `${manufacturer} ${model}`;

/** Alternative text of a device's picture. */
export const imageAlt = (device: string, color: string): string => `${device}, ${color}`;

/** Picks the column of a language. */
export const nameIn = (
  row: { readonly name_cs: string; readonly name_ro: string },
  language: Language,
): string => (language === 'cs' ? row.name_cs : row.name_ro);
