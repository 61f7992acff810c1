import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FieldError } from '#ui/field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { FieldOf } from '#ui/use-contract-form.ts';
import { isDoneAt } from '#core/service/operation-stores.ts';
import { useText } from '../../i18n/text.ts';
import { useMoney, useShop } from '../../lib/shop.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { AnnounceBody, AnnounceField } from './announce-fields.ts';
import { serviceCentersQuery, type Operation } from './announced-device.ts';
import { AnnouncedSlot } from './announced-slot.tsx';
import { FormGroup } from './form-group.tsx';
import { RadioField } from './radio-field.tsx';
import type { Slot } from './slots-query.ts';

interface HandOverGroupProps {
  /** What is to be done; not every store does all of it. */
  readonly operations: readonly Operation[];
  readonly field: FieldOf<AnnounceField>;
  readonly storeError: string | undefined;
  readonly wayError: string | undefined;
  readonly slotError: string | undefined;
  /** What is free instead of a slot that was full. */
  readonly offered: readonly Slot[];
}

/** As most devices come first. */
const repairWays = ['bring', 'ship', 'fetch'] as const satisfies readonly AnnounceBody['way'][];
/** An amount that somebody might say. */
const exampleLimit = { cz: 2_000, ro: 400 };

/** Which store repairs it, how it comes there, and up to which price nobody need ask. */
export function HandOverGroup(props: HandOverGroupProps) {
  const { operations, field, storeError, wayError, slotError, offered } = props;
  const t = useText('repair');
  const optional = useText('sell')('optional');
  const money = useMoney();
  const { market } = useShop();
  const [way, setWay] = useState<string | null>(null);
  const stores = useStores(operations);
  const ways = repairWays.map((value) => ({
    value,
    label: t(`way_${value}`),
    hint: <span className="soft small repair-note">{t(`way_${value}Hint`)}</span>,
  }));
  return (
    <>
      <FormGroup legend={t('handOverGroup')}>
        <StoreField stores={stores} error={storeError} onChoose={stores.pick} />
        <RadioField name="way" legend={t('way')} cards={ways} error={wayError} onChoose={setWay} />
        {way === 'bring' && (
          <AnnouncedSlot store={stores.chosen} error={slotError} offered={offered} />
        )}
      </FormGroup>
      <FormGroup legend={t('limitGroup')}>
        <TextField
          label={t('priceLimit')}
          help={t('priceLimitHelp', { example: money(exampleLimit[market]) })}
          optional={optional}
          {...field('priceLimit')}
          inputMode="numeric"
          autoComplete="off"
        />
      </FormGroup>
    </>
  );
}

interface StoreFieldProps {
  readonly stores: Stores;
  readonly error: string | undefined;
  readonly onChoose: (slug: string) => void;
}

type Stores = ReturnType<typeof useStores>;

/** Stores that do all of it, and which of them is chosen: where there is but one, that one. */
function useStores(operations: readonly Operation[]) {
  const { data, isError, refetch } = useQuery(serviceCentersQuery(useShop().client));
  const [picked, pick] = useState<string | null>(null);
  const doing = data?.filter(({ slug }) => isDoneAt(operations, slug));
  const only = doing?.length === 1 ? (doing[0]?.slug ?? null) : null;
  const chosen = doing?.some(({ slug }) => slug === picked) ? picked : only;
  return { doing, only, chosen, pick, isError, refetch };
}

function StoreField({
  stores: { doing, only, isError, refetch },
  error,
  onChoose,
}: StoreFieldProps) {
  const t = useText('repair');
  if (doing === undefined) {
    return isError ? <LoadFailed onRetry={() => void refetch()} /> : <Skeleton />;
  }
  if (doing.length === 0) return <FieldError isAlert>{t('noStoreDoesAll')}</FieldError>;
  const cards = doing.map(({ slug, name, street, city }) => ({
    value: slug,
    label: name,
    hint: (
      <span className="soft small repair-note">
        {street}, {city}
      </span>
    ),
  }));
  return (
    <RadioField
      name="store"
      legend={t('store')}
      cards={cards}
      error={error}
      initial={only}
      onChoose={onChoose}
    />
  );
}
