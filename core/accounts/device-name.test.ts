import { expect, it } from 'vitest';
import { deviceNameOf } from './device-name.ts';

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome}`, 'chrome', 'windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Edg/130.0`, 'edge', 'windows'],
  [`Mozilla/5.0 (X11; Linux x86_64) obmena/1.0 Electron/33.0 ${chrome}`, 'office', 'linux'],
  [`Mozilla/5.0 (Linux; Android 14; K) ${chrome}`, 'chrome', 'android'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:132.0) Firefox/132.0', 'firefox', 'macos'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1',
    'safari',
    'ios',
  ],
  ['curl/8', 'unknown', 'unknown'],
  [undefined, 'unknown', 'unknown'],
])('%s is %s on %s', (userAgent, browser, system) => {
  expect(deviceNameOf(userAgent)).toEqual({ browser, system });
});
