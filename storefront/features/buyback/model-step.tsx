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
/** Rows that the browser may leave out of layout together until they are scrolled to. */
const rowsAtOnce = 40;

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
      <ModelCards models={found.slice(0, popularCount)} {...links} />
      {found.length > popularCount && <h3>{t('allModels')}</h3>}
      <div className="model-rows">
        {inParts(found.slice(popularCount), rowsAtOnce).map((models) => (
          <ModelRows key={models[0]?.value} models={models} {...links} />
        ))}
      </div>
    </>
  );
}

interface ModelListProps {
  readonly models: readonly ModelChoice[];
  readonly selection: Selection;
  readonly kind: DeviceKind;
}

function ModelCards({ models, selection, kind }: ModelListProps) {
  const linkOf = useModelLink(selection);
  if (models.length === 0) return null;
  return (
    <ul className="model-cards">
      {models.map((model) => (
        <li key={model.value}>
          <ChoiceLink {...linkOf(model)} className="card card-link model-card">
            <ModelDrawing model={model} kind={kind} />
            <span className="model-text">
              <ModelText {...model} />
            </span>
          </ChoiceLink>
        </li>
      ))}
    </ul>
  );
}

/** Hundreds of them: their markup is as small as it can be. */
function ModelRows({ models, selection }: ModelListProps) {
  const linkOf = useModelLink(selection);
  return (
    <ul className={models.length < rowsAtOnce ? 'choice-rows' : 'choice-rows row-part'}>
      {models.map((model) => (
        <li key={model.value}>
          <ChoiceLink {...linkOf(model)}>
            <ModelText {...model} />
          </ChoiceLink>
        </li>
      ))}
    </ul>
  );
}

function useModelLink({ state, dispatch }: Selection) {
  const paths = usePaths();
  return ({ value }: ModelChoice) => ({
    to: paths.selector({
      productType: state.selectedProductType,
      productManufacturer: state.selectedProductManufacturer,
      productModel: value,
    }),
    onChoose: () => dispatch({ type: 'model_chosen', productModel: value }),
  });
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
    <>
      <span>{label}</span>
      {maximalPrice === null ? (
        <small>{t('noPrice')}</small>
      ) : (
        <b>{maximalPrice === 0 ? t('recycled') : t('upTo', { price: money(maximalPrice) })}</b>
      )}
    </>
  );
});

const inParts = <T,>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, part) =>
    items.slice(part * size, (part + 1) * size),
  );
