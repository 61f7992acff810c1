/** What a session is told apart by; a version would make it personal and tells nobody anything. */
export const browsers = [
  'office',
  'edge',
  'opera',
  'chrome',
  'firefox',
  'safari',
  'unknown',
] as const;
export const systems = ['windows', 'macos', 'ios', 'android', 'linux', 'unknown'] as const;

export interface DeviceName {
  readonly browser: (typeof browsers)[number];
  readonly system: (typeof systems)[number];
}

// The order counts: later ones are named by earlier ones too.
const browserMarks: readonly (readonly [RegExp, DeviceName['browser']])[] = [
  [/Electron\//, 'office'],
  [/Edg(?:A|iOS)?\//, 'edge'],
  [/OPR\//, 'opera'],
  [/Firefox\/|FxiOS\//, 'firefox'],
  [/Chrome\/|CriOS\//, 'chrome'],
  [/Safari\//, 'safari'],
];
const systemMarks: readonly (readonly [RegExp, DeviceName['system']])[] = [
  [/iPhone|iPad/, 'ios'],
  [/Android/, 'android'],
  [/Windows/, 'windows'],
  [/Macintosh|Mac OS X/, 'macos'],
  [/Linux|X11/, 'linux'],
];

/** The browser and the system that a request says it comes from. */
export function deviceNameOf(userAgent: string | undefined): DeviceName {
  const text = (userAgent ?? '').slice(0, 400);
  const find = <T>(marks: readonly (readonly [RegExp, T])[]) =>
    marks.find(([mark]) => mark.test(text))?.[1];
  return { browser: find(browserMarks) ?? 'unknown', system: find(systemMarks) ?? 'unknown' };
}
