import { useState } from 'react';
import { TextField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { line } from '../../lib/field-rules.ts';
import { useOfficeForm } from '../../lib/use-office-form.ts';
import { usePermission } from '../../lib/use-permission.ts';
import { ClaimDialog } from './claim-dialog.tsx';
import { claimReason, type Claim } from './claim.ts';
import { keepCurrent, keepRepair, type Repair } from './repairs.ts';
import { StockSearch } from './stock-search.tsx';

interface SettleProps {
  readonly repair: Repair;
  readonly outcome: 'exchanged' | 'rejected';
  readonly productId: number | null;
  readonly onClose: () => void;
}

function useSettle({ repair: { id, version }, outcome, productId, onClose }: SettleProps) {
  const draft = claimReason(id);
  return useOfficeForm({
    fields: ['serial', 'reason'],
    initial: { reason: draft.kept ?? '' },
    rules: { reason: line(500) },
    saysTrouble: true,
    send: async ({ serial, reason }) => {
      draft.keep(reason);
      const body = { version, outcome, productId, serial, reason };
      try {
        return await client.post('admin-repair-claim-settle', { params: { id }, body });
      } catch (error) {
        keepCurrent(error);
        throw error;
      }
    },
    onSent: (settled) => {
      draft.drop();
      keepRepair(settled);
      onClose();
    },
  });
}

interface ClaimProps {
  readonly repair: Repair;
  readonly onClose: () => void;
}

/** Says why the claim is not accepted; its customer reads it. */
export function RejectClaim({ repair, onClose }: ClaimProps) {
  const t = usePhrases('repairClaim');
  const outcome = 'rejected';
  const { form, submit, field, isSending, trouble } = useSettle({
    repair,
    outcome,
    productId: null,
    onClose,
  });
  const dialog = { outcome, form, submit, isSending, trouble, onClose } as const;
  return (
    <ClaimDialog {...dialog}>
      <TextField
        label={t('reason')}
        help={t('reasonHelp')}
        maxLength={500}
        autoFocus
        {...field('reason')}
      />
    </ClaimDialog>
  );
}

interface ExchangeProps extends ClaimProps {
  readonly pieces: Claim['pieces'];
}

interface Chosen {
  readonly id: number;
  readonly name: string;
}

/** What was bought is what is given, unless another item is chosen. */
const sameAsBought = (pieces: Claim['pieces']): Chosen | null => {
  const [piece] = pieces;
  return piece && piece.productId !== null ? { id: piece.productId, name: piece.name } : null;
};

/** Gives another piece of the store's stock for the claimed one. */
export function ExchangeClaim({ repair, pieces, onClose }: ExchangeProps) {
  const t = usePhrases('repairClaim');
  const find = usePhrases('repairs')('addPartHelp');
  const readsStock = usePermission('catalogue.read');
  const [chosen, setChosen] = useState(() => sameAsBought(pieces));
  const outcome = 'exchanged';
  const productId = chosen?.id ?? null;
  const { form, submit, field, isSending, trouble } = useSettle({
    repair,
    outcome,
    productId,
    onClose,
  });
  const dialog = { outcome, form, submit, isSending, trouble, onClose } as const;
  return (
    <ClaimDialog {...dialog}>
      <p>{chosen ? t('gives', { name: chosen.name }) : t('givesNothing')}</p>
      {readsStock && (
        <StockSearch
          label={t('other')}
          help={find}
          onChoose={({ id, code, name }) => setChosen({ id, name: `${code} · ${name}` })}
        />
      )}
      <TextField
        label={t('serial')}
        help={t('serialHelp')}
        autoComplete="off"
        maxLength={40}
        {...field('serial')}
      />
      <TextField label={t('reason')} help={t('reasonHelp')} maxLength={500} {...field('reason')} />
    </ClaimDialog>
  );
}
