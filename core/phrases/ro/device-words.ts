import type { DeviceWord } from '../cs/device-words.ts';

/** The same in Romanian. */
export const deviceWords: Record<DeviceWord, string> = {
  browser_office: 'Aplicația Obměna',
  browser_edge: 'Edge',
  browser_opera: 'Opera',
  browser_chrome: 'Chrome',
  browser_firefox: 'Firefox',
  browser_safari: 'Safari',
  browser_unknown: 'alt browser',
  system_windows: 'Windows',
  system_macos: 'macOS',
  system_ios: 'iPhone sau iPad',
  system_android: 'Android',
  system_linux: 'Linux',
  system_unknown: 'alt sistem',
};
