import type { CallInput, Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';

export type Attribute = Reply<Endpoints['admin-attr-name-choices']>['choices'][number];
type Said = Reply<Endpoints['admin-product-attributes']>['attributes'][number];
type Statement = CallInput<Endpoints['admin-product-attributes-set']>['body']['attributes'][number];

/** What stands in the controls of one attribute; a choice holds ids of its values with commas. */
export interface TypedStatement {
  readonly value: string;
  readonly textCs: string;
  readonly textRo: string;
}
export type TypedStatements = Readonly<Record<number, TypedStatement>>;

export const nothingSaid: TypedStatement = { value: '', textCs: '', textRo: '' };

/** What is said, as the controls show it. */
export const typedOf = (said: readonly Said[]): TypedStatements =>
  Object.fromEntries(
    said.map(({ attributeId, valueIds, number, textCs = '', textRo = '' }) => [
      attributeId,
      {
        value:
          valueIds?.join(',') ?? (number === undefined ? '' : String(number).replace('.', ',')),
        textCs,
        textRo,
      },
    ]),
  );

/** What the controls say; what is empty is not said. */
export const statementsOf = (
  attributes: readonly Pick<Attribute, 'value' | 'kind'>[],
  typed: TypedStatements,
): Statement[] =>
  attributes.flatMap(({ value: attributeId, kind }): Statement[] => {
    const { value, textCs, textRo } = typed[attributeId] ?? nothingSaid;
    if (kind === 'text') {
      // One language alone is refused at its field.
      return textCs.trim() + textRo.trim() === '' ? [] : [{ attributeId, textCs, textRo }];
    }
    const said = value.replaceAll(/\s/g, '');
    if (said === '') return [];
    return kind === 'choice'
      ? [{ attributeId, valueIds: said.split(',').map(Number) }]
      : [{ attributeId, number: said }];
  });
