import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TextField } from '#ui/text-field.tsx';
import type { FieldOf } from '#ui/use-contract-form.ts';
import { useText } from '../../i18n/text.ts';
import { useMoney, useShop } from '../../lib/shop.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { AnnounceBody, AnnounceField } from './announce-fields.ts';
import { serviceCentersQuery } from './announced-device.ts';
import { AnnouncedSlot } from './announced-slot.tsx';
import { FormGroup } from './form-group.tsx';
import { RadioField } from './radio-field.tsx';
import type { Slot } from './slots-query.ts';

interface HandOverGroupProps {
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
  const { field, storeError, wayError, slotError, offered } = props;
  const t = useText('repair');
  const optional = useText('sell')('optional');
  const money = useMoney();
  const { market } = useShop();
  const [way, setWay] = useState<string | null>(null);
  const [store, setStore] = useState<string | null>(null);
  const ways = repairWays.map((value) => ({
    value,
    label: t(`way_${value}`),
    hint: <span className="soft small repair-note">{t(`way_${value}Hint`)}</span>,
  }));
  return (
    <>
      <FormGroup legend={t('handOverGroup')}>
        <StoreField error={storeError} onChoose={setStore} />
        <RadioField name="way" legend={t('way')} cards={ways} error={wayError} onChoose={setWay} />
        {way === 'bring' && <AnnouncedSlot store={store} error={slotError} offered={offered} />}
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
  readonly error: string | undefined;
  readonly onChoose: (slug: string) => void;
}

function StoreField({ error, onChoose }: StoreFieldProps) {
  const t = useText('repair');
  const { data, isError, refetch } = useQuery(serviceCentersQuery(useShop().client));
  if (data === undefined) {
    return isError ? <LoadFailed onRetry={() => void refetch()} /> : <Skeleton />;
  }
  const cards = data.map(({ slug, name, street, city }) => ({
    value: slug,
    label: name,
    hint: (
      <span className="soft small repair-note">
        {street}, {city}
      </span>
    ),
  }));
  // Where one store alone repairs, there is nothing to choose.
  const only = data.length === 1 ? (data[0]?.slug ?? null) : null;
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
