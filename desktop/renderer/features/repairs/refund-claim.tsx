import { SelectField, TextField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { line } from '../../lib/field-rules.ts';
import { notify } from '../../lib/notify.ts';
import { typedNumber, typedNumberOrNone } from '../../lib/typed-number.ts';
import { useOfficeForm } from '../../lib/use-office-form.ts';
import { ClaimDialog } from './claim-dialog.tsx';
import { claimReason, type Claim } from './claim.ts';
import { useMoney } from './repair-words.ts';
import { keepCurrent, keepRepair, rereadRepair, type Repair } from './repairs.ts';

interface RefundClaimProps {
  readonly repair: Repair;
  readonly pieces: Claim['pieces'];
  readonly outcome: 'reduced' | 'refunded';
  readonly onClose: () => void;
}

function useRefund({ repair: { id, version }, pieces, outcome, onClose }: RefundClaimProps) {
  const waits = usePhrases('approvals')('waitsFor');
  const draft = claimReason(id);
  return useOfficeForm({
    fields: ['position', 'amount', 'reason'],
    initial: { position: String(pieces[0]?.position ?? ''), reason: draft.kept ?? '' },
    rules: {
      reason: line(500),
      ...(outcome === 'reduced' && {
        amount: (text) => (typedNumber(text) > 0 ? null : 'price_cut_impossible'),
      }),
    },
    saysTrouble: true,
    send: async ({ position, amount, reason }) => {
      draft.keep(reason);
      const cut = outcome === 'reduced' ? typedNumberOrNone(amount) : null;
      const body = { version, outcome, position: Number(position), amount: cut, reason };
      try {
        return await client.post('admin-repair-claim-refund', { params: { id }, body });
      } catch (error) {
        keepCurrent(error);
        throw error;
      }
    },
    onSent: (repair) => {
      draft.drop();
      keepRepair(repair);
      // Nothing moved: another person releases the money first.
      if (repair.status !== 'settled' && repair.status !== 'handed_out') {
        notify('info', waits);
        void rereadRepair(id);
      }
      onClose();
    },
  });
}

/** Gives part of the price back, or all of it. */
export function RefundClaim(props: RefundClaimProps) {
  const { pieces, outcome, onClose } = props;
  const t = usePhrases('repairClaim');
  const money = useMoney();
  const { form, submit, field, isSending, trouble } = useRefund(props);
  const dialog = { outcome, form, submit, isSending, trouble, onClose };
  return (
    <ClaimDialog {...dialog}>
      <SelectField label={t('piece')} {...field('position')}>
        {pieces.map(({ position, name, paid }) => (
          <option key={position} value={String(position)}>
            {`${name} · ${money(paid)}`}
          </option>
        ))}
      </SelectField>
      {outcome === 'reduced' && (
        <TextField label={t('amount')} inputMode="numeric" maxLength={12} {...field('amount')} />
      )}
      <TextField label={t('reason')} help={t('reasonHelp')} maxLength={500} {...field('reason')} />
    </ClaimDialog>
  );
}
