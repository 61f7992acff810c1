import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { shopPaths } from '#core/paths/shop-paths.ts';
import { useText } from '../../i18n/text.ts';
import { useShop } from '../../lib/shop.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '#ui/text-field.tsx';
import { priceListSearch, type PriceListChoice, type PriceListReply } from './price-list-query.ts';

interface PriceChoiceProps {
  readonly reply: PriceListReply;
  readonly choice: PriceListChoice;
}

/** Kind and manufacturer: a plain form, which works without a script too. */
export function PriceChoice({ reply, choice }: PriceChoiceProps) {
  const t = useText('priceList');
  const path = shopPaths(useShop().market).priceList;
  const navigate = useNavigate();
  const submit = (form: HTMLFormElement) => {
    const next = { ...chosenIn(form), page: 1 };
    void navigate(path + priceListSearch(next), { preventScrollReset: true });
  };
  return (
    <form
      className="price-choice"
      action={path}
      key={`${choice.kind} ${choice.manufacturer}`}
      onChange={(event) => submit(event.currentTarget)}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        submit(event.currentTarget);
      }}
    >
      <SelectField label={t('kind')} name="kind" defaultValue={choice.kind}>
        <Options all={t('all')} options={reply.kinds} />
      </SelectField>
      <SelectField label={t('manufacturer')} name="manufacturer" defaultValue={choice.manufacturer}>
        <Options all={t('all')} options={reply.manufacturers} />
      </SelectField>
      <Button type="submit" kind="secondary">
        {t('show')}
      </Button>
    </form>
  );
}

function chosenIn(form: HTMLFormElement): Pick<PriceListChoice, 'kind' | 'manufacturer'> {
  const data = new FormData(form);
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { kind: text('kind'), manufacturer: text('manufacturer') };
}

interface OptionsProps {
  readonly all: string;
  readonly options: PriceListReply['kinds'];
}

function Options({ all, options }: OptionsProps) {
  return (
    <>
      <option value="">{all}</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </>
  );
}
