import { useDeferredValue, useState } from 'react';
import type { SelectionChoice } from '#core/buyback/selection-state.ts';
import { useText } from '../../i18n/text.ts';
import { usePaths } from '../../lib/shop.tsx';
import { ChoiceLink } from './choice-link.tsx';
import { FilterBox } from './filter-box.tsx';
import { filterChoices } from './filter-choices.ts';
import type { Selection } from './use-selection.ts';

/** The server's list begins with those that people bring most. */
const popularCount = 6;
const filterFrom = 9;

export function ManufacturerStep({ selection }: { readonly selection: Selection }) {
  const t = useText('selector');
  const [typed, setTyped] = useState('');
  const shown = useDeferredValue(typed);
  const all = selection.state.productManufacturerChoices;
  const found = filterChoices(all, shown);
  const filtered = shown.trim() !== '';
  const popular = filtered ? found : found.slice(0, popularCount);
  const others = filtered ? [] : found.slice(popularCount);
  if (all.length === 0) return <p>{t('empty')}</p>;
  return (
    <>
      {all.length >= filterFrom && (
        <FilterBox
          label={t('filterManufacturers')}
          typed={typed}
          count={found.length}
          onType={setTyped}
        />
      )}
      {found.length === 0 && <p>{t('nothingFound')}</p>}
      <ManufacturerList choices={popular} selection={selection} card />
      {others.length > 0 && <h3>{t('otherManufacturers')}</h3>}
      <ManufacturerList choices={others} selection={selection} />
    </>
  );
}

interface ManufacturerListProps {
  readonly choices: readonly SelectionChoice[];
  readonly selection: Selection;
  readonly card?: boolean;
}

function ManufacturerList({ choices, selection, card = false }: ManufacturerListProps) {
  const paths = usePaths();
  const { state, dispatch } = selection;
  if (choices.length === 0) return null;
  return (
    <ul className={card ? 'manufacturer-cards' : 'choice-rows'}>
      {choices.map(({ value, label }) => (
        <li key={value}>
          <ChoiceLink
            to={paths.selector({
              productType: state.selectedProductType,
              productManufacturer: value,
            })}
            onChoose={() => dispatch({ type: 'manufacturer_chosen', productManufacturer: value })}
            {...(card ? { className: 'card card-link manufacturer-card' } : {})}
          >
            {label}
          </ChoiceLink>
        </li>
      ))}
    </ul>
  );
}
