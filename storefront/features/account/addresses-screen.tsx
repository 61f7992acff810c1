import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { useClient } from '../../lib/shop.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AccountFrame } from './account-frame.tsx';
import { addressesQuery, type Address } from './account-queries.ts';
import { AddressCard } from './address-card.tsx';
import { AddressForm } from './address-form.tsx';

/** Saved addresses. */
export function AddressesScreen() {
  const t = useText('account');
  return (
    <AccountFrame title={t('addressesTitle')} description={t('addressesDescription')}>
      {() => <Addresses />}
    </AccountFrame>
  );
}

function Addresses() {
  const t = useText('account');
  const { data, isError, refetch } = useQuery(addressesQuery(useClient()));
  /** Id of the address that is being changed; `new` for another one. */
  const [edited, setEdited] = useState<number | 'new' | null>(null);
  if (data === undefined) {
    return isError ? (
      <LoadFailed message={t('loadFailed')} onRetry={() => void refetch()} />
    ) : (
      <Skeleton />
    );
  }
  const done = () => setEdited(null);
  const place = (address: Address) =>
    edited === address.id ? (
      <AddressForm address={address} onDone={done} />
    ) : (
      <AddressCard address={address} onEdit={() => setEdited(address.id)} />
    );
  return (
    <>
      {data.addresses.length === 0 && edited !== 'new' && <p>{t('noAddresses')}</p>}
      <ul className="account-cards account-addresses">
        {data.addresses.map((address) => (
          <li key={address.id}>
            <Card className="stack">{place(address)}</Card>
          </li>
        ))}
      </ul>
      {edited === 'new' ? (
        <Card>
          <AddressForm address={null} onDone={done} />
        </Card>
      ) : (
        <div>
          <Button kind="secondary" onClick={() => setEdited('new')}>
            {t('addAddress')}
          </Button>
        </div>
      )}
    </>
  );
}
