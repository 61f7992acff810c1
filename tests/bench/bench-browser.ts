import { chromium, type Browser } from '@playwright/test';
import { findChromium } from '../launch/chromium.mjs';

/** The browser that the tests use too: the system's, or the one that Playwright has. */
export async function launchBrowser(...args: readonly string[]): Promise<Browser> {
  const executablePath = await findChromium();
  if (executablePath === undefined) throw new Error('there is no Chromium to measure with');
  return chromium.launch({ executablePath, args: ['--disable-quic', ...args] });
}
