import { useQuery } from '@tanstack/react-query';
import { Checkbox } from '#ui/checkbox.tsx';
import { SelectField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { useUser } from '../../lib/session.ts';
import { useShortcut } from '../../lib/shortcuts.ts';
import { QuickViews } from '../../ui/quick-views.tsx';
import { peopleQuery, storesQuery } from './repairs.ts';
import type { DeskView } from './use-desk-view.ts';

interface DeskFiltersProps {
  readonly view: DeskView;
  readonly change: (to: Partial<DeskView>) => void;
  readonly lateCount: number;
}

const looks = ['board', 'list'] as const;

/** Whose repairs, of which store, late ones alone, and how they are shown. */
export function DeskFilters({ view, change, lateCount }: DeskFiltersProps) {
  const t = usePhrases('repairs');
  const me = useUser();
  const stores = useQuery(storesQuery);
  const people = useQuery(peopleQuery);
  const mine = String(me.id);
  const label = usePhrases('repairBench')('mineKey');
  const run = () => change({ technician: view.technician === mine ? '' : mine });
  // With Alt it works in the search too, which has the focus.
  useShortcut({ keys: 'Alt+M', label, run });
  const others = (people.data ?? []).filter(({ id }) => id !== me.id);
  return (
    <div className="repair-filters" role="group" aria-label={t('filters')}>
      <SelectField
        label={t('store')}
        value={view.store}
        onChange={({ target }) => change({ store: target.value })}
      >
        <option value="">{t('allStores')}</option>
        {stores.data?.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('technician')}
        value={view.technician}
        onChange={({ target }) => change({ technician: target.value })}
      >
        <option value="">{t('allTechnicians')}</option>
        <option value={String(me.id)}>{t('mine')}</option>
        {others.map(({ id, name }) => (
          <option key={id} value={String(id)}>
            {name}
          </option>
        ))}
      </SelectField>
      <Checkbox
        label={t('lateOnly')}
        checked={view.isLateOnly}
        onChange={({ target }) => change({ isLateOnly: target.checked })}
      />
      {lateCount > 0 && (
        <p className="repair-late" role="status">
          <strong>{t('lateCount', { count: lateCount })}</strong>
        </p>
      )}
      <QuickViews
        label={t('look')}
        views={looks.map((id) => ({ id, label: t(`look_${id}`) }))}
        chosen={view.look}
        onChoose={(look) => change({ look })}
      />
    </div>
  );
}
