import { memo, useDeferredValue, useState } from 'react';
import { deviceKindOf, type DeviceKind } from '#core/buyback/device-kind.ts';
import type { ModelChoice } from '#core/buyback/selection-state.ts';
import { useText } from '../../i18n/text.ts';
import { useMoney, usePaths, useShop } from '../../lib/shop.tsx';
import { DeviceDrawing } from '../../ui/device-drawing.tsx';
import { ChoiceLink } from './choice-link.tsx';
import { FilterBox } from './filter-box.tsx';
import { filterChoices } from './filter-choices.ts';
import type { Selection } from './use-selection.ts';

/** The server's list begins with those that people bring most; these are drawn. */
const popularCount = 12;
const filterFrom = 9;

export function ModelStep({ selection }: { readonly selection: Selection }) {
  const t = useText('selector');
  const { market } = useShop();
  const [typed, setTyped] = useState('');
  const shown = useDeferredValue(typed);
  const all = selection.state.productModelChoices;
  const found = filterChoices(all, shown);
  const kind = deviceKindOf(selection.state.selectedProductType ?? '', market) ?? 'accessory';
  const links = { selection, kind };
  if (all.length === 0) return <p>{t('empty')}</p>;
  return (
    <>
      {all.length >= filterFrom && (
        <FilterBox label={t('filterModels')} typed={typed} count={found.length} onType={setTyped} />
      )}
      {found.length === 0 && <p>{t('nothingFound')}</p>}
      <ModelList models={found.slice(0, popularCount)} {...links} card />
      {found.length > popularCount && <h3>{t('allModels')}</h3>}
      <ModelList models={found.slice(popularCount)} {...links} />
    </>
  );
}

interface ModelListProps {
  readonly models: readonly ModelChoice[];
  readonly selection: Selection;
  readonly kind: DeviceKind;
  readonly card?: boolean;
}

function ModelList({ models, selection, kind, card = false }: ModelListProps) {
  const paths = usePaths();
  const { state, dispatch } = selection;
  if (models.length === 0) return null;
  return (
    <ul className={card ? 'model-cards' : 'choice-rows'}>
      {models.map((model) => (
        <li key={model.value}>
          <ChoiceLink
            to={paths.selector({
              productType: state.selectedProductType,
              productManufacturer: state.selectedProductManufacturer,
              productModel: model.value,
            })}
            onChoose={() => dispatch({ type: 'model_chosen', productModel: model.value })}
            className={card ? 'card card-link model-card' : 'choice-row'}
          >
            {card && <ModelDrawing model={model} kind={kind} />}
            <ModelText label={model.label} maximalPrice={model.maximalPrice} />
          </ChoiceLink>
        </li>
      ))}
    </ul>
  );
}

const ModelDrawing = memo(function ModelDrawing({
  model,
  kind,
}: {
  readonly model: ModelChoice;
  readonly kind: DeviceKind;
}) {
  return (
    <span className="drawing-place">
      <DeviceDrawing kind={kind} size={model.size} longest={72} />
    </span>
  );
});

const ModelText = memo(function ModelText({
  label,
  maximalPrice,
}: Pick<ModelChoice, 'label' | 'maximalPrice'>) {
  const t = useText('selector');
  const money = useMoney();
  return (
    <span className="model-text">
      <span className="model-name">{label}</span>
      <span className={maximalPrice === null ? 'soft small' : 'model-price'}>
        {maximalPrice === null ? t('noPrice') : t('upTo', { price: money(maximalPrice) })}
      </span>
    </span>
  );
});
