import * as Dialog from '@radix-ui/react-dialog';
import type { ReactNode, RefObject } from 'react';

interface ModalProps {
  readonly className: string;
  /** Class of what covers the page below. */
  readonly veil: string;
  readonly onClose: () => void;
  /** Gets the focus when it is closed. */
  readonly opener?: RefObject<HTMLElement | null>;
  /** Whether a `ModalLead` says what it is about. */
  readonly hasLead?: boolean;
  readonly children: ReactNode;
}

/**
 * What lies over the page: the focus stays inside, Escape and a press beside it close it. The veil
 * is our own: the primitive's writes a style element, which the content security policy forbids.
 */
export function Modal({ className, veil, onClose, opener, hasLead = false, children }: ModalProps) {
  const returnFocus = (event: Event) => {
    event.preventDefault();
    opener?.current?.focus();
  };
  return (
    <Dialog.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
      <Dialog.Portal>
        <div className={veil} />
        <Dialog.Content
          className={className}
          {...(!hasLead && { 'aria-describedby': undefined })}
          {...(opener && { onCloseAutoFocus: returnFocus })}
        >
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

export const ModalTitle = Dialog.Title;
export const ModalLead = Dialog.Description;
