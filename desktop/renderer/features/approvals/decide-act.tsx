import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { formatMoney } from '#core/shared/money.ts';
import { FieldError } from '#ui/field.tsx';
import { TextAreaField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { failureOf, reportFailure } from '../../lib/failures.ts';
import { notify } from '../../lib/notify.ts';
import { queries } from '../../lib/queries.ts';
import { useConfig } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ActChanges } from './act-changes.tsx';
import { actsKey, type PreparedAct } from '../../lib/prepared-acts.ts';

type To = 'released' | 'refused' | 'called_off';

const said = { released: 'released', refused: 'refused', called_off: 'calledOff' } as const;

function useDecide({ id, version }: PreparedAct, onDone: () => void) {
  const t = usePhrases('approvals');
  return useMutation({
    mutationFn: ({ to, note }: { readonly to: To; readonly note: string }) =>
      client.post('prepared-act-decide', { params: { id }, body: { version, to, note } }),
    meta: { silent: true },
    onSuccess: (_, { to }) => {
      notify('success', t(said[to]));
      onDone();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: actsKey }),
  });
}

/** The second person looks at what it does and releases it, or refuses it with a reason. */
export function DecideAct({ act }: { readonly act: PreparedAct }) {
  const t = usePhrases('approvals');
  const [to, setTo] = useState<'released' | 'refused' | null>(null);
  return (
    <div className="approval-buttons">
      <Button onClick={() => setTo('refused')}>{t('refuse')}</Button>
      <Button kind="primary" onClick={() => setTo('released')}>
        {t('release')}
      </Button>
      {to !== null && <Question act={act} to={to} onClose={() => setTo(null)} />}
    </div>
  );
}

interface QuestionProps {
  readonly act: PreparedAct;
  readonly to: 'released' | 'refused';
  readonly onClose: () => void;
}

function Question({ act, to, onClose }: QuestionProps) {
  const t = usePhrases('approvals');
  const { market } = useConfig();
  const [note, setNote] = useState('');
  const deciding = useDecide(act, onClose);
  const isRelease = to === 'released';
  const name = t(`act_${act.act}`);
  const what = [act.title, act.amount > 0 ? formatMoney(act.amount, market) : '', act.reason];
  return (
    <Dialog
      title={t(isRelease ? 'releaseTitle' : 'refuseTitle', { act: name })}
      lead={what.filter((part) => part !== '').join(' · ')}
      onClose={onClose}
      width="narrow"
      actions={
        <Button
          kind={isRelease ? 'primary' : 'danger'}
          busy={deciding.isPending}
          onClick={() => deciding.mutate({ to, note })}
        >
          {t(isRelease ? 'release' : 'refuse')}
        </Button>
      }
    >
      <ActChanges act={act} />
      {isRelease ? (
        <p>{t(`effect_${act.act}`)}</p>
      ) : (
        <TextAreaField
          label={t('note')}
          help={t('noteHelp')}
          maxLength={500}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      )}
      {deciding.error && <FieldError isAlert>{failureOf(deciding.error).text}</FieldError>}
    </Dialog>
  );
}

/** Whoever prepared it takes it back. */
export function CallOff({ act }: { readonly act: PreparedAct }) {
  const t = usePhrases('approvals');
  const deciding = useDecide(act, () => {});
  return (
    <div className="approval-buttons">
      <span className="soft">{t('ownWaits')}</span>
      <Button
        busy={deciding.isPending}
        onClick={() => deciding.mutate({ to: 'called_off', note: '' }, { onError: reportFailure })}
      >
        {t('callOff')}
      </Button>
    </div>
  );
}
