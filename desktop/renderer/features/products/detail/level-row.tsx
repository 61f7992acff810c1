import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { priceLevels } from '#core/catalog/stock-resources.ts';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import { formatMoney } from '#core/shared/money.ts';
import { useLanguage, usePhrases, useResourceWords } from '../../../i18n/use-phrases.ts';
import { client } from '../../../lib/client.ts';
import { failureOf, reportFailure } from '../../../lib/failures.ts';
import { notify } from '../../../lib/notify.ts';
import { useConfig, useTimeZone } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { PriceNotes } from '../../../ui/catalogue/price-notes.tsx';
import { StatusDot } from '../../../ui/states.tsx';

interface LevelRowProps {
  readonly level: Reply<Endpoints['admin-price-level-list']>['results'][number];
  /** Null where the level pays what everybody does. */
  readonly price: number | null;
  readonly item: Reply<Endpoints['admin-product']>;
  readonly version: number;
  readonly mayEdit: boolean;
  readonly onSaved: () => void;
}

function useSaving({ level, item, version, onSaved }: LevelRowProps) {
  const saved = usePhrases('rowPanel')('saved');
  const waits = usePhrases('approvals')('waitsFor');
  return useMutation({
    mutationFn: (price: number | null) =>
      client.patch('admin-level-price-set', {
        params: { productId: item.id },
        body: { version, levelId: level.id, price },
      }),
    meta: { silent: true },
    onSuccess: ({ prepared }) => {
      if (prepared === null) notify('success', saved);
      else notify('info', waits);
      onSaved();
    },
    onError: (error) => {
      reportFailure(error);
      if (failureOf(error).kind === 'conflict') onSaved();
    },
  });
}

/** A rule whose day has come writes the prices of its level by itself. */
function useIsRuled({ rule, startsOn }: LevelRowProps['level']): boolean {
  const today = dayInTimeZone(new Date(), useTimeZone());
  return rule !== 'fixed' && (startsOn === null || startsOn <= today);
}

export function LevelRow(props: LevelRowProps) {
  const { level, price, item, mayEdit } = props;
  const t = usePhrases('product');
  const words = useResourceWords(priceLevels.table);
  const { market } = useConfig();
  const language = useLanguage();
  const isRuled = useIsRuled(level);
  const name = language === 'cs' ? level.nameCs : level.nameRo;
  const ownOrList = price === null ? t('fromList') : t('fromOwn');
  const ruled = t('fromRule', { rule: words.choices?.['rule']?.[level.rule] ?? level.rule });
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        {isRuled || !mayEdit ? (
          formatMoney(price ?? item.price, market)
        ) : (
          <LevelField {...props} name={name} />
        )}
      </td>
      <td>
        {isRuled && price !== null ? ruled : ownOrList}
        {price !== null && <NotLower price={price} item={item} />}
      </td>
    </tr>
  );
}

/** A price of the level's own that is worth nothing to its customers. */
function NotLower({ price, item }: Pick<LevelRowProps, 'item'> & { readonly price: number }) {
  const t = usePhrases('product');
  const { market } = useConfig();
  if (price < item.price) return null;
  const list = formatMoney(item.price, market);
  return (
    <StatusDot tone="warning">
      {t(price === item.price ? 'ownIsList' : 'ownAboveList', { list })}
    </StatusDot>
  );
}

function LevelField(props: LevelRowProps & { readonly name: string }) {
  const { name, price, item } = props;
  const t = usePhrases('product');
  const save = usePhrases('rowPanel')('save');
  const before = price === null ? '' : String(price);
  const [typed, setTyped] = useState(before);
  const saving = useSaving(props);
  const bare = typed.replaceAll(/\s/g, '');
  const isOther = bare !== before && /^\d*$/.test(bare);
  const send = () => {
    if (isOther && !saving.isPending) saving.mutate(bare === '' ? null : Number(bare));
  };
  return (
    <>
      <input
        className="field-input product-count"
        inputMode="numeric"
        aria-label={t('levelPrice', { level: name })}
        placeholder={String(item.price)}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') send();
        }}
      />
      {isOther && (
        <Button busy={saving.isPending} onClick={send}>
          {bare === '' ? t('clearOwn') : save}
        </Button>
      )}
      {isOther && bare !== '' && (
        <>
          <PriceNotes item={item} typed={typed} />
          <NotLower price={Number(bare)} item={item} />
        </>
      )}
    </>
  );
}
