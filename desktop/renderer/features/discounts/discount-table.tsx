import { usePhrases, useLanguage } from '../../i18n/use-phrases.ts';
import { Button } from '../../ui/button.tsx';
import type { Discount } from './discounts.ts';
import { useDiscountWords } from './use-discount-words.ts';
import '../../ui/plain-table.css';

interface DiscountTableProps {
  readonly rows: readonly Discount[];
  readonly onOpen: (id: number) => void;
}

const columns = ['name', 'value', 'how', 'validity', 'uses', 'state'] as const;

export function DiscountTable({ rows, onOpen }: DiscountTableProps) {
  const t = usePhrases('discounts');
  const language = useLanguage();
  const say = useDiscountWords();
  return (
    <table className="plain-table">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {t(`column_${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              <Button kind="quiet" onClick={() => onOpen(row.id)}>
                {language === 'ro' ? row.marketingNameRo : row.marketingNameCs}
              </Button>
            </th>
            <td>{say.value(row)}</td>
            <td>{say.how(row)}</td>
            <td>{say.validity(row)}</td>
            <td>
              {row.maxUses === null ? row.uses : t('usesOf', { uses: row.uses, most: row.maxUses })}
            </td>
            <td>{say.state(row)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
