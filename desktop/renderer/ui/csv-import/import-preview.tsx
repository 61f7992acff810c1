import type { ReactNode } from 'react';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { Button } from '../button.tsx';
import { saveCsv } from './save-csv.ts';
import '../plain-table.css';

/** What every import answers; only how a changed row is said differs. */
export type Preview = Omit<Reply<Endpoints['price-draft-import-preview']>, 'changed'> & {
  readonly changed: readonly object[];
};
export type Encoding = Preview['candidates'][number]['encoding'];

interface ImportPreviewProps {
  readonly preview: Preview;
  readonly name: string;
  readonly onEncoding: (encoding: Encoding) => void;
  /** The rows that would change. */
  readonly children: ReactNode;
}

/** Rows of either kind that are drawn; the file of errors has them all. */
const mostRows = 200;

/** What a file would do: how many rows, which cells, and what is wrong with the rest. */
export function ImportPreview({ preview, name, onEncoding, children }: ImportPreviewProps) {
  const t = usePhrases('csvImport');
  const { refusal, candidates, ignored, changed, unchanged, bad, badRows, errorFile } = preview;
  if (refusal !== null) {
    return (
      <div role="alert" className="import-refusal">
        <p>{refusal}</p>
        {candidates.map(({ encoding, text }) => (
          <div key={encoding} className="import-candidate">
            <Button onClick={() => onEncoding(encoding)}>{t('readAs', { encoding })}</Button>
            <pre>{text.slice(0, 400)}</pre>
          </div>
        ))}
      </div>
    );
  }
  const saveErrors = () =>
    void saveCsv(() => ({ name: name.replace(/(\.csv)?$/i, '-chyby.csv'), text: errorFile }));
  return (
    <>
      <p role="status" className="import-counts">
        {t('importChanged', { count: changed.length })},{' '}
        {t('importUnchanged', { count: unchanged })}, {t('importBad', { count: badRows })}
      </p>
      {ignored.length > 0 && (
        <p className="soft">{t('importIgnored', { columns: ignored.join(', ') })}</p>
      )}
      {bad.length > 0 && (
        <>
          <div className="import-bad-head">
            <h3>{t('badRows')}</h3>
            <Button icon="download" onClick={saveErrors}>
              {t('saveErrors')}
            </Button>
          </div>
          <BadRows bad={bad} />
        </>
      )}
      {changed.length > 0 && children}
    </>
  );
}

function BadRows({ bad }: { readonly bad: Preview['bad'] }) {
  const t = usePhrases('csvImport');
  return (
    <table className="plain-table">
      <thead>
        <tr>
          <th scope="col">{t('line')}</th>
          <th scope="col">{t('column')}</th>
          <th scope="col">{t('cell')}</th>
          <th scope="col">{t('reason')}</th>
        </tr>
      </thead>
      <tbody>
        {bad.slice(0, mostRows).map(({ line, column, text, reason }) => (
          <tr key={`${String(line)} ${column}`}>
            <td>{line}</td>
            <td>{column}</td>
            <td>{text}</td>
            <td>{reason}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A row that would change. */
export interface ChangedRow {
  readonly line: number;
  readonly name: string;
  readonly cells: readonly {
    readonly title: string;
    /** Absent in a new row. */
    readonly before?: string;
    readonly after: string;
  }[];
}

interface ChangedRowsProps {
  /** Title of the column with what names a row. */
  readonly title: string;
  readonly rows: readonly ChangedRow[];
}

/** The rows that would change, with their cells before and after. */
export function ChangedRows({ title, rows }: ChangedRowsProps) {
  const t = usePhrases('csvImport');
  return (
    <>
      <h3>{t('changedRows')}</h3>
      <table className="plain-table">
        <thead>
          <tr>
            <th scope="col">{t('line')}</th>
            <th scope="col">{title}</th>
            <th scope="col">{t('changes')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, mostRows).map(({ line, name, cells }) => (
            <tr key={line}>
              <td>{line}</td>
              <td>{name}</td>
              <td>
                <ul className="import-cells">
                  {cells.map((cell) => (
                    <li key={cell.title}>
                      <b>{cell.title}</b>{' '}
                      {cell.before === undefined ? t('added') : <s>{cell.before}</s>} → {cell.after}
                    </li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > mostRows && (
        <p className="soft">{t('firstOf', { shown: mostRows, count: rows.length })}</p>
      )}
    </>
  );
}
