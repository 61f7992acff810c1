import { useId, type SubmitEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { listingQuery, readListingQuery } from '#core/catalog/listing-url.ts';
import { useText } from '../../i18n/text.ts';
import {
  spanInputs,
  withoutSpan,
  type ListingModel,
  type RangeFacet,
} from '../../lib/listing-address.ts';
import { useMoney } from '../../lib/shop.tsx';
import { setPress } from '../../lib/list-press.ts';
import { spanText } from '../../lib/span-form.ts';
import { Button } from '../button.tsx';
import { Icon } from '../icon.tsx';

interface RangeFormProps {
  readonly facet: RangeFacet;
  readonly model: ListingModel;
}

/** A span of prices as two inputs: a plain form, which works without a script too. */
export function RangeForm({ facet, model }: RangeFormProps) {
  const t = useText('listing');
  const money = useMoney();
  const navigate = useNavigate();
  const { code } = facet;
  const { key } = useLocation();
  const names = spanInputs(code);
  const cleared = withoutSpan(model, code);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const typed = (name: string) => {
      const value = form.get(name);
      return typeof value === 'string' ? value : '';
    };
    const text = spanText(typed(names.from), typed(names.to));
    const rest = listingQuery(model.listing, cleared);
    const { state } = readListingQuery(
      model.listing,
      text === null ? rest : [...rest, [code, text]],
    );
    const href = model.hrefOf(state);
    setPress(key, href);
    void navigate(href, { preventScrollReset: true });
  };
  return (
    <details className="facet" open>
      <summary>
        {facet.label}
        <Icon name="chevron" size={16} />
      </summary>
      <form className="range-form" action={model.place.path} onSubmit={submit}>
        {[...model.place.fixed, ...listingQuery(model.listing, cleared)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="range-inputs">
          <Bound name={names.from} label={t('spanFrom')} facet={facet} model={model} end="from" />
          <Bound name={names.to} label={t('spanTo')} facet={facet} model={model} end="to" />
        </div>
        <p className="small soft">
          {t('spanHelp', { min: money(facet.min), max: money(facet.max) })}
        </p>
        <Button type="submit" kind="secondary" wide>
          {t('spanApply')}
        </Button>
      </form>
    </details>
  );
}

interface BoundProps extends RangeFormProps {
  readonly name: string;
  readonly label: string;
  readonly end: 'from' | 'to';
}

function Bound({ name, label, facet, model, end }: BoundProps) {
  const id = useId();
  const span = model.state.spans.get(facet.code);
  const chosen = span?.[end];
  // An open end stands in the address as a bound nobody typed.
  const isOpen = chosen === undefined || chosen === 0 || chosen >= facet.max * 100;
  const value = isOpen ? '' : String(chosen);
  return (
    <span>
      <label htmlFor={id}>{label}</label>
      <span className="range-input">
        <input
          key={value}
          id={id}
          name={name}
          defaultValue={value}
          placeholder={String(facet[end === 'from' ? 'min' : 'max'])}
          inputMode="numeric"
          autoComplete="off"
          maxLength={11}
        />
        <span aria-hidden="true">{facet.unit}</span>
      </span>
    </span>
  );
}
