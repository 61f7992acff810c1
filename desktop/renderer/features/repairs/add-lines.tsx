import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SelectField } from '#ui/text-field.tsx';
import { useLanguage, usePhrases } from '../../i18n/use-phrases.ts';
import { usePermission } from '../../lib/use-permission.ts';
import { Button } from '../../ui/button.tsx';
import { newLine, type LineDraft } from './line-draft.ts';
import { allOperationsQuery, operationsQuery, type ListedOperation } from './repairs.ts';
import { useMoney } from './repair-words.ts';
import { StockSearch } from './stock-search.tsx';

interface AddLinesProps {
  readonly productColor: string | null;
  readonly onAdd: (line: LineDraft) => void;
}

/** Ways to another line: from the price list of the device, from the stock, or in words. */
export function AddLines({ productColor, onAdd }: AddLinesProps) {
  const t = usePhrases('repairs');
  const readsStock = usePermission('catalogue.read');
  return (
    <div className="repair-add">
      <OperationChoice productColor={productColor} onAdd={onAdd} />
      {readsStock && (
        <StockSearch
          label={t('addPart')}
          help={t('addPartHelp')}
          onChoose={({ id, name, price }) =>
            onAdd(newLine({ kind: 'part', productId: id, name, price: String(price) }))
          }
        />
      )}
      <p className="repair-acts">
        <Button icon="plus" onClick={() => onAdd(newLine({ kind: 'work' }))}>
          {t('addFree')}
        </Button>
        <Button icon="plus" onClick={() => onAdd(newLine({ kind: 'part' }))}>
          {t('addFreePart')}
        </Button>
      </p>
    </div>
  );
}

/** Operations of the device with their prices; of one that is in words, all of them, to be priced by hand. */
function useOperations(productColor: string | null): readonly ListedOperation[] {
  const language = useLanguage();
  const isKnown = productColor !== null;
  const ofDevice = useQuery({ ...operationsQuery(productColor ?? ''), enabled: isKnown });
  const all = useQuery({ ...allOperationsQuery(language), enabled: !isKnown });
  return (isKnown ? ofDevice.data : all.data) ?? [];
}

function OperationChoice({ productColor, onAdd }: AddLinesProps) {
  const t = usePhrases('repairs');
  const money = useMoney();
  const data = useOperations(productColor);
  const [chosen, setChosen] = useState('');
  if (data.length === 0) return null;
  const add = () => {
    const operation = data.find(({ id }) => String(id) === chosen);
    if (!operation) return;
    const { id, name, price, warrantyMonths } = operation;
    const texts = { name, price: String(price ?? ''), warrantyMonths: String(warrantyMonths) };
    onAdd(newLine({ kind: 'work', operationId: id, ...texts }));
    setChosen('');
  };
  return (
    // Choosing alone adds nothing: whoever walks through a list by arrows chooses each of it.
    <div className="repair-line-form">
      <SelectField
        label={t('addOperation')}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') add();
        }}
      >
        <option value="">{t('chooseOperation')}</option>
        {data.map(({ id, name, price }) => (
          <option key={id} value={String(id)}>
            {`${name} · ${price === null ? t('onRequest') : money(price)}`}
          </option>
        ))}
      </SelectField>
      <Button icon="plus" disabled={chosen === ''} onClick={add}>
        {t('add')}
      </Button>
    </div>
  );
}
