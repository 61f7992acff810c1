import * as Dialog from '@radix-ui/react-dialog';
import type { ReactNode, RefObject } from 'react';
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

/**
 * A dialog that comes from an edge: the focus stays inside, Esc and a tap beside it close it,
 * and the focus returns where it was. The veil is our own: the primitive's writes a style element,
 * which the content security policy forbids.
 */
export function Sheet({ title, onClose, opener, children, side = 'bottom' }: SheetProps) {
  const t = useText('shell');
  const returnFocus = (event: Event) => {
    event.preventDefault();
    opener.current?.focus();
  };
  return (
    <Dialog.Root open onOpenChange={(open) => (open ? undefined : onClose())}>
      <Dialog.Portal>
        <div className="sheet-veil" />
        <Dialog.Content
          className={side === 'start' ? 'sheet sheet-start' : 'sheet'}
          aria-describedby={undefined}
          onCloseAutoFocus={returnFocus}
        >
          <div className="sheet-head">
            <Dialog.Title>{title}</Dialog.Title>
            <Dialog.Close className="sheet-close" aria-label={t('close')}>
              <Icon name="close" />
            </Dialog.Close>
          </div>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
