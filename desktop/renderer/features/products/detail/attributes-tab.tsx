import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { usePhrases } from '../../../i18n/use-phrases.ts';
import { client } from '../../../lib/client.ts';
import { failureOf, reportFailure } from '../../../lib/failures.ts';
import { notify } from '../../../lib/notify.ts';
import { queries } from '../../../lib/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState, Skeleton } from '../../../ui/states.tsx';
import { StatementFields, type AttributeValue } from './statement-fields.tsx';
import { nothingSaid, statementsOf, typedOf, type Attribute } from './statements.ts';
import type { TabProps } from './variant.ts';

type Said = Reply<Endpoints['admin-product-attributes']>;

const pageOfValues = 500;

async function readValues(signal: AbortSignal): Promise<AttributeValue[]> {
  const all: AttributeValue[] = [];
  for (;;) {
    const query = { offset: all.length, limit: pageOfValues };
    const { count, results } = await client.get(
      'admin-attribute-value-list',
      { query },
      { signal },
    );
    all.push(...results);
    if (results.length === 0 || all.length >= count) return all;
  }
}

/** What is said of the variant under every attribute there is, by group. */
export function AttributesTab({ variant, mayEdit }: TabProps) {
  const queryKey = ['product-attributes', variant.id];
  const said = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      client.get(
        'admin-product-attributes',
        { params: { masterProductId: variant.id } },
        { signal },
      ),
  });
  const attributes = useQuery({
    queryKey: ['attribute-choices'],
    queryFn: ({ signal }) =>
      client.get('admin-attr-name-choices', { query: { term: '' } }, { signal }),
  });
  const values = useQuery({
    queryKey: ['attribute-values'],
    queryFn: ({ signal }) => readValues(signal),
  });
  const error = said.error ?? attributes.error ?? values.error;
  if (error) return <ErrorState error={error} />;
  if (!said.data || !attributes.data || !values.data) return <Skeleton lines={10} />;
  return (
    <Statements
      key={said.data.version}
      said={said.data}
      attributes={attributes.data.choices}
      values={values.data}
      mayEdit={mayEdit}
      onSaved={() => void queries.invalidateQueries({ queryKey })}
    />
  );
}

interface StatementsProps {
  readonly said: Said;
  readonly attributes: readonly Attribute[];
  readonly values: readonly AttributeValue[];
  readonly mayEdit: boolean;
  readonly onSaved: () => void;
}

function Statements({ said, attributes, values, mayEdit, onSaved }: StatementsProps) {
  const t = usePhrases('rowPanel');
  const [typed, setTyped] = useState(() => typedOf(said.attributes));
  const statements = statementsOf(attributes, typed);
  const saving = useMutation({
    mutationFn: () =>
      client.patch('admin-product-attributes-set', {
        params: { masterProductId: said.masterProductId },
        body: { version: said.version, attributes: statements },
      }),
    meta: { silent: true },
    onSuccess: () => {
      notify('success', t('saved'));
      onSaved();
    },
    onError: (error) => {
      if (Object.keys(failureOf(error).fields).length === 0) reportFailure(error);
    },
  });
  const fields = saving.error ? failureOf(saving.error).fields : {};
  const groups = [...new Set(attributes.map(({ group }) => group))];
  return (
    <>
      {groups.map((group) => (
        <fieldset key={group} className="product-form" disabled={!mayEdit}>
          <legend>{group}</legend>
          <div className="row-form">
            {attributes
              .filter((attribute) => attribute.group === group)
              .map((attribute) => (
                <StatementFields
                  key={attribute.value}
                  attribute={attribute}
                  values={values.filter(({ attributeId }) => attributeId === attribute.value)}
                  typed={typed[attribute.value] ?? nothingSaid}
                  error={errorAt(
                    fields,
                    statements.findIndex(({ attributeId }) => attributeId === attribute.value),
                  )}
                  onTyped={(more) => setTyped({ ...typed, [attribute.value]: more })}
                />
              ))}
          </div>
        </fieldset>
      ))}
      {mayEdit && (
        <Button kind="primary" busy={saving.isPending} onClick={() => saving.mutate()}>
          {t('save')}
        </Button>
      )}
    </>
  );
}

/** What the call says of one statement, whichever of its fields it means. */
const errorAt = (fields: Readonly<Record<string, string>>, index: number): string | undefined =>
  Object.entries(fields).find(([path]) => path.startsWith(`attributes.${String(index)}.`))?.[1];
