import { Link } from 'react-router';
import { buybackPaths } from '#core/paths/buyback-paths.ts';
import type { SelectedSteps } from '#core/paths/selected-steps.ts';
import { servicePaths } from '#core/paths/service-paths.ts';
import { shopPaths } from '#core/paths/shop-paths.ts';
import { foldOperations } from '#core/service/service-operations.ts';
import { useText } from '../../i18n/text.ts';
import { useDuration } from '../../lib/duration.ts';
import { PageHead } from '../../lib/head.tsx';
import { useMoney, useShop } from '../../lib/shop.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { operationsJsonLd } from './operations-json-ld.ts';
import { ServiceCrumbs } from './service-crumbs.tsx';
import type { Operation, ServiceReply } from './service-query.ts';
import { useWanted } from './use-wanted.ts';
import { OrSell, WaysOut } from './ways-out.tsx';

type Device = NonNullable<ServiceReply['device']>;

interface ServiceDeviceProps {
  readonly data: ServiceReply;
  readonly device: Device;
  readonly operations: readonly Operation[];
}

/** What is done to a chosen device, and what else may become of it. */
export function ServiceDevice({ data, device, operations }: ServiceDeviceProps) {
  const t = useText('service');
  const { market } = useShop();
  const { name } = device;
  const wanted = useWanted();
  const chosen = operations.find(({ slug }) => slug === wanted);
  const canonical = servicePaths(market).selector({ ...data.selectedChoices, productColor: null });
  return (
    <section className="stack-wide">
      <PageHead
        title={t('deviceTitle', { name })}
        description={t('deviceDescription', { name, count: operations.length })}
        canonical={canonical}
        query={['operation']}
        jsonLd={operationsJsonLd({ name, market, operations })}
      />
      <ServiceCrumbs data={data} />
      <h1>{t('deviceHeading', { name })}</h1>
      <Colors data={data} />
      <Operations data={data} operations={operations} />
      <p className="service-ways">
        <LinkButton to={servicePaths(market).announce(announcedSteps(data), chosen?.slug)}>
          {t('order')}
        </LinkButton>
        <LinkButton kind="secondary" to={buybackPaths(market).centers}>
          {t('bring')}
        </LinkButton>
        <LinkButton kind="secondary" to={shopPaths(market).contact}>
          {t('ask')}
        </LinkButton>
      </p>
      {chosen ? <WaysOut data={data} operation={chosen} /> : <OrSell device={device} />}
    </section>
  );
}

function Colors({ data: { choices, selectedChoices } }: { readonly data: ServiceReply }) {
  const t = useText('service');
  const { market } = useShop();
  const wanted = useWanted();
  const { productColor: chosen, ...steps } = selectedChoices;
  if (choices.productColor.length < 2) return null;
  const linkOf = (value: string | null, label: string) => (
    <li key={value ?? ''}>
      <Link
        to={servicePaths(market).selector({ ...steps, productColor: value }, wanted)}
        aria-current={chosen === value ? 'true' : undefined}
        preventScrollReset
      >
        {label}
      </Link>
    </li>
  );
  return (
    <nav aria-label={t('colors')}>
      <ul className="service-colors">
        {linkOf(null, t('anyColor'))}
        {choices.productColor.map(({ value, label }) => linkOf(value, label))}
      </ul>
    </nav>
  );
}

/** The operation that somebody came for stands first; what is folded away opens without a script too. */
function Operations({ data, operations }: Omit<ServiceDeviceProps, 'device'>) {
  const t = useText('service');
  const { market } = useShop();
  const wanted = useWanted();
  if (operations.length === 0) return <p className="measure">{t('noOperations')}</p>;
  const isWanted = ({ slug }: Operation) => slug === wanted;
  const ordered = [
    ...operations.filter(isWanted),
    ...operations.filter((operation) => !isWanted(operation)),
  ];
  const { shown, folded } = foldOperations(ordered);
  const rowOf = (operation: Operation) => (
    <OperationRow
      key={operation.id}
      operation={operation}
      isWanted={isWanted(operation)}
      orderAt={servicePaths(market).announce(announcedSteps(data), operation.slug)}
      compareAt={
        data.device?.buyback
          ? servicePaths(market).selector(data.selectedChoices, operation.slug)
          : null
      }
    />
  );
  return (
    <section className="stack" aria-labelledby="operations">
      <h2 id="operations">{t('operations')}</h2>
      <ul className="service-operations">{shown.map(rowOf)}</ul>
      {folded.length > 0 && (
        <details className="stack">
          <summary>{t('showAll', { count: folded.length })}</summary>
          <ul className="service-operations">{folded.map(rowOf)}</ul>
        </details>
      )}
    </section>
  );
}

/** The steps by which it is announced; a device of one colour is in that one. */
function announcedSteps({ choices, selectedChoices }: ServiceReply): SelectedSteps {
  const [only, ...others] = choices.productColor;
  const productColor = others.length === 0 ? (only?.value ?? null) : selectedChoices.productColor;
  return { ...selectedChoices, productColor };
}

interface OperationRowProps {
  readonly operation: Operation;
  /** Where the device is announced for it. */
  readonly orderAt: string;
  /** Where it is compared with selling and swapping; null where the device is not bought. */
  readonly compareAt: string | null;
  readonly isWanted: boolean;
}

function OperationRow({ operation, isWanted, orderAt, compareAt }: OperationRowProps) {
  const t = useText('service');
  const money = useMoney();
  const duration = useDuration();
  const { name, description, price, durationMinutes, warrantyMonths, stores } = operation;
  return (
    <li className="card service-operation" aria-current={isWanted ? 'true' : undefined}>
      <div>
        <strong>{name}</strong>
        {description !== '' && <p className="soft">{description}</p>}
        <p className="soft small">
          {t('duration', { duration: duration(durationMinutes * 60_000) })}
          {warrantyMonths > 0 && ` · ${t('warranty', { count: warrantyMonths })}`}
          {stores !== null &&
            ` · ${t('onlyAt', { stores: stores.map((one) => one.name).join(', ') })}`}
        </p>
      </div>
      <div className="service-price">
        <b>{price === null ? t('onRequest') : money(price)}</b>
        <Link to={orderAt} aria-label={t('orderOf', { name })}>
          {t('orderThis')}
        </Link>
        {compareAt !== null && !isWanted && (
          <Link to={compareAt} preventScrollReset aria-label={t('compareOf', { name })}>
            {t('compare')}
          </Link>
        )}
      </div>
    </li>
  );
}
