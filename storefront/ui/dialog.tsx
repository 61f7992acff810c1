import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { useText } from '../i18n/text.ts';
import { Icon } from './icon.tsx';
import './dialog.css';

interface DialogProps {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A modal dialog; imported by lazy screens only, because Radix weighs more than a page may. */
export function Dialog({ title, open, onClose, children }: DialogProps) {
  const t = useText('shell');
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="dialog-veil" />
        <Radix.Content className="dialog" aria-describedby={undefined}>
          <div className="dialog-head">
            <Radix.Title>{title}</Radix.Title>
            <Radix.Close className="button button-quiet" aria-label={t('close')}>
              <Icon name="close" />
            </Radix.Close>
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
