import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import type { GridRow } from '#core/grid/grid-definition.ts';
import type { KeptColumn } from '#core/resources/column.ts';
import { keptColumns, type Resource } from '#core/resources/resource.ts';
import type { ResourceWords } from '#core/resources/words.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { useConfig } from '../../lib/session.ts';
import { formatMoney } from '#core/shared/money.ts';
import { RowPanel } from '../row-panel.tsx';
import { ErrorState, Skeleton } from '../states.tsx';
import { findersOf, readersOf } from './outside-rows.ts';
import { listKey, resourceCalls } from './resource-calls.ts';
import {
  initialOf,
  resourceFields,
  suggestedBy,
  type ReferenceChoices,
} from './resource-fields.ts';

interface ResourcePanelProps {
  readonly resource: Resource;
  readonly words: ResourceWords;
  /** Null for a new one. */
  readonly row: GridRow | null;
  readonly onClose: () => void;
  readonly children?: (typed: Readonly<Record<string, string>>) => ReactNode;
}

/** Rows that the columns with ids are chosen from, by their names. */
const useReferences = ({ table, columns }: Resource, row: GridRow | null) =>
  useQuery({
    queryKey: ['reference-choices', table, row?.id],
    queryFn: async ({ signal }): Promise<ReferenceChoices> => {
      const read = keptColumns(columns).flatMap(([name, { from }]) =>
        from ? [readChoices(name, from, row, signal)] : [],
      );
      return Object.fromEntries(await Promise.all(read));
    },
  });

async function readChoices(
  name: string,
  { list, named, as }: NonNullable<KeptColumn['from']>,
  row: GridRow | null,
  signal: AbortSignal,
) {
  const read = readersOf[list];
  if (read) return [name, await read(signal)] as const;
  if (findersOf[list]) {
    // What the row names already; the rest is found by a word.
    const id = row?.[name] ?? null;
    return [name, id === null ? [] : [{ value: String(id), label: String(row?.[as]) }]] as const;
  }
  const { results } = await client.get(listKey(list), { query: { limit: 500 } }, { signal });
  const choices = results.map((row) => ({
    value: String(row.id),
    label: named.map((column) => row[column]).join(' '),
  }));
  return [name, choices] as const;
}

/** The title of a row's form, with the row's cells in it. */
function useTitle({ columns }: Resource, { add = '', one = '' }: ResourceWords) {
  const { market } = useConfig();
  return (row: GridRow | null) =>
    row === null
      ? add
      : one.replace(/\{(\w+)\}/g, (_, name: string) =>
          columns[name]?.type === 'money'
            ? formatMoney(Number(row[name]), market)
            : String(row[name] ?? ''),
        );
}

/** Form of a resource's row beside its list, as the declaration says it. */
export function ResourcePanel({ resource, words, row, onClose, children }: ResourcePanelProps) {
  const t = usePhrases('rowPanel');
  const references = useReferences(resource, row);
  const title = useTitle(resource, words);
  const calls = useMemo(() => resourceCalls(resource), [resource]);
  if (references.isError) {
    return <ErrorState error={references.error} onRetry={() => void references.refetch()} />;
  }
  if (!references.data) return <Skeleton />;
  return (
    <RowPanel
      title={title(row)}
      fields={resourceFields(resource, words, references.data, t('optional'))}
      row={row}
      initial={initialOf(resource)}
      {...(row ? {} : { suggest: suggestedBy(resource) })}
      save={calls.save}
      remove={calls.remove}
      onClose={onClose}
      {...(children && { children })}
    />
  );
}
