import type { ReactNode } from 'react';
import { Modal, ModalLead, ModalTitle } from '#ui/modal.tsx';
import { usePhrases } from '../i18n/use-phrases.ts';
import { Button, IconButton } from './button.tsx';
import './dialog.css';

interface DialogProps {
  readonly title: string;
  /** One sentence under the title. */
  readonly lead?: ReactNode;
  readonly onClose: () => void;
  readonly children?: ReactNode;
  /** Buttons, the main one last. */
  readonly actions?: ReactNode;
  readonly width?: 'narrow' | 'normal' | 'wide';
}

/** A window over the screen: focus stays in, Escape closes, and the focus goes back to where it was. */
export function Dialog({ title, lead, onClose, children, actions, width = 'normal' }: DialogProps) {
  const t = usePhrases('frame');
  return (
    <Modal
      className={`dialog dialog-${width}`}
      veil="dialog-shade"
      hasLead={lead !== undefined}
      onClose={onClose}
    >
      <header className="dialog-head">
        <ModalTitle className="dialog-title">{title}</ModalTitle>
        <IconButton icon="close" label={t('close')} keys="Esc" onClick={onClose} />
      </header>
      {lead !== undefined && (
        <ModalLead asChild>
          <div className="dialog-lead">{lead}</div>
        </ModalLead>
      )}
      <div className="dialog-body">{children}</div>
      {actions !== undefined && <footer className="dialog-actions">{actions}</footer>}
    </Modal>
  );
}

interface ConfirmProps {
  readonly title: string;
  readonly lead: ReactNode;
  /** What the button does, as a verb: "Smazat kategorii". */
  readonly confirm: string;
  readonly isDangerous?: boolean;
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before something that is not easily taken back. */
export function ConfirmDialog({
  title,
  lead,
  confirm,
  isDangerous = false,
  busy = false,
  onConfirm,
  onClose,
}: ConfirmProps) {
  const t = usePhrases('frame');
  return (
    <Dialog
      title={title}
      lead={lead}
      onClose={onClose}
      width="narrow"
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind={isDangerous ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    />
  );
}
