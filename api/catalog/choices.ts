import type { z } from 'zod';
import type { choice, colorChoice, modelChoice } from '#core/contract/choice.ts';
import type { Language } from '#core/market/market.ts';
import type { ColorRow, ManufacturerRow, ModelRow, TypeRow } from './choice-rows.ts';
import { imageAlt, modelLabel, namedByMaker, nameIn } from './device-labels.ts';

export type Choice = z.output<typeof choice>;
export type ModelChoice = z.output<typeof modelChoice>;
export type ColorChoice = z.output<typeof colorChoice>;

export const typeChoices = (rows: readonly TypeRow[], language: Language): Choice[] =>
  rows.map((row) => ({ value: row.slug, label: nameIn(row, language) }));

export const manufacturerChoices = (rows: readonly ManufacturerRow[]): Choice[] =>
  rows.flatMap(({ slug, name }) => (slug === null ? [] : [{ value: slug, label: name }]));

export const modelChoices = (rows: readonly ModelRow[]): ModelChoice[] =>
  rows.flatMap((row) =>
    row.slug === null
      ? []
      : [
          {
            value: row.slug,
            label: modelLabel(row.name, row.storage_gb),
            maximalPrice: row.maximal_price,
            size: sizeOf(row),
          },
        ],
  );

const sizeOf = ({ width_mm, height_mm }: ModelRow): ModelChoice['size'] =>
  width_mm === null || height_mm === null ? null : { width: width_mm, height: height_mm };

export const colorChoices = (rows: readonly ColorRow[], language: Language): ColorChoice[] =>
  rows.flatMap((row) => {
    if (row.slug === null) return [];
    const device = namedByMaker(row.manufacturer_name, modelLabel(row.model_name, row.storage_gb));
    const label = nameIn(row, language);
    return [{ value: row.slug, label, imageAlt: imageAlt(device, label), hex: row.hex }];
  });
