import { useState } from 'react';
import type { RepairStatus } from '#core/service/repair-status.ts';
import { TextField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { draftOf } from '../../lib/drafts.ts';
import { line } from '../../lib/field-rules.ts';
import { useOfficeForm } from '../../lib/use-office-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { tellMissingChecks } from './bench.ts';
import { keepCurrent, keepRepair, tellFailure, type Repair } from './repairs.ts';
import { useRepairAct } from './use-repair-act.ts';

/** States that are chosen as they are. The API says which of them are next. */
const movable = [
  'received',
  'diagnosing',
  'waiting_for_parts',
  'repairing',
  'testing',
  'ready',
  'declined',
  'not_repairable',
  'cancelled',
] as const satisfies readonly RepairStatus[];
type Movable = (typeof movable)[number];

/** Where nothing is repaired after all; it is said why. */
const givingUp = ['declined', 'not_repairable', 'cancelled'] as const;
type GivingUp = (typeof givingUp)[number];

/** The step by which a repair goes well, where one press takes it. */
const goodStep: Partial<Readonly<Record<RepairStatus, Movable>>> = {
  announced: 'received',
  approved: 'repairing',
  waiting_for_parts: 'repairing',
  repairing: 'testing',
  testing: 'ready',
};

/** The steps that may be taken now. */
export function RepairMoves({ repair }: { readonly repair: Repair }) {
  const t = usePhrases('repairs');
  const [asked, setAsked] = useState<GivingUp | null>(null);
  const { id, version } = repair;
  const move = useRepairAct(id, {
    version,
    send: (to: Movable) =>
      client.post('admin-repair-move', { params: { id }, body: { version, to, reason: '' } }),
    onFailed: (error) => {
      if (!tellMissingChecks(error)) tellFailure(id, error);
    },
  });
  const moves = movable.filter((one) => repair.moves.includes(one));
  if (moves.length === 0) return null;
  const press = (to: Movable) => {
    const gaveUp = givingUp.find((one) => one === to);
    if (gaveUp) setAsked(gaveUp);
    else move.mutate(to);
  };
  return (
    <div className="repair-acts" role="group" aria-label={t('moves')}>
      {moves.map((to) => (
        <Button
          key={to}
          kind={to === goodStep[repair.status] ? 'primary' : 'secondary'}
          busy={move.isPending}
          onClick={() => press(to)}
        >
          {t(`move_${to}`)}
        </Button>
      ))}
      {asked && <WhyNot repair={repair} to={asked} onClose={() => setAsked(null)} />}
    </div>
  );
}

interface WhyNotProps {
  readonly repair: Repair;
  readonly to: GivingUp;
  readonly onClose: () => void;
}

/** Asks why nothing is repaired. What was typed is there again after a conflict. */
function WhyNot({ repair: { id, version }, to, onClose }: WhyNotProps) {
  const t = usePhrases('repairs');
  const cancel = usePhrases('frame')('cancel');
  const draft = draftOf<string>(`repair-why-not-${String(id)}`);
  const { form, submit, field, isSending, trouble } = useOfficeForm({
    fields: ['reason'],
    initial: { reason: draft.kept ?? '' },
    rules: { reason: line(300) },
    saysTrouble: true,
    send: async ({ reason }) => {
      draft.keep(reason);
      try {
        const body = { version, to, reason };
        return await client.post('admin-repair-move', { params: { id }, body });
      } catch (error) {
        keepCurrent(error);
        throw error;
      }
    },
    onSent: (moved) => {
      draft.drop();
      keepRepair(moved);
      onClose();
    },
  });
  return (
    <Dialog
      title={t(to === 'cancelled' ? 'whyTitle_cancelled' : 'whyTitle')}
      lead={t('whyLead')}
      width="narrow"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button kind="danger" type="submit" form="why-not" busy={isSending}>
            {t(`move_${to}`)}
          </Button>
        </>
      }
    >
      <form ref={form} id="why-not" noValidate onSubmit={submit}>
        <TextField label={t('reason')} maxLength={300} autoFocus {...field('reason')} />
        {trouble !== undefined && <p role="alert">{trouble}</p>}
      </form>
    </Dialog>
  );
}
