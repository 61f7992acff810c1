import { hasCode } from './code-match.ts';
import type { CardText } from '../catalog/cards/card-text.ts';

/** A card with the variants whose code or bar code was asked for; null where there are none. */
export interface CodedCard extends CardText {
  readonly coded: readonly number[] | null;
}

interface ColoredCard {
  master_product_id: number;
  seo_name: string;
  readonly colors: readonly { readonly seo_name: string; readonly master_product_id: number }[];
}

/** Cards that lead to the variant whose code was typed, where the card sells it. */
export const variantsOfCodes = <C extends CodedCard>(rows: readonly C[]): readonly C[] =>
  rows.map((row) => {
    if (row.coded === null) return row;
    const card = JSON.parse(row.card) as ColoredCard; // written by card-texts-sql.ts
    const asked = card.colors.find(({ master_product_id: id }) => row.coded?.includes(id));
    if (!asked) return row;
    card.seo_name = asked.seo_name;
    card.master_product_id = asked.master_product_id;
    return { ...row, card: JSON.stringify(card) };
  });

/** Variants with one of the codes, as an array of their ids; by indexes, once a statement. */
export const codedVariants = (codes: string): string => `
  (select array_agg(v.id) from master_products v where v.is_active and (
    ${hasCode((column) => `${column} = any(${codes})`)}))`;
