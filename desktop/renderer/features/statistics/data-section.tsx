import { useId, useState } from 'react';
import { byteOrderMark, writeCsvLine } from '#core/csv/write-csv.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { Button } from '../../ui/button.tsx';
import { saveCsv } from '../../ui/csv-import/save-csv.ts';
import { Bars } from './bars.tsx';

/** A column of a table and of its file. */
interface Column {
  readonly label: string;
  /** How a number is written in the table; the file has it as it is. Texts have none. */
  readonly write?: (value: number) => string;
  /** By how much a number is divided in the file: 100 where the table counts in hundredths. */
  readonly perUnit?: number;
}

type Cell = string | number | null;

interface DataSectionProps {
  /** Begins the file's name. */
  readonly file: string;
  readonly title: string;
  readonly note?: string;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
  /** The column that is drawn; without it there is a table alone. */
  readonly drawn?: number;
}

const shown = ({ write }: Column, cell: Cell | undefined): string =>
  cell === null || cell === undefined
    ? '–'
    : typeof cell === 'number' && write
      ? write(cell)
      : String(cell);

/** The file of a table: money in whole units with decimals, other numbers as they are. */
const csvOf = (columns: readonly Column[], rows: DataSectionProps['rows']): string =>
  byteOrderMark +
  [
    columns.map(({ label }) => label),
    ...rows.map((row) => row.map((cell, at) => filed(cell, columns[at]))),
  ]
    .map((cells) => writeCsvLine(cells))
    .join('');

const filed = (cell: Cell, column: Column | undefined): Cell =>
  typeof cell === 'number' ? cell / (column?.perUnit ?? 1) : cell;

/** Rows as a chart and as a table, whichever the person wants, and as a file. */
export function DataSection({ file, title, note, columns, rows, drawn }: DataSectionProps) {
  const t = usePhrases('statistics');
  const id = useId();
  const [isTable, setTable] = useState(drawn === undefined);
  const save = () => void saveCsv(() => ({ name: `${file}.csv`, text: csvOf(columns, rows) }));
  return (
    <section className="data-section" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {drawn !== undefined && (
          <Button
            aria-label={t('tableOf', { title })}
            aria-pressed={isTable}
            onClick={() => setTable(!isTable)}
          >
            {t('asTable')}
          </Button>
        )}
        <Button icon="download" aria-label={t('csvOf', { title })} onClick={save}>
          {t('csv')}
        </Button>
      </header>
      {note !== undefined && <p className="data-note">{note}</p>}
      {rows.length === 0 && <p>{t('nothing')}</p>}
      {rows.length > 0 && isTable && <DataTable labelledBy={id} columns={columns} rows={rows} />}
      {rows.length > 0 && !isTable && drawn !== undefined && (
        <Bars title={title} bars={barsOf(columns, rows, drawn)} />
      )}
    </section>
  );
}

const barsOf = (columns: readonly Column[], rows: DataSectionProps['rows'], drawn: number) =>
  rows.map((row) => {
    const value = row[drawn];
    const text = shown(columns[drawn] ?? { label: '' }, value);
    return { label: String(row[0]), value: typeof value === 'number' ? value : 0, text };
  });

interface DataTableProps extends Pick<DataSectionProps, 'columns' | 'rows'> {
  readonly labelledBy: string;
}

const DataTable = ({ labelledBy, columns, rows }: DataTableProps) => (
  <table className="plain-table" aria-labelledby={labelledBy}>
    <thead>
      <tr>
        {columns.map(({ label }) => (
          <th key={label} scope="col">
            {label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.slice(0, 2).join(' ')}>
          <th scope="row">{row[0]}</th>
          {columns.slice(1).map((column, at) => (
            <td key={column.label} className="number">
              {shown(column, row[at + 1])}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
