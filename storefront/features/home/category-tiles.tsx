import { Link } from 'react-router';
import { deviceKindOf } from '#core/buyback/device-kind.ts';
import { useText } from '../../i18n/text.ts';
import { nameBelow } from '../../lib/menu.ts';
import { useShop } from '../../lib/shop.tsx';
import { AccessoryDrawing } from '../../ui/accessory-drawing.tsx';
import { DeviceDrawing } from '../../ui/device-drawing.tsx';

const colors = { phone: '#5b86b8', tablet: '#8fa3ad', smartwatch: '#c7a17a' } as const;

/** The categories at the root, with their first children. */
export function CategoryTiles() {
  const t = useText('home');
  const { menu, market } = useShop();
  if (menu.length === 0) return null;
  return (
    <nav className="stack" aria-labelledby="categories-heading">
      <h2 id="categories-heading">{t('categoriesHeading')}</h2>
      <ul className="home-tiles">
        {menu.map(({ id, name, urlPath, count, children }) => {
          const kind = deviceKindOf(urlPath.slice(1), market);
          return (
            <li key={id} className="home-tile card">
              <span className="home-tile-drawing">
                {kind === null || kind === 'accessory' ? (
                  <AccessoryDrawing shape="over-ear" hex="#3a4558" longest={84} />
                ) : (
                  <DeviceDrawing kind={kind} hex={colors[kind]} longest={88} />
                )}
              </span>
              <span className="home-tile-text">
                <Link className="home-tile-name" to={urlPath}>
                  {name}
                </Link>
                <span className="soft small">{t('categoryCount', { count })}</span>
              </span>
              <ul className="home-tile-children">
                {children.slice(0, 4).map((child) => (
                  <li key={child.id}>
                    <Link to={child.urlPath}>{nameBelow(name, child.name)}</Link>
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
