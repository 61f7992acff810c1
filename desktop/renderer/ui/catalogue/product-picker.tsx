import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { TextField } from '#ui/text-field.tsx';
import { useLanguage, usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { gridQuery } from '../grid/grid-pages.ts';
import './product-picker.css';

export interface PickedProduct {
  readonly id: number;
  readonly code: string;
  readonly name: string;
}

interface ProductPickerProps {
  readonly label: string;
  readonly picked: PickedProduct | null;
  readonly onPick: (picked: PickedProduct) => void;
  /** The one that it is about is no choice. */
  readonly except: number;
  readonly error?: string | undefined;
}

/** Products that one word finds at most; another word finds the rest. */
const most = 8;

/** Finds one product by its name or code, and chooses it by the keys of a list of choices. */
export function ProductPicker({ label, picked, onPick, except, error }: ProductPickerProps) {
  const t = usePhrases('productLife');
  const name = useId();
  const [term, setTerm] = useState('');
  const found = useFound(term.trim(), except);
  const listed = [
    ...(picked ? [picked] : []),
    ...(found ?? []).filter(({ id }) => id !== picked?.id),
  ];
  return (
    <div className="product-picker">
      <TextField
        label={t('findProduct')}
        value={term}
        error={error}
        autoComplete="off"
        onChange={({ target }) => setTerm(target.value)}
      />
      <fieldset className="product-choices">
        <legend>{label}</legend>
        {listed.map((product) => (
          <label key={product.id}>
            <input
              type="radio"
              name={name}
              checked={product.id === picked?.id}
              onChange={() => onPick(product)}
            />
            {product.code} · {product.name}
          </label>
        ))}
        {found?.length === 0 && <p role="status">{t('nothingFound')}</p>}
      </fieldset>
    </div>
  );
}

function useFound(term: string, except: number): readonly PickedProduct[] | undefined {
  const nameColumn = useLanguage() === 'cs' ? 'nameCs' : 'nameRo';
  const { data } = useQuery({
    queryKey: ['product-picker', term],
    enabled: term.length >= 2,
    queryFn: ({ signal }) =>
      client.get(
        'grid-products',
        {
          query: gridQuery({
            offset: 0,
            limit: most,
            sort: 'code',
            filter: { term, conditions: [] },
          }),
        },
        { signal },
      ),
  });
  return data?.results
    .filter(({ id }) => id !== except)
    .map((row) => ({ id: row.id, code: String(row['code']), name: String(row[nameColumn]) }));
}
