import { useState } from 'react';
import { totalOf } from '#core/service/repair-estimate.ts';
import { formatDate } from '#core/shared/calendar.ts';
import { FieldError } from '#ui/field.tsx';
import { useText } from '../../i18n/text.ts';
import { useMoney } from '../../lib/shop.tsx';
import { Button } from '../../ui/button.tsx';
import type { Estimate } from './repair-query.ts';

interface EstimateFormProps {
  readonly estimate: Estimate;
  readonly phone: string;
  readonly isDeciding: boolean;
  readonly onApprove: (answer: { digest: string; approved: number[]; total: number }) => void;
}

/** Lines with their prices, all ticked at first; what is approved names the estimate that was seen. */
export function EstimateForm({ estimate, phone, isDeciding, onApprove }: EstimateFormProps) {
  const t = useText('repair');
  const money = useMoney();
  const { digest, lines, validUntil } = estimate;
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [isBlamed, setIsBlamed] = useState(false);
  const wanted = lines.filter(({ id }) => !left.has(id));
  const total = totalOf(wanted);
  const approve = () => {
    setIsBlamed(wanted.length === 0);
    if (wanted.length > 0) onApprove({ digest, approved: wanted.map(({ id }) => id), total });
  };
  const toggle = (id: number) => {
    const others = new Set(left);
    if (!others.delete(id)) others.add(id);
    setLeft(others);
    setIsBlamed(false);
  };
  return (
    <>
      <h2>{t('estimateHeading')}</h2>
      <noscript>
        <p>{t('decideScript', { phone })}</p>
      </noscript>
      <EstimateLines lines={lines} left={left} onToggle={toggle} />
      <p className="repair-total" aria-live="polite">
        <span>{t('estimateTotal')}</span>
        <strong className="numbers">{money(total)}</strong>
      </p>
      <p className="soft small">{t('estimateUntil', { day: formatDate(validUntil) })}</p>
      {isBlamed && <FieldError isAlert>{t('nothingTicked')}</FieldError>}
      <Button wide busy={isDeciding} onClick={approve}>
        {t('approve', { total: money(total) })}
      </Button>
    </>
  );
}

interface EstimateLinesProps {
  readonly lines: Estimate['lines'];
  readonly left: ReadonlySet<number>;
  readonly onToggle: (id: number) => void;
}

function EstimateLines({ lines, left, onToggle }: EstimateLinesProps) {
  const t = useText('repair');
  const money = useMoney();
  return (
    <fieldset>
      <legend>{t('estimateLead')}</legend>
      <ul className="repair-lines">
        {lines.map(({ id, kind, name, price }) => (
          <li key={id}>
            <label className="repair-tick">
              <input type="checkbox" checked={!left.has(id)} onChange={() => onToggle(id)} />
              <span>
                {name}
                {kind === 'part' && <span className="soft small repair-note">{t('linePart')}</span>}
              </span>
              <span className="numbers">{money(price)}</span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
