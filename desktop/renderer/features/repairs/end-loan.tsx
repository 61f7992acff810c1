import { useState, type SubmitEvent } from 'react';
import { loanEnds, loanOutcomes, settleLoan, type LoanOutcome } from '#core/service/repair-loan.ts';
import { SelectField, TextField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { failureOf } from '../../lib/failures.ts';
import { notify } from '../../lib/notify.ts';
import { Button } from '../../ui/button.tsx';
import { amountOf } from './loan-amount.ts';
import { useLoanAct, type EndBody, type Loan } from './repair-loans.ts';
import { useMoney } from './repair-words.ts';

interface Typed {
  readonly outcome: LoanOutcome;
  readonly charged: string;
  readonly note: string;
}

const untouched: Typed = { outcome: 'returned', charged: '', note: '' };

interface EndLoanProps {
  readonly id: number;
  readonly loan: Loan;
}

/** Takes a loan back, sets it aside as damaged, or writes it off, and says what the till gives or takes for it. */
export function EndLoan({ id, loan }: EndLoanProps) {
  const t = usePhrases('repairLoans');
  const waits = usePhrases('approvals')('waitsFor');
  const [typed, setTyped] = useState(untouched);
  const { outcome, note } = typed;
  const { isExplained } = loanEnds[outcome];
  const end = useLoanAct<EndBody>(
    id,
    (body) => client.post('admin-repair-loan-end', { params: { id, loan: loan.id }, body }),
    ({ loans }) => {
      const isOut = loans.some((one) => one.id === loan.id && one.end === null);
      if (isOut) notify('info', waits);
      else notify('success', t(`outcome_${outcome}`));
    },
  );
  const fields = end.isError ? failureOf(end.error).fields : {};
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = { outcome, note, charged: chargedIn(typed) };
    if (!end.isPending) end.mutate(body);
  };
  return (
    <form className="repair-form" noValidate onSubmit={submit}>
      <SelectField
        label={t('outcome')}
        value={outcome}
        onChange={({ target }) =>
          setTyped({
            ...typed,
            outcome: loanOutcomes.find((one) => one === target.value) ?? outcome,
          })
        }
      >
        {loanOutcomes.map((one) => (
          <option key={one} value={one}>
            {t(`end_${one}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t(isExplained ? 'why' : 'note')}
        error={fields['note']}
        value={note}
        maxLength={300}
        onChange={({ target }) => setTyped({ ...typed, note: target.value })}
      />
      {isExplained && <Charged typed={typed} onType={setTyped} error={fields['charged']} />}
      <Settlement typed={typed} deposit={loan.deposit} />
      <p className="repair-acts">
        <Button type="submit" busy={end.isPending}>
          {t('endNow')}
        </Button>
      </p>
    </form>
  );
}

const chargedIn = ({ outcome, charged }: Typed): number | null =>
  loanEnds[outcome].isExplained ? amountOf(charged) : null;

/** What goes out of the till or into it, as it is being typed. */
function Settlement({
  typed,
  deposit,
}: {
  readonly typed: Typed;
  readonly deposit: number | null;
}) {
  const t = usePhrases('repairLoans');
  const money = useMoney();
  const charged = chargedIn(typed);
  if (Number.isNaN(charged)) return null;
  const { givenBack, collected } = settleLoan(typed.outcome, { deposit, charged });
  const kept = (deposit ?? 0) - givenBack;
  return (
    <div role="status">
      {kept > 0 && <p>{t('depositKept', { amount: money(kept) })}</p>}
      {givenBack > 0 && <p>{t('giveBack', { amount: money(givenBack) })}</p>}
      {collected > 0 && <p>{t('collect', { amount: money(collected) })}</p>}
    </div>
  );
}

interface ChargedProps {
  readonly typed: Typed;
  readonly onType: (typed: Typed) => void;
  readonly error: string | undefined;
}

/** What the customer pays for what is damaged or lost. */
function Charged({ typed, onType, error }: ChargedProps) {
  const t = usePhrases('repairLoans');
  return (
    <TextField
      label={t('charged')}
      help={t(typed.outcome === 'written_off' ? 'chargedHelp_written_off' : 'chargedHelp_damaged')}
      error={error}
      value={typed.charged}
      inputMode="numeric"
      autoComplete="off"
      onChange={({ target }) => onType({ ...typed, charged: target.value })}
    />
  );
}
