import { Suspense, useRef, useState, type ComponentType, type KeyboardEvent } from 'react';
import type { MenuSheetProps } from '../features/menu/menu-sheet.tsx';
import { useText } from '../i18n/text.ts';
import { ShellIcon } from '../ui/shell-icon.tsx';
import { footerCategoriesId } from './footer-categories.ts';

interface MenuButtonProps {
  readonly MenuSheet: ComponentType<MenuSheetProps>;
}

/** Opens the menu on small screens. Without a script it leads to the categories in the footer. */
export function MenuButton({ MenuSheet }: MenuButtonProps) {
  const t = useText('shell');
  const button = useRef<HTMLAnchorElement>(null);
  const [isOpen, setOpen] = useState(false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <a
        ref={button}
        href={`#${footerCategoriesId}`}
        role="button"
        data-in-place=""
        className="site-tool site-menu-button"
        aria-label={t('openMenu')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onKeyDown={onKeyDown}
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        <ShellIcon name="menu" />
      </a>
      {isOpen && (
        <Suspense>
          <MenuSheet opener={button} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
