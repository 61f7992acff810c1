import { useState, type SubmitEvent } from 'react';
import { TextField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { failureOf } from '../../lib/failures.ts';
import { notify } from '../../lib/notify.ts';
import { usePermission } from '../../lib/use-permission.ts';
import { Button } from '../../ui/button.tsx';
import { amountOf } from './loan-amount.ts';
import { useLoanAct, type LendBody } from './repair-loans.ts';
import { StockSearch, type StockItem } from './stock-search.tsx';

const empty = { serial: '', condition: '', deposit: '' };

/** Chooses a piece of the store's stock and writes down how it is lent. */
export function LendForm({ id }: { readonly id: number }) {
  const t = usePhrases('repairLoans');
  const readsStock = usePermission('catalogue.read');
  const [item, setItem] = useState<StockItem | null>(null);
  if (!readsStock) return null;
  if (item === null) {
    return <StockSearch label={t('find')} help={t('findHelp')} onChoose={setItem} />;
  }
  return <LendItem id={id} item={item} onClose={() => setItem(null)} />;
}

interface LendItemProps {
  readonly id: number;
  readonly item: StockItem;
  readonly onClose: () => void;
}

function LendItem({ id, item, onClose }: LendItemProps) {
  const t = usePhrases('repairLoans');
  const [typed, setTyped] = useState(empty);
  const lend = useLoanAct<LendBody>(
    id,
    (body) => client.post('admin-repair-lend', { params: { id }, body }),
    () => {
      notify('success', t('lentNow'));
      onClose();
    },
  );
  const fields = lend.isError ? failureOf(lend.error).fields : {};
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { deposit, ...texts } = typed;
    const body = { ...texts, productId: item.id, deposit: amountOf(deposit) };
    if (!lend.isPending) lend.mutate(body);
  };
  const bound = (name: keyof typeof empty) => ({
    value: typed[name],
    error: fields[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: HTMLInputElement }) =>
      setTyped({ ...typed, [name]: target.value }),
  });
  return (
    <form className="repair-form" noValidate onSubmit={submit}>
      <p>
        <strong>{`${item.code} · ${item.name}`}</strong>
      </p>
      <TextField label={t('serial')} help={t('serialHelp')} maxLength={40} {...bound('serial')} />
      <TextField label={t('condition')} maxLength={500} {...bound('condition')} />
      <TextField
        label={t('deposit')}
        help={t('depositHelp')}
        inputMode="numeric"
        {...bound('deposit')}
      />
      <p className="repair-acts">
        <Button kind="primary" type="submit" busy={lend.isPending}>
          {t('lendNow')}
        </Button>
        <Button onClick={onClose}>{t('close')}</Button>
      </p>
    </form>
  );
}
