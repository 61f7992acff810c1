import type { ListingState } from '#core/catalog/facets.ts';
import type { CardText } from '../cards/card-text.ts';

interface ColoredCard {
  master_product_id: number;
  seo_name: string;
  readonly colors: readonly {
    readonly value: string;
    readonly seo_name: string;
    readonly master_product_id: number;
  }[];
}

/** Cards that lead to the variant of a chosen colour, where the card has it. */
export function variantsOfColors(
  rows: readonly CardText[],
  { chosen }: ListingState,
): readonly CardText[] {
  const colors = chosen.get('color');
  if (!colors) return rows;
  return rows.map((row) => {
    const card = JSON.parse(row.card) as ColoredCard; // written by card-texts-sql.ts
    const variants = card.colors.filter(({ value }) => colors.includes(value));
    const [first] = variants;
    const isShown = variants.some(({ seo_name }) => seo_name === card.seo_name);
    if (!first || isShown) return row;
    card.seo_name = first.seo_name;
    card.master_product_id = first.master_product_id;
    return { ...row, card: JSON.stringify(card) };
  });
}
