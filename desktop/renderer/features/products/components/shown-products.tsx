import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage, usePhrases } from '../../../i18n/use-phrases.ts';
import { client } from '../../../lib/client.ts';
import { Button } from '../../../ui/button.tsx';
import { ProductPicker } from '../../../ui/catalogue/product-picker.tsx';
import '../../../ui/catalogue/screen-part.css';

interface ShownProductsProps {
  readonly ids: readonly number[];
  readonly mayEdit: boolean;
  readonly onChange: (ids: readonly number[]) => void;
}

/** The most that a piece of a page takes. */
const most = 48;

/** Variants that a piece of a page shows, in their order; none stands for all that fit its kind. */
export function ShownProducts({ ids, mayEdit, onChange }: ShownProductsProps) {
  const t = usePhrases('pageParts');
  const [round, setRound] = useState(0);
  const nameOf = useNames(ids);
  return (
    <section className="screen-part" aria-label={t('products')}>
      <h3>{t('products')}</h3>
      {ids.length === 0 && <p className="soft">{t('allFitting')}</p>}
      <ol className="found-list">
        {ids.map((id) => (
          <li key={id} className="part-actions">
            {nameOf.get(id) ?? String(id)}
            {mayEdit && (
              <Button
                kind="quiet"
                icon="trash"
                onClick={() => onChange(ids.filter((one) => one !== id))}
              >
                {t('takeOut')}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {mayEdit && ids.length < most && (
        <ProductPicker
          key={round}
          label={t('addProduct')}
          picked={null}
          except={0}
          onPick={({ id }) => {
            if (!ids.includes(id)) onChange([...ids, id]);
            setRound(round + 1);
          }}
        />
      )}
    </section>
  );
}

function useNames(ids: readonly number[]): ReadonlyMap<number, string> {
  const language = useLanguage();
  const answers = useQueries({
    queries: ids.map((id) => ({
      queryKey: ['admin-variant', id],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
        client.get('admin-variant', { params: { masterProductId: id } }, { signal }),
    })),
  });
  return new Map(
    answers.flatMap(({ data }) => {
      if (!data) return [];
      const name = language === 'cs' ? data.nameCs : data.nameRo;
      return [[data.id, `${data.code} · ${name}`] as const];
    }),
  );
}
