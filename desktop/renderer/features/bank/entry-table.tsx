import type { KeyboardEvent } from 'react';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { Button } from '../../ui/button.tsx';
import { dayText, useAmount, type BankEntry } from './bank.ts';

const columns = ['bookedOn', 'amount', 'symbol', 'counter', 'why', 'order', 'act'] as const;
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

interface EntryTableProps {
  readonly entries: readonly BankEntry[];
  readonly onDecide: (entry: BankEntry) => void;
}

/** Movements of the account; arrows walk over those that can be decided, Enter opens one. */
export function EntryTable({ entries, onDecide }: EntryTableProps) {
  const t = usePhrases('bank');
  return (
    <table className="plain-table" onKeyDown={walk}>
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
        {entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} onDecide={onDecide} />
        ))}
      </tbody>
    </table>
  );
}

function walk(event: KeyboardEvent<HTMLTableElement>): void {
  const step = steps[event.key];
  if (step === undefined) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('tbody button')];
  const at = buttons.findIndex((one) => one === document.activeElement);
  if (at === -1) return;
  event.preventDefault();
  buttons[Math.min(Math.max(at + step, 0), buttons.length - 1)]?.focus();
}

interface EntryRowProps {
  readonly entry: BankEntry;
  readonly onDecide: (entry: BankEntry) => void;
}

function EntryRow({ entry, onDecide }: EntryRowProps) {
  const t = usePhrases('bank');
  const amount = useAmount();
  const written = amount(entry.amount, entry.currency);
  const isOpen = entry.state === 'open' || entry.state === 'noted';
  return (
    <tr>
      <td>{dayText(entry.bookedOn)}</td>
      <th scope="row">{written}</th>
      <td>{entry.variableSymbol}</td>
      <td>
        {entry.counterName} <span className="soft">{entry.counterAccount}</span>
        {entry.message !== '' && <div className="soft">{entry.message}</div>}
      </td>
      <td>{entry.note ?? (entry.reason !== null && t(`reason_${entry.reason}`))}</td>
      <td>{entry.payoutReference ?? entry.orderNumber}</td>
      <td>
        {isOpen && (
          <Button
            aria-label={t('decideOf', { amount: written, name: entry.counterName })}
            onClick={() => onDecide(entry)}
          >
            {t('decide')}
          </Button>
        )}
      </td>
    </tr>
  );
}
