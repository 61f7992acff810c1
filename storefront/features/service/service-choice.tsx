import { Link } from 'react-router';
import { deviceKindOf } from '#core/buyback/device-kind.ts';
import type { SelectedSteps } from '#core/paths/selected-steps.ts';
import { servicePaths } from '#core/paths/service-paths.ts';
import { useText } from '../../i18n/text.ts';
import { useShop } from '../../lib/shop.tsx';
import { DeviceDrawing } from '../../ui/device-drawing.tsx';
import type { ServiceReply } from './service-query.ts';
import { useWanted } from './use-wanted.ts';

/** The open step of the cascade; every choice is a link, which works without a script. */
export function ServiceChoice({ data }: { readonly data: ServiceReply }) {
  const t = useText('service');
  const { productType, productManufacturer } = data.selectedChoices;
  if (productType === null) return <TypeCards data={data} />;
  const isMaker = productManufacturer === null;
  const choices = isMaker ? data.choices.productManufacturer : data.choices.productModel;
  return (
    <section className="stack" aria-labelledby="service-step">
      <h2 id="service-step">{t(isMaker ? 'chooseManufacturer' : 'chooseModel')}</h2>
      <ul className="service-choices">
        {choices.map(({ value, label }) => (
          <li key={value}>
            <ChoiceLink
              steps={
                isMaker
                  ? { productType, productManufacturer: value }
                  : { productType, productManufacturer, productModel: value }
              }
            >
              {label}
            </ChoiceLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function TypeCards({ data }: { readonly data: ServiceReply }) {
  const t = useText('service');
  const { market } = useShop();
  return (
    <section className="stack" aria-labelledby="service-step">
      <h2 id="service-step">{t('chooseType')}</h2>
      <ul className="service-types">
        {data.choices.productType.map(({ value, label }) => (
          <li key={value}>
            <ChoiceLink steps={{ productType: value }} className="card card-link service-type">
              <DeviceDrawing kind={deviceKindOf(value, market) ?? 'accessory'} longest={96} />
              <strong>{label}</strong>
            </ChoiceLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ChoiceLinkProps {
  readonly steps: SelectedSteps;
  readonly className?: string;
  readonly children: React.ReactNode;
}

function ChoiceLink({ steps, className, children }: ChoiceLinkProps) {
  const { market } = useShop();
  return (
    <Link to={servicePaths(market).selector(steps, useWanted())} className={className}>
      {children}
    </Link>
  );
}
