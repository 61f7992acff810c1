import type { ReactNode, RefObject } from 'react';
import { Modal, ModalTitle } from '#ui/modal.tsx';
import { useText } from '../i18n/text.ts';
import { Icon } from './icon.tsx';
import './sheet.css';

interface SheetProps {
  readonly title: string;
  readonly onClose: () => void;
  /** Gets the focus back. */
  readonly opener: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
  /** The edge that it comes from; `start` takes the whole height there. */
  readonly side?: 'bottom' | 'start';
}

/** A dialog that comes from an edge. */
export function Sheet({ title, onClose, opener, children, side = 'bottom' }: SheetProps) {
  const t = useText('shell');
  return (
    <Modal
      className={side === 'start' ? 'sheet sheet-start' : 'sheet'}
      veil="sheet-veil"
      opener={opener}
      onClose={onClose}
    >
      <div className="sheet-head">
        <ModalTitle>{title}</ModalTitle>
        <button type="button" className="sheet-close" aria-label={t('close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {children}
    </Modal>
  );
}
