import type { ClipboardEvent } from 'react';
import { decodeCsv } from '#core/csv/decode-csv.ts';
import { readOrderLines, type WrittenLine } from '#core/warehouse/read-order-lines.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { notify } from '../../lib/notify.ts';
import { Button, IconButton } from '../../ui/button.tsx';

interface LineRowsProps {
  readonly lines: readonly WrittenLine[];
  readonly onChange: (lines: readonly WrittenLine[]) => void;
}

const emptyLine: WrittenLine = { code: '', expected: '', price: '' };
const columns = ['code', 'expected', 'price'] as const;
const isFilled = ({ code }: WrittenLine): boolean => code.trim() !== '';

/** The lines of an order as a table of fields; a block of a spreadsheet is pasted, a file is read into it. */
export function OrderLineRows({ lines, onChange }: LineRowsProps) {
  const t = usePhrases('receiving');
  const change = (at: number, column: keyof WrittenLine, value: string) =>
    onChange(lines.map((line, n) => (n === at ? { ...line, [column]: value } : line)));
  const add = (text: string) => {
    const read = readOrderLines(text);
    if (read === null || read.length === 0) notify('error', t('csvWrong'));
    else onChange([...lines.filter(isFilled), ...read]);
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    // One code is pasted into its field as it is.
    if (!/[\t\n;]/.test(text.trim())) return;
    event.preventDefault();
    add(text);
  };
  const open = async () => {
    const opened = await window.obmena.openFile('csv');
    if (opened === 'cancelled') return;
    const decoded = typeof opened === 'string' ? null : decodeCsv(opened.contents);
    add(decoded?.ok ? decoded.value.text : '');
  };
  return (
    <>
      <table className="plain-table order-lines" onPaste={paste}>
        <thead>
          <tr>
            <th scope="col">{t('code')}</th>
            <th scope="col">{t('expectedPieces')}</th>
            <th scope="col">{t('price')}</th>
            <th scope="col">{t('act')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, at) => (
            <LineRow
              key={at}
              line={line}
              n={at + 1}
              onChange={(column, value) => change(at, column, value)}
              onRemove={() => onChange(lines.filter((_, n) => n !== at))}
            />
          ))}
        </tbody>
      </table>
      <p className="soft">{t('pasteHint')}</p>
      <div className="receiving-fields">
        <Button icon="plus" onClick={() => onChange([...lines, emptyLine])}>
          {t('addLine')}
        </Button>
        <Button icon="upload" onClick={() => void open()}>
          {t('fromCsv')}
        </Button>
      </div>
    </>
  );
}

interface LineRowProps {
  readonly line: WrittenLine;
  /** Counted from one, as people do. */
  readonly n: number;
  readonly onChange: (column: keyof WrittenLine, value: string) => void;
  readonly onRemove: () => void;
}

const labels = { code: 'lineCode', expected: 'linePieces', price: 'linePrice' } as const;

function LineRow({ line, n, onChange, onRemove }: LineRowProps) {
  const t = usePhrases('receiving');
  return (
    <tr>
      {columns.map((column) => (
        <td key={column}>
          <input
            className="field-input"
            aria-label={t(labels[column], { n })}
            inputMode={column === 'code' ? 'text' : 'numeric'}
            maxLength={60}
            value={line[column]}
            onChange={({ target }) => onChange(column, target.value)}
          />
        </td>
      ))}
      <td>
        <IconButton icon="close" label={t('removeLine', { n })} onClick={onRemove} />
      </td>
    </tr>
  );
}
