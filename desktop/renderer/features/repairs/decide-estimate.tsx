import { useState, type SubmitEvent } from 'react';
import { Checkbox } from '#ui/checkbox.tsx';
import { TextField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { failureOf } from '../../lib/failures.ts';
import { Button } from '../../ui/button.tsx';
import { useMoney } from './repair-words.ts';
import { tellFailure, type Repair } from './repairs.ts';
import { useRepairAct } from './use-repair-act.ts';

/** Writes down what the customer told staff: which lines they want, and how they said it. */
export function DecideEstimate({ repair }: { readonly repair: Repair }) {
  const t = usePhrases('repairs');
  const money = useMoney();
  const { id, version, lines } = repair;
  const [refused, setRefused] = useState<ReadonlySet<number>>(new Set());
  const [reason, setReason] = useState('');
  const approved = lines.map((line) => line.id).filter((one) => !refused.has(one));
  const decide = useRepairAct(id, {
    version,
    send: () =>
      client.post('admin-repair-decide', { params: { id }, body: { version, approved, reason } }),
    done: () => t('decided'),
    onFailed: (error) => {
      if (failureOf(error).fields['reason'] === undefined) tellFailure(id, error);
    },
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!decide.isPending) decide.mutate();
  };
  const tick = (line: number, isWanted: boolean) => {
    const next = new Set(refused);
    if (isWanted) next.delete(line);
    else next.add(line);
    setRefused(next);
  };
  return (
    <form className="repair-form" noValidate onSubmit={submit}>
      <fieldset>
        <legend>{t('decide')}</legend>
        <p className="soft">{t('decideLead')}</p>
        {lines.map((line) => (
          <Checkbox
            key={line.id}
            label={`${line.name} · ${money(line.price ?? 0)}`}
            checked={!refused.has(line.id)}
            onChange={({ target }) => tick(line.id, target.checked)}
          />
        ))}
        <TextField
          label={t('decideHow')}
          help={t('decideHowHelp')}
          value={reason}
          maxLength={300}
          error={decide.isError ? failureOf(decide.error).fields['reason'] : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
      </fieldset>
      <p className="repair-acts">
        <Button
          kind={approved.length > 0 ? 'primary' : 'danger'}
          type="submit"
          busy={decide.isPending}
        >
          {t(approved.length > 0 ? 'decideApprove' : 'decideDecline')}
        </Button>
      </p>
    </form>
  );
}
