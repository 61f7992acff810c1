/** Browsers and systems, by which sessions are told apart. */
export const deviceWords = {
  browser_office: 'Kancelář Obměna',
  browser_edge: 'Edge',
  browser_opera: 'Opera',
  browser_chrome: 'Chrome',
  browser_firefox: 'Firefox',
  browser_safari: 'Safari',
  browser_unknown: 'jiný prohlížeč',
  system_windows: 'Windows',
  system_macos: 'macOS',
  system_ios: 'iPhone nebo iPad',
  system_android: 'Android',
  system_linux: 'Linux',
  system_unknown: 'jiný systém',
} as const;

export type DeviceWord = keyof typeof deviceWords;
