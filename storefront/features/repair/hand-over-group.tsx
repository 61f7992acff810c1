import { useQuery } from '@tanstack/react-query';
import { TextField } from '#ui/text-field.tsx';
import type { FieldOf } from '#ui/use-contract-form.ts';
import { useText } from '../../i18n/text.ts';
import { useMoney, useShop } from '../../lib/shop.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { AnnounceBody, AnnounceField } from './announce-fields.ts';
import { serviceCentersQuery } from './announced-device.ts';
import { FormGroup } from './form-group.tsx';
import { RadioField } from './radio-field.tsx';

interface HandOverGroupProps {
  readonly field: FieldOf<AnnounceField>;
  readonly storeError: string | undefined;
  readonly wayError: string | undefined;
}

/** As most devices come first. */
const repairWays = ['bring', 'ship', 'fetch'] as const satisfies readonly AnnounceBody['way'][];
/** An amount that somebody might say. */
const exampleLimit = { cz: 2_000, ro: 400 };

/** Which store repairs it, how it comes there, and up to which price nobody need ask. */
export function HandOverGroup({ field, storeError, wayError }: HandOverGroupProps) {
  const t = useText('repair');
  const optional = useText('sell')('optional');
  const money = useMoney();
  const { market } = useShop();
  const ways = repairWays.map((value) => ({
    value,
    label: t(`way_${value}`),
    hint: <span className="soft small repair-note">{t(`way_${value}Hint`)}</span>,
  }));
  return (
    <>
      <FormGroup legend={t('handOverGroup')}>
        <StoreField error={storeError} />
        <RadioField name="way" legend={t('way')} cards={ways} error={wayError} />
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

function StoreField({ error }: { readonly error: string | undefined }) {
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
  return <RadioField name="store" legend={t('store')} cards={cards} error={error} initial={only} />;
}
