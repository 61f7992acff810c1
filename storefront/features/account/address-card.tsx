import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatPostcode } from '#core/identity/postcode.ts';
import { useText } from '../../i18n/text.ts';
import { useClient } from '../../lib/shop.tsx';
import { Button } from '../../ui/button.tsx';
import { addressesQuery, type Address } from './account-queries.ts';

interface AddressCardProps {
  readonly address: Address;
  readonly onEdit: () => void;
}

/** One saved address with what can be done to it. */
export function AddressCard({ address, onEdit }: AddressCardProps) {
  const t = useText('account');
  const { firstName, lastName, company, street, city, postcode, country, phone } = address;
  return (
    <>
      <p className="soft small">
        {t(address.kind)}
        {address.isDefault && ` · ${t('isDefault')}`}
      </p>
      <address className="account-address">
        <strong>
          {firstName} {lastName}
        </strong>
        <br />
        {company !== '' && (
          <>
            {company}
            <br />
          </>
        )}
        {street}
        <br />
        {country === 'CZ' ? formatPostcode(postcode.replaceAll(' ', ''), 'cz') : postcode} {city}
        {address.district !== '' && `, ${address.district}`}
        <br />
        {phone}
      </address>
      <Actions address={address} onEdit={onEdit} />
    </>
  );
}

/** Removing takes a second press. */
function Actions({ address, onEdit }: AddressCardProps) {
  const t = useText('account');
  const client = useClient();
  const queryClient = useQueryClient();
  const [isAsked, setIsAsked] = useState(false);
  const remove = useMutation({
    mutationFn: () => client.delete('user-address-remove', { params: { id: address.id } }),
    onSuccess: (book) => queryClient.setQueryData(addressesQuery(client).queryKey, book),
  });
  if (!isAsked) {
    return (
      <div className="cluster">
        <Button kind="secondary" onClick={onEdit}>
          {t('editAddress')}
        </Button>
        <Button kind="quiet" onClick={() => setIsAsked(true)}>
          {t('removeAddress')}
        </Button>
      </div>
    );
  }
  return (
    <div className="stack" aria-live="polite">
      <p>{remove.isError ? t('removeFailed') : t('removeQuestion')}</p>
      <div className="cluster">
        <Button busy={remove.isPending} onClick={() => remove.mutate()}>
          {t('removeYes')}
        </Button>
        <Button kind="quiet" onClick={() => setIsAsked(false)}>
          {t('removeNo')}
        </Button>
      </div>
    </div>
  );
}
