import type { SelectionChoice } from '#core/buyback/selection-state.ts';
import { deviceKindOf } from '#core/buyback/device-kind.ts';
import { useText } from '../../i18n/text.ts';
import { usePaths, useShop } from '../../lib/shop.tsx';
import { DeviceDrawing } from '../../ui/device-drawing.tsx';
import { ChoiceLink } from './choice-link.tsx';
import { ManufacturerStep } from './manufacturer-step.tsx';
import { ModelStep } from './model-step.tsx';
import { openStep } from './selected-device.ts';
import type { Selection } from './use-selection.ts';

const numbers = { type: 1, manufacturer: 2, model: 3, color: 4 } as const;
const titles = {
  type: 'chooseType',
  manufacturer: 'chooseManufacturer',
  model: 'chooseModel',
  color: 'chooseColor',
} as const;

/** The open step of the cascade with its choices. */
export function ChoiceStep({ selection }: { readonly selection: Selection }) {
  const t = useText('selector');
  const step = openStep(selection.state);
  if (step === 'appraisal') return null;
  return (
    <section className="stack" aria-labelledby="step">
      <div>
        <p className="soft small">{t('step', { step: numbers[step] })}</p>
        <h2 id="step">{t(titles[step])}</h2>
      </div>
      {step === 'type' && <TypeCards selection={selection} />}
      {step === 'manufacturer' && <ManufacturerStep selection={selection} />}
      {step === 'model' && <ModelStep selection={selection} />}
      {step === 'color' && <ColorCards selection={selection} />}
    </section>
  );
}

function TypeCards({ selection: { state, dispatch } }: { readonly selection: Selection }) {
  const { market } = useShop();
  const paths = usePaths();
  const t = useText('selector');
  if (state.productTypeChoices.length === 0) return <p>{t('empty')}</p>;
  return (
    <ul className="type-cards">
      {state.productTypeChoices.map(({ value, label }) => (
        <li key={value}>
          <ChoiceLink
            to={paths.selector({ productType: value })}
            onChoose={() => dispatch({ type: 'type_chosen', productType: value })}
            className="card card-link type-card"
          >
            <span className="drawing-place">
              <DeviceDrawing kind={deviceKindOf(value, market) ?? 'accessory'} longest={112} />
            </span>
            <strong>{label}</strong>
          </ChoiceLink>
        </li>
      ))}
    </ul>
  );
}

function ColorCards({ selection: { state, dispatch } }: { readonly selection: Selection }) {
  const { market } = useShop();
  const paths = usePaths();
  const t = useText('selector');
  const kind = deviceKindOf(state.selectedProductType ?? '', market) ?? 'accessory';
  const model = state.productModelChoices.find(isChosen(state.selectedProductModel));
  if (state.productColorChoices.length === 0) return <p>{t('empty')}</p>;
  return (
    <ul className="type-cards">
      {state.productColorChoices.map(({ value, label, hex, imageAlt }) => (
        <li key={value}>
          <ChoiceLink
            to={paths.selector({ ...stepsOf(state), productColor: value })}
            onChoose={() => dispatch({ type: 'color_chosen', productColor: value })}
            className="card card-link type-card"
          >
            <span className="drawing-place">
              <DeviceDrawing
                kind={kind}
                size={model?.size ?? null}
                hex={hex}
                longest={128}
                side="back"
                alt={imageAlt}
              />
            </span>
            <strong className="color-name">
              <Swatch hex={hex} />
              {label}
            </strong>
          </ChoiceLink>
        </li>
      ))}
    </ul>
  );
}

function Swatch({ hex }: { readonly hex: string }) {
  return (
    <svg aria-hidden="true" width="16" height="16">
      <circle cx="8" cy="8" r="7.5" fill={hex} stroke="currentColor" strokeOpacity="0.5" />
    </svg>
  );
}

const isChosen =
  (value: string | null) =>
  (choice: SelectionChoice): boolean =>
    choice.value === value;

const stepsOf = (state: Selection['state']) => ({
  productType: state.selectedProductType,
  productManufacturer: state.selectedProductManufacturer,
  productModel: state.selectedProductModel,
});
