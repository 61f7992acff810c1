import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { useLanguage, usePhrases } from '../../../i18n/use-phrases.ts';
import { client } from '../../../lib/client.ts';
import { failureOf, reportFailure } from '../../../lib/failures.ts';
import { useLiveQueries } from '../../../lib/live.ts';
import { notify } from '../../../lib/notify.ts';
import { queries } from '../../../lib/queries.ts';
import { usePermission } from '../../../lib/use-permission.ts';
import { Button } from '../../../ui/button.tsx';
import { Screen } from '../../../ui/screen.tsx';
import { EmptyState, ErrorState, Skeleton, StatusDot } from '../../../ui/states.tsx';
import '../../../ui/plain-table.css';
import '../../../ui/catalogue/screen-part.css';

type Effect = Reply<Endpoints['admin-catalogue-filters-effect']>;
type Attribute = Effect['attributes'][number];

const queryKey = ['catalogue-filters'];

/** Which attributes lists can be filtered by, with what each does to them before it is saved. */
export function FiltersScreen() {
  const title = usePhrases('screens')('catalogueFilters');
  const t = usePhrases('catalogueFilters');
  const language = useLanguage();
  useLiveQueries('attributes', queryKey);
  const effect = useQuery({
    queryKey: [...queryKey, language],
    queryFn: ({ signal }) => client.get('admin-catalogue-filters-effect', {}, { signal }),
  });
  return (
    <Screen title={title}>
      <div className="screen-part">
        <p className="soft">{t('lead')}</p>
        {effect.isError && (
          <ErrorState error={effect.error} onRetry={() => void effect.refetch()} />
        )}
        {effect.isPending && <Skeleton lines={10} />}
        {effect.data?.attributes.length === 0 && (
          <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
        )}
        {effect.data && effect.data.attributes.length > 0 && (
          <Filters key={filtersOf(effect.data).join()} effect={effect.data} />
        )}
      </div>
    </Screen>
  );
}

const filtersOf = ({ attributes }: Effect): readonly number[] =>
  attributes.filter(({ isFilter }) => isFilter).map(({ attributeId }) => attributeId);

function useSaving(basedOn: readonly number[], chosen: readonly number[]) {
  const saved = usePhrases('rowPanel')('saved');
  return useMutation({
    mutationFn: () =>
      client.patch('admin-catalogue-filters-set', {
        body: { basedOn: [...basedOn], attributeIds: [...chosen] },
      }),
    meta: { silent: true },
    onSuccess: () => {
      notify('success', saved);
      void queries.invalidateQueries({ queryKey });
    },
    onError: (error) => {
      reportFailure(error);
      // Somebody else has chosen meanwhile.
      if (failureOf(error).kind === 'conflict') void queries.invalidateQueries({ queryKey });
    },
  });
}

function Filters({ effect }: { readonly effect: Effect }) {
  const t = usePhrases('catalogueFilters');
  const mayEdit = usePermission('catalogue.edit');
  const before = filtersOf(effect);
  const [chosen, setChosen] = useState(before);
  const saving = useSaving(before, chosen);
  const changed = effect.attributes.filter(
    ({ attributeId, isFilter }) => chosen.includes(attributeId) !== isFilter,
  );
  const toggle = (id: number) =>
    setChosen((now) => (now.includes(id) ? now.filter((one) => one !== id) : [...now, id]));
  return (
    <>
      <FilterTable effect={effect} chosen={chosen} mayEdit={mayEdit} onToggle={toggle} />
      <Effects changed={changed} families={effect.families} />
      {mayEdit && (
        <div className="part-actions">
          <Button
            kind="primary"
            disabled={changed.length === 0}
            busy={saving.isPending}
            onClick={() => saving.mutate()}
          >
            {t('save')}
          </Button>
          {changed.length > 0 && <Button onClick={() => setChosen(before)}>{t('reset')}</Button>}
        </div>
      )}
    </>
  );
}

interface EffectsProps {
  readonly changed: readonly Attribute[];
  readonly families: number;
}

/** What is about to be saved, in numbers of what shoppers will find. */
function Effects({ changed, families }: EffectsProps) {
  const t = usePhrases('catalogueFilters');
  return (
    <div role="status">
      {changed.map(({ attributeId, name, isFilter, saidBy, values, categories }) => (
        <p key={attributeId}>
          <StatusDot tone={isFilter ? 'warning' : saidBy === 0 ? 'error' : 'success'}>
            {isFilter
              ? t('goes', { name, categories })
              : t('comes', { name, categories, values, saidBy, lost: families - saidBy })}
          </StatusDot>
        </p>
      ))}
    </div>
  );
}

interface FilterTableProps {
  readonly effect: Effect;
  readonly chosen: readonly number[];
  readonly mayEdit: boolean;
  readonly onToggle: (id: number) => void;
}

function FilterTable({ effect, chosen, mayEdit, onToggle }: FilterTableProps) {
  const t = usePhrases('catalogueFilters');
  return (
    <table className="plain-table">
      <thead>
        <tr>
          <th scope="col">{t('isFilter')}</th>
          <th scope="col">{t('attribute')}</th>
          <th scope="col">{t('group')}</th>
          <th scope="col">{t('values')}</th>
          <th scope="col">{t('saidBy', { count: effect.families })}</th>
          <th scope="col">{t('categories')}</th>
        </tr>
      </thead>
      <tbody>
        {effect.attributes.map((one) => (
          <tr key={one.attributeId}>
            <td>
              <input
                type="checkbox"
                aria-label={t('toggle', { name: one.name })}
                checked={chosen.includes(one.attributeId)}
                disabled={!mayEdit}
                onChange={() => onToggle(one.attributeId)}
              />
            </td>
            <th scope="row">{one.name}</th>
            <td>{one.group}</td>
            <td className="amount">{one.values}</td>
            <td className="amount">{one.saidBy}</td>
            <td className="amount">{one.categories}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
