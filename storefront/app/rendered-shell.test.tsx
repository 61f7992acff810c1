import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import type { Menu } from '../lib/menu.ts';
import type { ShopConfig } from '../lib/shop.tsx';
import { keepShell, renderedShell } from './rendered-shell.tsx';

const menu: Menu = [];
/** Only what it is is asked here, and not what it says. */
const configOf = (name: string) => ({ company: { name } }) as ShopConfig;
const page = (name: string) =>
  `<header class="site-header"><b>${name}</b></header><footer class="site-footer">${name}</footer>`;

it('keeps what stands around a page as long as menu and configuration are the same, and no longer', () => {
  const [before, after] = [configOf('Stará'), configOf('Nová')];
  const place = { pathname: '/telefony', market: 'cz', menu } as const;
  keepShell({ ...place, config: before }, page('Stará'));
  const footerOf = (config: ShopConfig) => {
    const { Footer } = renderedShell({ ...place, config });
    return Footer;
  };
  const Kept = footerOf(before);
  const markup = renderToString(
    <MemoryRouter>
      <Kept NewsletterForm={() => null} />
    </MemoryRouter>,
  );
  expect(markup).toContain('Stará');
  keepShell({ ...place, config: after }, page('Nová'));
  const Renewed = footerOf(after);
  expect(renderToString(<Renewed NewsletterForm={() => null} />)).toContain('Nová');
});
