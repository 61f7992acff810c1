import { useEffect, type ComponentType } from 'react';
import { releaseEarlyInput } from '../lib/early-input.ts';
import { createClientScreens } from './client-screens.ts';
import { Pages } from './pages.tsx';
import { createScreenLoader, type ScreenSources } from './screen-loader.ts';

/**
 * All pages of the browser. They arrive when the page is touched, so the screen that is waiting then
 * waits for no further touch.
 */
export function createClientPages({ use, ...sources }: ScreenSources): ComponentType {
  let isWaiting = true;
  const intent = () => {
    if (!isWaiting) return use.intent();
    isWaiting = false;
    return Promise.resolve();
  };
  const screens = createClientScreens(createScreenLoader({ ...sources, use: { ...use, intent } }));
  return function ClientPages() {
    useEffect(() => releaseEarlyInput('page'), []);
    return <Pages screens={screens} />;
  };
}
