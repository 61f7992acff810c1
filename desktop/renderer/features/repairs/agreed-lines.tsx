import { usePhrases } from '../../i18n/use-phrases.ts';
import { useMoney } from './repair-words.ts';
import type { Repair } from './repairs.ts';

const columns = ['lineName', 'linePrice', 'lineWarranty', 'lineDecision'] as const;

/** Lines that were asked about, what the customer said of each, and where its part is. */
export function AgreedLines({ repair: { lines, total } }: { readonly repair: Repair }) {
  const t = usePhrases('repairs');
  const money = useMoney();
  if (lines.length === 0) return <p className="soft">–</p>;
  return (
    <>
      <table className="plain-table">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <th scope="row">
                {line.name} <span className="soft">{partText(line, t)}</span>
              </th>
              <td>{line.price === null ? t('onRequest') : money(line.price)}</td>
              <td>{line.warrantyMonths}</td>
              <td>{decisionText(line, t)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {total !== null && (
        <p className="repair-total">
          {t('total')} <strong>{money(total)}</strong>
        </p>
      )}
    </>
  );
}

type Line = Repair['lines'][number];
type Say = ReturnType<typeof usePhrases<'repairs'>>;

/** A part of the stock says whether it is there. */
function partText({ kind, piece, productId, decision }: Line, t: Say): string {
  if (productId === null || decision !== 'approved') return t(kind);
  return `${t(kind)}, ${t(`piece_${piece ?? 'none'}`)}`;
}

function decisionText({ decision }: Line, t: Say): string {
  if (decision === null) return t('lineUndecided');
  return t(decision === 'approved' ? 'lineApproved' : 'lineDeclined');
}
