import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { servicePaths } from '#core/paths/service-paths.ts';
import { shopPaths } from '#core/paths/shop-paths.ts';
import { useText } from '../../i18n/text.ts';
import { PageHead } from '../../lib/head.tsx';
import { useShop } from '../../lib/shop.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AnnounceForm } from './announce-form.tsx';
import { announcedDeviceQuery, namedIn, type AnnouncedDevice } from './announced-device.ts';
import './repair.css';

/** Announces the device that the address names; without one it leads to the service's list. */
export function AnnounceScreen() {
  const t = useText('repair');
  const { client, market } = useShop();
  const named = namedIn(useLocation().search);
  const { data, isError, isLoading, refetch } = useQuery(
    announcedDeviceQuery(client, market, named),
  );
  const name = data?.device?.name;
  return (
    <section className="stack-wide">
      <PageHead
        title={name === undefined ? t('announceTitle') : t('announceHeading', { name })}
        description={t('announceDescription')}
        canonical={shopPaths(market).repair}
        query={['color', 'model', 'operation']}
      />
      <h1>{name === undefined ? t('announceTitle') : t('announceHeading', { name })}</h1>
      {isLoading && <Skeleton bars={6} />}
      {isError && <LoadFailed message={t('loadFailed')} onRetry={() => void refetch()} />}
      {!isLoading && !isError && <Announced device={data} operation={named.operation} />}
    </section>
  );
}

interface AnnouncedProps {
  /** Undefined where the address names none, null where it names none that there is. */
  readonly device: AnnouncedDevice | null | undefined;
  readonly operation: string | null;
}

function Announced({ device, operation }: AnnouncedProps) {
  const t = useText('repair');
  if (!device) return <NoDevice isUnknown={device === null} />;
  const { productColor } = device.selectedChoices;
  if (productColor === null) return <ColorChoice device={device} operation={operation} />;
  return (
    <>
      <div className="stack">
        <p className="measure">{t('announceLead')}</p>
        <noscript>
          <p className="measure">{t('needsScript')}</p>
        </noscript>
      </div>
      <AnnounceForm key={productColor} device={device} wanted={operation} />
    </>
  );
}

/** A colour decides which parts are needed. Every one is a link, which works without a script. */
function ColorChoice({ device, operation }: { device: AnnouncedDevice; operation: string | null }) {
  const t = useText('repair');
  const { announce } = servicePaths(useShop().market);
  return (
    <section className="stack" aria-labelledby="repair-color">
      <h2 id="repair-color">{t('chooseColorTitle')}</h2>
      <p className="measure">{t('chooseColorText')}</p>
      <ul className="repair-colors">
        {device.choices.productColor.map(({ value, label }) => (
          <li key={value}>
            <LinkButton kind="secondary" to={announce({ productColor: value }, operation)}>
              {label}
            </LinkButton>
          </li>
        ))}
      </ul>
      <p>
        <Link to={device.url}>{t('otherDevice')}</Link>
      </p>
    </section>
  );
}

function NoDevice({ isUnknown }: { readonly isUnknown: boolean }) {
  const t = useText('repair');
  const { market } = useShop();
  return (
    <section className="stack">
      <h2>{t(isUnknown ? 'unknownDeviceTitle' : 'chooseDeviceTitle')}</h2>
      <p className="measure">{t('chooseDeviceText')}</p>
      <p>
        <LinkButton to={servicePaths(market).root}>{t('chooseDevice')}</LinkButton>
      </p>
    </section>
  );
}
