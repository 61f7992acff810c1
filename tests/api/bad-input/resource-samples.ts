import { resources } from '#core/changes/all-resources.ts';
import { keptColumns, type Resource } from '#core/resources/resource.ts';
import { rowOf } from '#tests/support/resource-samples.ts';
import type { Sample } from './sample.ts';

const page = {
  offset: '0',
  limit: '10',
  filter: '{}',
  after: 'a.b',
  locate: '1',
  selection: 'ab',
};

function ofList(of: Resource): Record<string, Sample> {
  const { list } = of.options;
  const [edited, ranged] = [
    (keptColumns(of.columns).find(([, { formOnly }]) => !formOnly) ??
      keptColumns(of.columns)[0])?.[0] ?? '',
    keptColumns(of.columns).find(([, { type }]) => type === 'integer' || type === 'money')?.[0],
  ];
  const worded = keptColumns(of.columns).find(([, { type }]) => type === 'text')?.[0] ?? edited;
  if (!list) return {};
  const changes = { [edited]: rowOf(of)[edited] };
  return {
    [`grid-${list.name}`]: { query: { ...page, sort: list.sort } },
    [`grid-${list.name}-select`]: {
      body: {
        kind: 'all',
        ids: [1],
        except: [1],
        filter: {
          term: 'a',
          conditions: [
            ranged === undefined
              ? { column: worded, op: 'contains', value: 'a' }
              : { column: ranged, op: 'between', value: 1, to: 2 },
          ],
        },
      },
      // Lists are asked for any number; tests/api/grids tries what a filter refuses.
      anyText: ['filter'],
    },
    [`grid-${list.name}-edit`]: {
      body: { rows: [{ id: 1, version: 1, changes, overwrite: [edited] }] },
      // A cell is refused by itself, in an answer that says which.
      anyText: ['rows'],
    },
    [`grid-${list.name}-set`]: {
      body: { selectionId: 'ab', column: edited, value: rowOf(of)[edited] },
      // Whether a value fits depends on the column.
      anyText: ['column', 'value'],
    },
    [`grid-${list.name}-remove`]: { body: { selectionId: 'ab' } },
    [`grid-${list.name}-import-preview`]: { body: { encoding: 'utf-8' } },
    [`grid-${list.name}-import`]: { body: { encoding: 'utf-8', plan: 'ab' } },
  };
}

function ofRows(of: Resource): Record<string, Sample> {
  const { key, filters = [] } = of.options.rows;
  const body = rowOf(of);
  const fractions = keptColumns(of.columns).flatMap(([id, { type }]) =>
    type === 'decimal' ? [id] : [],
  );
  const negatives = keptColumns(of.columns).flatMap(([id, { limits }]) =>
    'min' in limits && limits.min < 0 ? [id] : [],
  );
  const narrowed = Object.fromEntries(filters.map((name) => [name, '1']));
  return {
    [`${key}-list`]: { query: { offset: '0', limit: '10', term: 'a', ...narrowed } },
    [`${key}-add`]: { body, fractions, negatives },
    [`${key}-update`]: { params: { id: 1 }, body: { ...body, version: 1 }, fractions, negatives },
    [`${key}-delete`]: { params: { id: 1 }, query: { version: '1' } },
  };
}

/** A valid query or body of every call that comes out of a declaration. */
export const resourceSamples: Readonly<Record<string, Sample>> = Object.fromEntries(
  resources.flatMap((of: Resource) => Object.entries({ ...ofList(of), ...ofRows(of) })),
);
