import type { Ref } from 'react';
import { Link } from 'react-router';
import { bonusTextPercent } from '#core/buyback/bonus.ts';
import { shows } from '#core/buyback/display-mask.ts';
import type { SelectedSteps } from '#core/paths/selected-steps.ts';
import { servicePaths } from '#core/paths/service-paths.ts';
import { useText } from '../../i18n/text.ts';
import { PageHead } from '../../lib/head.tsx';
import { useMoney, usePaths, useShop } from '../../lib/shop.tsx';
import { Breadcrumbs, type Crumb } from '../../ui/breadcrumbs.tsx';
import { DeviceDrawing, neutralHex } from '../../ui/device-drawing.tsx';
import { followChoice } from './choice-link.tsx';
import type { OpenStep, SelectedDevice } from './selected-device.ts';
import type { Selection } from './use-selection.ts';

interface SelectorHeadProps {
  readonly selection: Selection;
  readonly device: SelectedDevice;
  readonly step: OpenStep;
  readonly heading: Ref<HTMLHeadingElement>;
}

/** Title, way back and heading of a step. */
export function SelectorHead({ selection, device, step, heading }: SelectorHeadProps) {
  const t = useText('selector');
  const { config, market } = useShop();
  const paths = usePaths();
  const money = useMoney();
  const title = useTitle(device);
  const { type, manufacturer, model, color } = device;
  const percent = bonusTextPercent(config.buybackBonuses, {
    manufacturer: manufacturer?.value ?? null,
    deviceType: type?.value ?? null,
  });
  const address = paths.selector({ ...stepsTo(device), productColor: color?.value });
  // The address of a stored offer is its owner's alone.
  const canonical = shows(selection.state.buyoutState, 'review') ? undefined : address;
  return (
    <header className="stack">
      <PageHead
        title={title}
        description={
          model === null ? t('description') : t('descriptionModel', { model: model.label })
        }
        canonical={canonical}
      />
      {type !== null && <Breadcrumbs crumbs={crumbsOf(device, selection, paths, t('crumbRoot'))} />}
      <div className="device-heading">
        {model !== null && <HeadDrawing device={device} />}
        <h1 ref={heading} tabIndex={-1}>
          {headingOf(device, t('heading'))}
        </h1>
      </div>
      {step === 'color' && model !== null && model.maximalPrice !== null && (
        <p className="price price-hero">
          {model.maximalPrice === 0
            ? t('recycled')
            : t('upTo', { price: money(model.maximalPrice) })}
        </p>
      )}
      {step === 'color' && (
        <p>
          <Link to={servicePaths(market).selector(stepsTo(device))}>{t('repair')}</Link>
        </p>
      )}
      {step === 'type' && <p className="lead measure">{t('lead')}</p>}
      {step !== 'appraisal' && percent !== null && (
        <p className="bonus">{t('bonus', { percent })}</p>
      )}
    </header>
  );
}

const stepsTo = ({ type, manufacturer, model }: SelectedDevice): SelectedSteps => ({
  productType: type?.value,
  productManufacturer: manufacturer?.value,
  productModel: model?.value,
});

/** Front and, in its colour once that is chosen, the back behind it. */
function HeadDrawing({ device: { kind, model, color } }: { readonly device: SelectedDevice }) {
  const drawing = { kind, size: model?.size ?? null, hex: color?.hex ?? neutralHex, longest: 88 };
  const turnable = kind === 'phone' || kind === 'tablet';
  return (
    <span className="device-pair">
      {color !== null && turnable && <DeviceDrawing {...drawing} side="back" />}
      <DeviceDrawing {...drawing} />
    </span>
  );
}

function headingOf({ type, manufacturer, model, color }: SelectedDevice, general: string): string {
  if (model !== null) return [unbroken(model.label), color?.label].filter(Boolean).join(', ');
  if (manufacturer !== null) return [type?.label, manufacturer.label].filter(Boolean).join(' ');
  return type?.label ?? general;
}

/** "128 GB" never ends a line with its number. */
const unbroken = (label: string): string => label.replace(/(\d) (?=[GT]B\b)/g, '$1\u00a0');

function useTitle({ type, manufacturer, model }: SelectedDevice): string {
  const t = useText('selector');
  const money = useMoney();
  if (type === null) return t('title');
  if (manufacturer === null) return t('titleType', { type: type.label });
  if (model === null) {
    return t('titleManufacturer', { manufacturer: manufacturer.label, type: type.label });
  }
  return model.maximalPrice === null || model.maximalPrice === 0
    ? t('titleModel', { model: model.label })
    : t('titleModelPrice', { model: model.label, price: money(model.maximalPrice) });
}

function crumbsOf(
  { type, manufacturer, model, color }: SelectedDevice,
  { dispatch }: Selection,
  paths: ReturnType<typeof usePaths>,
  root: string,
): Crumb[] {
  const crumbs: Crumb[] = [{ label: root, to: paths.root }];
  if (type === null) return crumbs;
  const steps = { productType: type.value };
  crumbs.push({
    label: type.label,
    to: paths.selector(steps),
    onClick: followChoice(() => dispatch({ type: 'type_chosen', productType: type.value })),
  });
  if (manufacturer === null) return crumbs;
  const maker = { ...steps, productManufacturer: manufacturer.value };
  const choice = { type: 'manufacturer_chosen', productManufacturer: manufacturer.value } as const;
  crumbs.push({
    label: manufacturer.label,
    to: paths.selector(maker),
    onClick: followChoice(() => dispatch(choice)),
  });
  if (model === null) return crumbs;
  crumbs.push({
    label: model.label,
    to: paths.selector({ ...maker, productModel: model.value }),
    onClick: followChoice(() => dispatch({ type: 'model_chosen', productModel: model.value })),
  });
  if (color !== null) crumbs.push({ label: color.label });
  return crumbs;
}
