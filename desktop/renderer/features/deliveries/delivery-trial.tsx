import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState, type SubmitEvent } from 'react';
import { SelectField, TextField } from '#ui/text-field.tsx';
import { useLanguage, usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { failureOf } from '../../lib/failures.ts';
import { Button } from '../../ui/button.tsx';
import { FoundField } from '../../ui/found-field.tsx';
import { findersOf } from '../../ui/resource/outside-rows.ts';
import { TrialResult } from './trial-result.tsx';

interface Item {
  readonly product: number;
  readonly name: string;
  /** As it is typed. */
  readonly pieces: string;
}

const find = findersOf['stock-items'];

/** Whole pieces of one product; null where what is typed is no such number. */
const piecesOf = (typed: string): number | null => {
  const number = Number(typed.replace(/[\s.]/g, ''));
  return Number.isInteger(number) && number >= 1 && number <= 1_000 ? number : null;
};

/** The cart as the call wants it. */
const bodyOf = (items: readonly Item[], postcode: string, level: string) => ({
  items: items.map(({ product, pieces }) => ({ product, pieces: piecesOf(pieces) ?? 0 })),
  postcode: postcode.trim() === '' ? null : postcode.trim(),
  level: level === '' ? null : Number(level),
});

/** A cart that staff think of, and what the checkout would offer for it. */
export function DeliveryTrial() {
  const t = usePhrases('deliveries');
  const heading = useId();
  const [items, setItems] = useState<readonly Item[]>([]);
  const [postcode, setPostcode] = useState('');
  const [level, setLevel] = useState('');
  const [isAsked, setAsked] = useState(false);
  const trial = useMutation({
    mutationFn: () =>
      client.post('admin-delivery-trial-preview', { body: bodyOf(items, postcode, level) }),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setAsked(true);
    const isWell = items.length > 0 && items.every(({ pieces }) => piecesOf(pieces) !== null);
    if (isWell) trial.mutate();
  };
  const add = (value: string, name: string) => {
    const product = Number(value);
    if (value === '' || items.some((item) => item.product === product)) return;
    setItems([...items, { product, name, pieces: '1' }]);
  };
  const failure = trial.isError ? failureOf(trial.error) : null;
  return (
    <section className="delivery-trial" aria-labelledby={heading}>
      <h2 id={heading}>{t('trial')}</h2>
      <p className="soft">{t('trialLead')}</p>
      <form className="trial-form" noValidate onSubmit={submit}>
        <ProductField
          error={isAsked && items.length === 0 ? t('noItems') : undefined}
          onFound={add}
        />
        <TextField
          label={t('postcode')}
          optional={t('optional')}
          maxLength={10}
          autoComplete="off"
          value={postcode}
          onChange={({ target }) => setPostcode(target.value)}
        />
        <LevelField value={level} onChange={setLevel} />
        <TrialItems items={items} isAsked={isAsked} onChange={setItems} />
        {failure && (
          <p className="field-error" role="alert">
            {Object.values(failure.fields).join(' ') || failure.text}
          </p>
        )}
        <Button kind="primary" type="submit" busy={trial.isPending}>
          {t('ask')}
        </Button>
      </form>
      {trial.data && <TrialResult trial={trial.data} />}
    </section>
  );
}

interface TrialItemsProps {
  readonly items: readonly Item[];
  readonly isAsked: boolean;
  readonly onChange: (items: readonly Item[]) => void;
}

function TrialItems({ items, isAsked, onChange }: TrialItemsProps) {
  const t = usePhrases('deliveries');
  return (
    <ul className="trial-items">
      {items.map(({ product, name, pieces }) => (
        <li key={product}>
          <TextField
            label={t('pieces', { name })}
            inputMode="numeric"
            value={pieces}
            error={isAsked && piecesOf(pieces) === null ? t('wrongPieces') : undefined}
            onChange={({ target }) =>
              onChange(
                items.map((item) =>
                  item.product === product ? { ...item, pieces: target.value } : item,
                ),
              )
            }
          />
          <Button onClick={() => onChange(items.filter((item) => item.product !== product))}>
            {t('remove', { name })}
          </Button>
        </li>
      ))}
    </ul>
  );
}

interface LevelFieldProps {
  readonly value: string;
  readonly onChange: (level: string) => void;
}

/** Whose prices the cart has. */
function LevelField({ value, onChange }: LevelFieldProps) {
  const t = usePhrases('deliveries');
  const language = useLanguage();
  const levels = useQuery({
    queryKey: ['admin-price-level-list'],
    queryFn: ({ signal }) =>
      client.get('admin-price-level-list', { query: { limit: 500 } }, { signal }),
  });
  return (
    <SelectField label={t('level')} value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">{t('everybody')}</option>
      {levels.data?.results.map(({ id, nameCs, nameRo }) => (
        <option key={id} value={id}>
          {language === 'cs' ? nameCs : nameRo}
        </option>
      ))}
    </SelectField>
  );
}

interface ProductFieldProps {
  readonly error: string | undefined;
  readonly onFound: (value: string, name: string) => void;
}

/** Finds a product of the cart by words. */
function ProductField({ error, onFound }: ProductFieldProps) {
  const t = usePhrases('deliveries');
  if (!find) return null;
  return (
    <FoundField
      field={{ name: 'trial-product', label: t('product'), type: 'reference' }}
      find={find}
      control={{
        label: t('product'),
        value: '',
        error,
        onChange: ({ target }) =>
          onFound(target.value, target.selectedOptions[0]?.textContent ?? ''),
      }}
    />
  );
}
