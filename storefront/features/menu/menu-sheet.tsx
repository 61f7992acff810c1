import type { RefObject } from 'react';
import { Link } from 'react-router';
import { useText } from '../../i18n/text.ts';
import { nameBelow, type MenuCategory } from '../../lib/menu.ts';
import { useShop } from '../../lib/shop.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { usePlaces } from './use-places.ts';
import './menu-sheet.css';

export interface MenuSheetProps {
  readonly onClose: () => void;
  readonly opener: RefObject<HTMLElement | null>;
}

/** The whole menu on small screens: categories to unfold, then the pages beside them. */
export function MenuSheet({ onClose, opener }: MenuSheetProps) {
  const t = useText('shell');
  const { menu } = useShop();
  const { sell, about } = usePlaces();
  return (
    <Sheet title={t('menu')} side="start" onClose={onClose} opener={opener}>
      <nav aria-label={t('mainNavigation')} className="menu-sheet">
        <ul className="menu-sheet-categories">
          {menu.map((category) => (
            <li key={category.id}>
              <SheetCategory category={category} onChoose={onClose} />
            </li>
          ))}
        </ul>
        <ul>
          {[...sell, ...about].map(({ to, label }) => (
            <li key={to}>
              <Link to={to} onClick={onClose}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Sheet>
  );
}

interface SheetCategoryProps {
  readonly category: MenuCategory;
  readonly onChoose: () => void;
}

function SheetCategory({ category, onChoose }: SheetCategoryProps) {
  const t = useText('shell');
  const { name, urlPath, children } = category;
  if (children.length === 0) {
    return (
      <Link to={urlPath} onClick={onChoose}>
        {name}
      </Link>
    );
  }
  return (
    <details>
      <summary>
        {name}
        <Icon name="chevron" size={20} />
      </summary>
      <ul>
        <li>
          <Link to={urlPath} onClick={onChoose}>
            {t('allOf', { category: name })}
          </Link>
        </li>
        {children.map((child) => (
          <li key={child.id}>
            <Link to={child.urlPath} onClick={onChoose}>
              {nameBelow(name, child.name)}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
