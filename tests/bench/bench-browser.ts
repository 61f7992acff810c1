import { chromium, type Browser } from '@playwright/test';
import { findChromium } from '../launch/chromium.mjs';

/** Path of the browser that the tests use too: the system's, or the one that Playwright has. */
export async function benchBrowser(): Promise<string> {
  const path = await findChromium();
  if (path === undefined) throw new Error('there is no Chromium to measure with');
  return path;
}

export async function launchBrowser(...args: readonly string[]): Promise<Browser> {
  const executablePath = await benchBrowser();
  return chromium.launch({ executablePath, args: ['--disable-quic', ...args] });
}
