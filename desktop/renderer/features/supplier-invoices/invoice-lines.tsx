import { useState } from 'react';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { useConfig } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { StatusDot, type StatusTone } from '../../ui/states.tsx';
import { DecideLine } from './decide-line.tsx';
import { MatchLine } from './match-line.tsx';
import { useAmount, useShare, type Invoice, type InvoiceLine } from './invoices.ts';

const columns = ['place', 'thing', 'quantity', 'price', 'expected', 'outcome', 'act'] as const;

type Asked = { readonly act: 'match' | 'accepted' | 'refused'; readonly line: InvoiceLine };

/** Lines of an invoice: those that wait for a person first. */
export function InvoiceLines({ invoice }: { readonly invoice: Invoice }) {
  const t = usePhrases('supplierInvoices');
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const waits = ({ outcome, decision }: InvoiceLine) =>
    outcome !== 'within' && decision === 'open' ? 0 : 1;
  const lines = invoice.lines.toSorted((a, b) => waits(a) - waits(b) || a.place - b.place);
  return (
    <div className="invoice-scroll">
      <table className="plain-table">
        <caption className="visually-hidden">{t('lines')}</caption>
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
            <LineRow key={line.id} invoice={invoice} line={line} onAsk={setAsked} />
          ))}
        </tbody>
      </table>
      {asked?.act === 'match' && <MatchLine invoice={invoice} line={asked.line} onClose={close} />}
      {asked && asked.act !== 'match' && (
        <DecideLine invoice={invoice} line={asked.line} decision={asked.act} onClose={close} />
      )}
    </div>
  );
}

interface LineRowProps {
  readonly invoice: Invoice;
  readonly line: InvoiceLine;
  readonly onAsk: (asked: Asked) => void;
}

function LineRow({ invoice, line, onAsk }: LineRowProps) {
  const t = usePhrases('supplierInvoices');
  const amount = useAmount(invoice.currency);
  // What was agreed is in the shop's own currency, whatever the invoice is in.
  const own = useAmount(useConfig().currency);
  const { convertedPrice, expected, orderId, productCode, productName, unitPrice } = line;
  return (
    <tr>
      <td>{line.place}</td>
      <th scope="row">
        {line.name || line.supplierCode || line.ean}
        <div className="soft">{[line.supplierCode, line.ean].filter(Boolean).join(' · ')}</div>
        {productCode !== null && (
          <div className="soft">
            {t('isProduct', { code: productCode, name: productName ?? '' })}
          </div>
        )}
      </th>
      <td>{line.quantity}</td>
      <td>
        {unitPrice === null ? t('notSaid') : amount(unitPrice)}
        {convertedPrice !== null && (
          <div className="soft">{t('converted', { amount: own(convertedPrice) })}</div>
        )}
      </td>
      <td>
        {expected === null ? t('notSaid') : own(expected)}
        {expected !== null && (
          <div className="soft">
            {orderId === null ? t('fromCost') : t('fromOrder', { id: orderId })}
          </div>
        )}
      </td>
      <td>
        <LineState line={line} />
      </td>
      <td>
        {invoice.status === 'open' && !invoice.isPrepared && <LineActs line={line} onAsk={onAsk} />}
      </td>
    </tr>
  );
}

const tones: Readonly<Record<InvoiceLine['decision'], StatusTone>> = {
  open: 'warning',
  accepted: 'success',
  refused: 'error',
};

function LineState({ line }: { readonly line: InvoiceLine }) {
  const t = usePhrases('supplierInvoices');
  const share = useShare()(line);
  const { decidedBy, decision, outcome, reason } = line;
  const isFine = outcome === 'within' && decision === 'open';
  return (
    <>
      <StatusDot tone={isFine ? 'success' : tones[decision]}>
        {[t(`outcome_${outcome}`), outcome === 'within' ? null : share].filter(Boolean).join(' ')}
      </StatusDot>
      {decision !== 'open' && (
        <div className="soft">
          {[t(`decision_${decision}`), decidedBy, reason].filter(Boolean).join(' · ')}
        </div>
      )}
    </>
  );
}

function LineActs({ line, onAsk }: Pick<LineRowProps, 'line' | 'onAsk'>) {
  const t = usePhrases('supplierInvoices');
  const name = line.name || line.supplierCode || line.ean;
  // What is in another currency wants its rate first.
  const isAcceptable =
    line.decision !== 'accepted' && line.outcome !== 'within' && line.outcome !== 'other_currency';
  const act = (one: Asked['act'], label: string) => (
    <Button aria-label={`${label}: ${name}`} onClick={() => onAsk({ act: one, line })}>
      {label}
    </Button>
  );
  return (
    <div className="invoice-bar">
      {isAcceptable && act('accepted', t('accept'))}
      {line.decision === 'refused' && line.outcome === 'within' && act('accepted', t('accept'))}
      {line.decision !== 'refused' && act('refused', t('refuse'))}
      {line.outcome !== 'unreadable' && act('match', t('match'))}
    </div>
  );
}
