import type { Grade } from '#core/buyback/grade.ts';
import type { DeviceKind } from '#core/buyback/device-kind.ts';
import type { ProposedVariant } from '#core/catalog/new-product.ts';

/** A row of the table of variants, as it is typed. */
export interface DraftVariant {
  /** Stays the same while rows around it come and go. */
  readonly key: number;
  readonly groupName: string;
  readonly colorValueId: number | null;
  readonly nameCs: string;
  readonly nameRo: string;
  readonly code: string;
  readonly ean: string;
  readonly mpn: string;
  readonly price: string;
  readonly quantity: string;
  readonly nearlyNewPrice: string;
  readonly nearlyNewQuantity: string;
}

/** A used piece, as it is typed. */
export interface DraftPiece {
  readonly key: number;
  /** `key` of its variant. */
  readonly variant: number;
  readonly grade: Grade;
  readonly price: string;
  readonly boughtFor: string;
  readonly batteryPercent: string;
  readonly serial: string;
  readonly placeId: number | null;
  readonly noteCs: string;
}

export interface DraftFamily {
  readonly nameCs: string;
  readonly nameRo: string;
  readonly kind: DeviceKind;
  readonly manufacturerId: number | null;
  readonly descriptionCs: string;
  readonly descriptionRo: string;
}

/** Whole units or pieces as typed, `1 299`; what is no number is left to the API to refuse. */
const numberOf = (text: string): number => Number(text.replace(/\s/g, '') || Number.NaN);
const numberOrNull = (text: string): number | null => (text.trim() === '' ? null : numberOf(text));

/** New rows for what is proposed and not in the table yet; rows that were typed into stay. */
export function withProposed(
  rows: readonly DraftVariant[],
  proposed: readonly ProposedVariant[],
  common: { readonly price: string; readonly quantity: string },
): DraftVariant[] {
  const has = ({ groupName, colorValueId }: ProposedVariant) =>
    rows.some((row) => row.groupName === groupName && row.colorValueId === colorValueId);
  const first = Math.max(0, ...rows.map(({ key }) => key)) + 1;
  const added = proposed
    .filter((one) => !has(one))
    .map((one, at) => ({
      ...one,
      key: first + at,
      code: '',
      ean: '',
      mpn: '',
      nearlyNewPrice: '',
      nearlyNewQuantity: '',
      ...common,
    }));
  return [...rows, ...added];
}

interface DraftProduct {
  readonly family: DraftFamily;
  readonly categoryIds: readonly number[];
  readonly variants: readonly DraftVariant[];
  readonly pieces: readonly DraftPiece[];
}

/** The body of the call. */
export const bodyOf = (
  { family, categoryIds, variants, pieces }: DraftProduct,
  isPublished: boolean,
  /** The family that the variants join; null where they make a new one. */
  familyId: number | null = null,
) => ({
  // Null is refused at its field by the API.
  family:
    familyId === null ? { ...family, manufacturerId: family.manufacturerId ?? Number.NaN } : null,
  familyId,
  categoryIds: [...categoryIds],
  isPublished,
  variants: variants.map(
    ({ key, ean, mpn, price, quantity, nearlyNewPrice, nearlyNewQuantity, ...row }) => ({
      ...row,
      ean: ean.trim() === '' ? null : ean,
      mpn: mpn.trim() === '' ? null : mpn,
      stock: [
        ...stockOf('new', price, quantity),
        ...stockOf('nearly_new', nearlyNewPrice, nearlyNewQuantity),
      ],
      pieces: pieces.filter(({ variant }) => variant === key).map(pieceOf),
    }),
  ),
});

/** What is sold in a condition; nothing where neither its price nor its number is typed. */
const stockOf = <C extends 'new' | 'nearly_new'>(condition: C, price: string, quantity: string) =>
  price.trim() === '' && quantity.trim() === ''
    ? []
    : [{ condition, price: numberOf(price), quantity: numberOrNull(quantity) ?? 0 }];

const pieceOf = (piece: DraftPiece) => ({
  grade: piece.grade,
  price: numberOf(piece.price),
  boughtFor: numberOf(piece.boughtFor),
  batteryPercent: numberOrNull(piece.batteryPercent),
  serial: piece.serial,
  placeId: piece.placeId,
  noteCs: piece.noteCs,
  noteRo: '',
});

/** Messages of a refusal by the row that they belong to: `variants.2.ean`. */
export type RowErrors = Readonly<Record<string, string>>;

/** Cells of stock by their columns; the API counts what is sent of a row, the new pieces first. */
const stockCells: Readonly<Record<string, readonly ['new' | 'nearlyNew', string]>> = {
  price: ['new', 'price'],
  quantity: ['new', 'quantity'],
  nearlyNewPrice: ['nearlyNew', 'price'],
  nearlyNewQuantity: ['nearlyNew', 'quantity'],
};

/** The message of a variant's cell. */
export function cellError(
  errors: RowErrors,
  place: number,
  column: string,
  { price, quantity }: Pick<DraftVariant, 'price' | 'quantity'>,
): string | undefined {
  const row = `variants.${String(place)}`;
  const [condition, field] = stockCells[column] ?? [];
  if (condition === undefined || field === undefined) return errors[`${row}.${column}`];
  const hasNew = (price + quantity).trim() !== '';
  if (condition === 'new') return hasNew ? errors[`${row}.stock.0.${field}`] : undefined;
  return errors[`${row}.stock.${hasNew ? '1' : '0'}.${field}`];
}

/** The message of a used piece's cell; the API counts pieces within their variant. */
export function pieceError(
  errors: RowErrors,
  { variants, pieces }: Pick<DraftProduct, 'variants' | 'pieces'>,
  piece: DraftPiece,
  column: string,
): string | undefined {
  const row = variants.findIndex(({ key }) => key === piece.variant);
  const place = pieces.filter(({ variant }) => variant === piece.variant).indexOf(piece);
  return errors[`variants.${String(row)}.pieces.${String(place)}.${column}`];
}
