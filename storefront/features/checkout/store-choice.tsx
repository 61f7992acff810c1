import { useText } from '../../i18n/text.ts';
import { useMoment } from '../../lib/moment.ts';
import { ChoiceList } from '../../ui/choice-list.tsx';
import type { Delivery } from './checkout-queries.ts';
import { ChoiceGroup } from './choice-group.tsx';

type Store = Delivery['stores'][number];

interface StoreChoiceProps {
  readonly stores: readonly Store[];
  readonly chosen: string | null;
  readonly isMissing: boolean;
  readonly onChoose: (slug: string) => void;
}

/** Stores with when the goods can be fetched there, the soonest first. */
export function StoreChoice({ stores, chosen, isMissing, onChoose }: StoreChoiceProps) {
  const t = useText('checkout');
  const moment = useMoment();
  const ready = ({ hasAll, readyAt }: Store) => {
    if (readyAt === null) return t('storeClosed');
    const when = t('moment', moment(new Date(readyAt)));
    return t(hasAll ? 'storeHasAll' : 'storeBrought', { when });
  };
  const rank = ({ readyAt }: Store) => readyAt ?? '9';
  const sorted = stores.toSorted((a, b) => (rank(a) < rank(b) ? -1 : rank(a) > rank(b) ? 1 : 0));
  return (
    <ChoiceGroup legend={t('storeTitle')} error={isMissing ? t('chooseStore') : null} isInner>
      {(describedBy) => (
        <ChoiceList
          name="store"
          value={chosen}
          describedBy={describedBy}
          onChange={onChoose}
          choices={sorted.map((store) => ({
            value: store.slug,
            label: store.name,
            text: (
              <>
                {store.street}, {store.city}
                <span className={store.hasAll ? 'choice-arrival choice-now' : 'choice-arrival'}>
                  {ready(store)}
                </span>
              </>
            ),
          }))}
        />
      )}
    </ChoiceGroup>
  );
}
