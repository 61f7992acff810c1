import { useEffect, type ComponentType } from 'react';
import type { MarketCode } from '#core/market/market.ts';
import { releaseEarlyInput } from '../lib/early-input.ts';
import { createClientParts } from './client-parts.ts';
import { Pages } from './pages.tsx';
import { routes } from './routes.ts';
import { createScreenLoader, type ScreenSources } from './screen-loader.ts';

/**
 * All pages of the browser. They arrive when the page is touched, so the screen that is waiting then
 * waits for no further touch.
 */
export function createClientPages(
  market: MarketCode,
  { use, ...sources }: ScreenSources,
): ComponentType {
  let isWaiting = true;
  const intent = () => {
    if (!isWaiting) return use.intent();
    isWaiting = false;
    return Promise.resolve();
  };
  const loader = createScreenLoader({ ...sources, use: { ...use, intent } });
  const { parts, prefetch } = createClientParts(loader);
  const pages = routes.map(({ path, phrases, screen, parts: names = [] }) => {
    const loadScreen = () => {
      prefetch(names);
      return screen();
    };
    return { path: path[market], Screen: loader.screen(phrases, loadScreen).Screen };
  });
  return function ClientPages() {
    useEffect(() => releaseEarlyInput('page'), []);
    return <Pages pages={pages} parts={parts} />;
  };
}
