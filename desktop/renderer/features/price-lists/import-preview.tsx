import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { priceDraftGrid } from '#core/buyback/price-draft-grid.ts';
import { formatMoney } from '#core/shared/money.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { useConfig } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { saveCsv } from './save-csv.ts';

type Preview = Reply<Endpoints['price-draft-import-preview']>;
type Encoding = Preview['candidates'][number]['encoding'];

interface ImportPreviewProps {
  readonly preview: Preview;
  readonly name: string;
  readonly onEncoding: (encoding: Encoding) => void;
}

/** Rows of either kind that are drawn; the file of errors has them all. */
const mostRows = 200;

/** What a file would do: how many rows, which prices, and what is wrong with the rest. */
export function ImportPreview({ preview, name, onEncoding }: ImportPreviewProps) {
  const t = usePhrases('priceLists');
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
      {changed.length > 0 && <ChangedRows changed={changed} />}
    </>
  );
}

function BadRows({ bad }: { readonly bad: Preview['bad'] }) {
  const t = usePhrases('priceLists');
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

function ChangedRows({ changed }: { readonly changed: Preview['changed'] }) {
  const t = usePhrases('priceLists');
  const { market } = useConfig();
  const money = (amount: number | null) =>
    amount === null ? t('none') : formatMoney(amount, market);
  const title = (id: string) => {
    const column = priceDraftGrid.columns.find((one) => one.id === id);
    return column ? t(`price_${column.id}`) : id;
  };
  return (
    <>
      <h3>{t('changedRows')}</h3>
      <table className="plain-table">
        <thead>
          <tr>
            <th scope="col">{t('line')}</th>
            <th scope="col">{t('price_model')}</th>
            <th scope="col">{t('prices')}</th>
          </tr>
        </thead>
        <tbody>
          {changed.slice(0, mostRows).map(({ line, model, prices }) => (
            <tr key={line}>
              <td>{line}</td>
              <td>{model}</td>
              <td>
                <ul className="price-changes">
                  {prices.map(({ column, before, after }) => (
                    <li key={column}>
                      <b>{title(column)}</b> <s>{money(before)}</s> → {money(after)}
                    </li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {changed.length > mostRows && (
        <p className="soft">{t('firstOf', { shown: mostRows, count: changed.length })}</p>
      )}
    </>
  );
}
