import { Link } from 'react-router';
import { useText } from '../../i18n/text.ts';
import { nameBelow, type MenuCategory } from '../../lib/menu.ts';

interface MenuPanelProps {
  readonly category: MenuCategory;
  readonly onEnter: () => void;
  readonly onChoose: () => void;
}

/** What lies below one category, in columns. */
export function MenuPanel({ category, onEnter, onChoose }: MenuPanelProps) {
  const t = useText('shell');
  return (
    <div className="menu-panel" onPointerEnter={onEnter}>
      <div className="page menu-panel-page">
        <Link className="menu-panel-all" to={category.urlPath} onClick={onChoose}>
          {t('allOf', { category: category.name })}
        </Link>
        <ul className="menu-panel-columns">
          {category.children.map((child) => (
            <li key={child.id}>
              <Link to={child.urlPath} onClick={onChoose}>
                {nameBelow(category.name, child.name)}
              </Link>
              {child.children.length > 0 && (
                <ul>
                  {child.children.map((leaf) => (
                    <li key={leaf.id}>
                      <Link to={leaf.urlPath} onClick={onChoose}>
                        {nameBelow(child.name, leaf.name)}
                      </Link>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
