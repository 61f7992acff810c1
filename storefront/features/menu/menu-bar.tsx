import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { NavLink, useLocation } from 'react-router';
import { servicePaths } from '#core/paths/service-paths.ts';
import { shopPaths } from '#core/paths/shop-paths.ts';
import type { MarketCode } from '#core/market/market.ts';
import { useText } from '../../i18n/text.ts';
import type { MenuCategory } from '../../lib/menu.ts';
import { usePaths, useShop } from '../../lib/shop.tsx';
import { ShellIcon } from '../../ui/shell-icon.tsx';
import { menuMove, movedIndex, type MenuEvent } from './menu-intent.ts';
import { MenuPanel } from './menu-panel.tsx';
import { useMenuIntent } from './use-menu-intent.ts';
import './menu-bar.css';

/**
 * The bar of categories on wide screens. Every entry is a link to its category, which is all there is
 * without a script; a resting pointer, a tap, or the arrow down opens what lies below it.
 */
export function MenuBar() {
  const t = useText('shell');
  const { menu, market } = useShop();
  const [open, send] = useMenuIntent();
  const { pathname } = useLocation();
  const close = useEffectEvent(() => send({ type: 'close' }));
  useEffect(() => close(), [pathname]);
  const bar = useRef<HTMLElement>(null);
  const enterEarly = useEffectEvent(() => {
    const item = restsOn(bar.current);
    if (item !== undefined) send({ type: 'enter', item });
  });
  // The pointer may rest there before the page came alive; nobody heard it come.
  useEffect(() => enterEarly(), []);
  const opened = menu.find(({ urlPath }) => urlPath === open);
  return (
    <nav
      ref={bar}
      className="menu-bar"
      aria-label={t('mainNavigation')}
      onKeyDown={(event) => pressKey(event, send)}
      onPointerLeave={({ pointerType }) => {
        if (pointerType === 'mouse') send({ type: 'leave' });
      }}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) send({ type: 'close' });
      }}
    >
      <ul className="page menu-bar-row">
        {menu.map((category) => (
          <li key={category.id}>
            <MenuEntry category={category} isOpen={open === category.urlPath} send={send} />
          </li>
        ))}
        <PlainEntries market={market} />
      </ul>
      {opened !== undefined && opened.children.length > 0 && (
        <MenuPanel
          category={opened}
          onEnter={() => send({ type: 'enter', item: opened.urlPath })}
          onChoose={() => send({ type: 'close' })}
        />
      )}
    </nav>
  );
}

/** The category that the mouse points at. A finger leaves `:hover` behind where it was last. */
const restsOn = (bar: HTMLElement | null): string | undefined =>
  matchMedia('(hover: hover)').matches
    ? bar?.querySelector<HTMLElement>('[data-category]:hover')?.dataset['category']
    : undefined;

type SendEvent = (event: MenuEvent) => void;

interface MenuEntryProps {
  readonly category: MenuCategory;
  readonly isOpen: boolean;
  readonly send: SendEvent;
}

function MenuEntry({ category: { name, urlPath, children }, isOpen, send }: MenuEntryProps) {
  if (children.length === 0) return <NavLink to={urlPath}>{name}</NavLink>;
  return (
    <NavLink
      to={urlPath}
      data-category={urlPath}
      aria-expanded={isOpen}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse') send({ type: 'enter', item: urlPath });
      }}
      onClick={(event) => {
        // The first tap of a finger opens, as a pointer's rest does; the second one follows.
        if (!isTouch(event.nativeEvent) || isOpen) return;
        event.preventDefault();
        send({ type: 'open', item: urlPath });
      }}
    >
      {name}
      <ShellIcon name="chevron" size={14} />
    </NavLink>
  );
}

const isTouch = (event: Event): boolean => 'pointerType' in event && event.pointerType === 'touch';

function PlainEntries({ market }: { readonly market: MarketCode }) {
  const t = useText('shell');
  const paths = usePaths();
  const shop = shopPaths(market);
  return (
    <>
      <li className="menu-bar-sell">
        <NavLink to={paths.root}>{t('sellDevice')}</NavLink>
      </li>
      <li>
        <NavLink to={servicePaths(market).root}>{t('service')}</NavLink>
      </li>
      <li>
        <NavLink to={shop.stores}>{t('stores')}</NavLink>
      </li>
    </>
  );
}

/** Escape closes, the arrow down opens and enters, other keys move among the entries. */
function pressKey(event: KeyboardEvent, send: SendEvent): void {
  const from = event.target as HTMLElement; // keys come to elements
  const nav = event.currentTarget;
  const opener = nav.querySelector<HTMLElement>('[aria-expanded=true]');
  const item = from.dataset['category'];
  if (event.key === 'Escape' && opener !== null) {
    send({ type: 'close' });
    opener.focus();
  } else if (event.key === 'ArrowDown' && item !== undefined) {
    event.preventDefault();
    flushSync(() => send({ type: 'open', item }));
    nav.querySelector<HTMLElement>('.menu-panel a')?.focus();
  } else moveFocus(event, from);
}

/** Moves among the links of the bar, or among those of the panel. */
function moveFocus(event: KeyboardEvent, from: HTMLElement): void {
  const panel = from.closest('.menu-panel');
  const move = menuMove(event.key, panel === null ? 'bar' : 'panel');
  const links = [...(panel ?? event.currentTarget).querySelectorAll<HTMLElement>('a')].filter(
    (link) => (link.closest('.menu-panel') ?? null) === panel,
  );
  const index = links.indexOf(from);
  if (move === null || index < 0) return;
  event.preventDefault();
  links[movedIndex(move, index, links.length)]?.focus();
}
