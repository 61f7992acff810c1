import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { formatMoney } from '#core/shared/money.ts';
import { SelectField, TextField } from '#ui/text-field.tsx';
import { useDebounced } from '#ui/use-debounced.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { useConfig } from '../../lib/session.ts';

export type FoundGoods = Reply<Endpoints['admin-order-goods']>['results'][number];

/** Goods that are on sale, found by words or a code; Enter takes the first. */
export function AddGoods({ onAdd }: { readonly onAdd: (goods: FoundGoods) => void }) {
  const t = usePhrases('orderEdit');
  const { market } = useConfig();
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed.trim(), 200);
  const { data } = useQuery({
    queryKey: ['order-goods', q],
    enabled: q.length >= 2,
    queryFn: ({ signal }) => client.get('admin-order-goods', { query: { q } }, { signal }),
    placeholderData: keepPreviousData,
  });
  const found = q.length >= 2 ? (data?.results ?? []) : [];
  const labelOf = ({ free, grade, name, price }: FoundGoods) => {
    const values = { name, price: formatMoney(price, market), free };
    return grade === null ? t('goods', values) : t('goodsGrade', { ...values, grade });
  };
  const isNothing = q.length >= 2 && data !== undefined && found.length === 0;
  return (
    <>
      <TextField
        label={t('find')}
        help={t(isNothing ? 'foundNothing' : 'findHelp')}
        type="search"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter takes what was found; it does not save the form.
          event.preventDefault();
          const [first] = found;
          if (first && q === typed.trim()) {
            onAdd(first);
            setTyped('');
          }
        }}
      />
      {found.length > 0 && (
        <SelectField
          label={t('found')}
          value=""
          onChange={({ target }) => {
            const goods = found.find(({ id }) => String(id) === target.value);
            if (goods) onAdd(goods);
          }}
        >
          <option value="">{t('choose')}</option>
          {found.map((goods) => (
            <option key={goods.id} value={goods.id}>
              {labelOf(goods)}
            </option>
          ))}
        </SelectField>
      )}
    </>
  );
}
