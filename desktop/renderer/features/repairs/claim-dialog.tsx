import type { ReactNode, RefObject, SubmitEventHandler } from 'react';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface ClaimDialogProps {
  readonly outcome: 'exchanged' | 'reduced' | 'refunded' | 'rejected';
  readonly form: RefObject<HTMLFormElement | null>;
  readonly submit: SubmitEventHandler<HTMLFormElement>;
  readonly isSending: boolean;
  readonly trouble: string | undefined;
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** A dialog that settles a claim: what is asked for it, and its one button. */
export function ClaimDialog(props: ClaimDialogProps) {
  const { outcome, form, submit, isSending, trouble, children, onClose } = props;
  const t = usePhrases('repairClaim');
  const cancel = usePhrases('frame')('cancel');
  return (
    <Dialog
      title={t(`title_${outcome}`)}
      lead={t(`lead_${outcome}`)}
      width="narrow"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button
            kind={outcome === 'rejected' ? 'danger' : 'primary'}
            type="submit"
            form="settle-claim"
            busy={isSending}
          >
            {t(`act_${outcome}`)}
          </Button>
        </>
      }
    >
      <form ref={form} id="settle-claim" className="stack" noValidate onSubmit={submit}>
        {children}
        {trouble !== undefined && <p role="alert">{trouble}</p>}
      </form>
    </Dialog>
  );
}
