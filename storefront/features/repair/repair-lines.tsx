import { useText } from '../../i18n/text.ts';
import { useMoney } from '../../lib/shop.tsx';
import { Card } from '../../ui/card.tsx';
import type { Repair } from './repair-query.ts';

type Line = Repair['lines'][number];

/** What is done, or asked for, with what was decided. What waits for an answer is shown by its question. */
export function RepairLines({ repair }: { readonly repair: Repair }) {
  const t = useText('repair');
  const money = useMoney();
  const { estimate, lines, total } = repair;
  if (lines.length === 0 || estimate !== null) return null;
  return (
    <Card className="stack">
      <h2>{t('linesHeading')}</h2>
      <ul className="repair-lines">
        {lines.map((line) => (
          <LineRow key={line.id} line={line} />
        ))}
      </ul>
      {total !== null && (
        <p className="repair-total">
          <span>{t('agreed')}</span>
          <strong className="numbers">{money(total)}</strong>
        </p>
      )}
    </Card>
  );
}

function LineRow({ line }: { readonly line: Line }) {
  const t = useText('repair');
  const onRequest = useText('service')('onRequest');
  const money = useMoney();
  const { decision, kind, name, price, warrantyMonths } = line;
  const notes = [
    kind === 'part' && t('linePart'),
    decision === 'approved' && t('lineApproved'),
    decision === 'declined' && t('lineDeclined'),
    decision === 'approved' && warrantyMonths > 0 && t('lineWarranty', { count: warrantyMonths }),
  ];
  const said = notes.filter(Boolean).join(' · ');
  return (
    <li className={decision === 'declined' ? 'repair-declined' : undefined}>
      <span>
        {name}
        {said !== '' && <span className="soft small repair-note">{said}</span>}
      </span>
      <span className="numbers">{price === null ? onRequest : money(price)}</span>
    </li>
  );
}
