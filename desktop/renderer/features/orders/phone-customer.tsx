import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { SelectField, TextField } from '#ui/text-field.tsx';
import { useDebounced } from '#ui/use-debounced.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { usePermission } from '../../lib/use-permission.ts';
import { Button } from '../../ui/button.tsx';

export type PhoneBuyer = Reply<Endpoints['admin-customer-find']>['results'][number];

interface PhoneCustomerProps {
  /** Null: somebody new. */
  readonly chosen: PhoneBuyer | null;
  readonly onChoose: (customer: PhoneBuyer | null) => void;
}

/** Who is on the phone: found by what they say, or somebody new. */
export function PhoneCustomer({ chosen, onChoose }: PhoneCustomerProps) {
  const t = usePhrases('orderDesk');
  const maySearch = usePermission('customers.read');
  if (!maySearch) return null;
  if (chosen === null) return <CustomerSearch onChoose={onChoose} />;
  const name = [chosen.name, chosen.eMail, chosen.phone].filter((text) => text !== '').join(', ');
  return (
    <p className="cluster">
      <span>{t('chosenCustomer', { name })}</span>
      <Button onClick={() => onChoose(null)}>{t('otherCustomer')}</Button>
    </p>
  );
}

function CustomerSearch({ onChoose }: Pick<PhoneCustomerProps, 'onChoose'>) {
  const t = usePhrases('orderDesk');
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed.trim(), 200);
  const { data } = useQuery({
    queryKey: ['customer-find', q],
    enabled: q.length >= 3,
    // In the body: people are looked for by what names them.
    queryFn: ({ signal }) => client.post('admin-customer-find', { body: { q } }, { signal }),
    placeholderData: keepPreviousData,
  });
  const found = q.length >= 3 ? (data?.results ?? []) : [];
  return (
    <>
      <TextField
        label={t('findCustomer')}
        help={t('findCustomerHelp')}
        type="search"
        autoComplete="off"
        autoFocus
        maxLength={100}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          const [first] = found;
          if (first && q === typed.trim()) onChoose(first);
        }}
      />
      {found.length > 0 && (
        <SelectField
          label={t('foundCustomers')}
          value=""
          onChange={({ target }) => onChoose(found.find(({ key }) => key === target.value) ?? null)}
        >
          <option value="">{t('choose')}</option>
          {found.map(({ key, name, eMail, phone }) => (
            <option key={key} value={key}>
              {[name, eMail, phone].filter((text) => text !== '').join(', ')}
            </option>
          ))}
        </SelectField>
      )}
    </>
  );
}
