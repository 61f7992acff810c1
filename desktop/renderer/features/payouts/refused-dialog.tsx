import { usePhrases } from '../../i18n/use-phrases.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

export interface RefusedRow {
  readonly id: number;
  /** In the person's language. */
  readonly reason: string;
}

interface RefusedDialogProps {
  readonly refused: readonly RefusedRow[];
  readonly onClose: () => void;
}

/** What was left out of an action, and why; nothing where all was done. */
export function RefusedDialog({ refused, onClose }: RefusedDialogProps) {
  const t = usePhrases('payouts');
  const frame = usePhrases('frame');
  if (refused.length === 0) return null;
  return (
    <Dialog
      title={t('refusedTitle')}
      lead={t('refusedLead')}
      onClose={onClose}
      actions={
        <Button kind="primary" onClick={onClose}>
          {frame('close')}
        </Button>
      }
    >
      <ul>
        {refused.map(({ id, reason }) => (
          <li key={id}>{t('refusedLine', { number: id, reason })}</li>
        ))}
      </ul>
    </Dialog>
  );
}
