export type AttributeKind = 'choice' | 'number' | 'boolean' | 'text';

/** What staff say of a variant under one attribute; only what fits the attribute's kind is set. */
export interface AttributeStatement {
  readonly attributeId: number;
  /** Values of a choice, in their order. */
  readonly valueIds?: readonly number[] | undefined;
  /** A boolean is 1 or 0. */
  readonly number?: number | undefined;
  readonly textCs?: string | undefined;
  readonly textRo?: string | undefined;
}

/** An attribute with what can be said under it. */
export interface KnownAttribute {
  readonly kind: AttributeKind;
  /** Ids of its values, where it is a choice. */
  readonly valueIds: ReadonlySet<number>;
}

export type StatementRefusal = 'unknown_row' | 'attribute_mismatch' | 'already_used';

/**
 * Why a statement cannot stand among those before it, or null: the attribute is unknown or was named
 * already, or what is said is not of its kind (values of another attribute, a text without its
 * translation, a boolean other than 0 and 1, two things at once).
 */
export function refuseStatement(
  statement: AttributeStatement,
  attribute: KnownAttribute | undefined,
  isRepeated: boolean,
): StatementRefusal | null {
  if (!attribute) return 'unknown_row';
  if (isRepeated) return 'already_used';
  const { valueIds, number, textCs, textRo } = statement;
  const said = [valueIds, number, textCs ?? textRo].filter((each) => each !== undefined);
  return said.length === 1 && fits(statement, attribute) ? null : 'attribute_mismatch';
}

function fits(statement: AttributeStatement, { kind, valueIds: known }: KnownAttribute): boolean {
  const { valueIds = [], number, textCs, textRo } = statement;
  switch (kind) {
    case 'choice':
      return (
        valueIds.length > 0 &&
        new Set(valueIds).size === valueIds.length &&
        valueIds.every((id) => known.has(id))
      );
    case 'number':
      return number !== undefined;
    case 'boolean':
      return number === 0 || number === 1;
    case 'text':
      return textCs !== undefined && textRo !== undefined;
  }
}
