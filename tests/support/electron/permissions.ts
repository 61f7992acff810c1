import type { DevToolsSession } from './devtools.ts';

type RequestHandler = (
  contents: object | null,
  permission: string,
  answer: (isGranted: boolean) => void,
  details: { readonly requestingUrl: string; readonly isMainFrame: boolean },
) => void;
type CheckHandler = (contents: object | null, permission: string, origin: string) => boolean;

/** Electron's names and those of the web's Permissions API. */
const names: readonly (readonly [string, string])[] = [
  ['geolocation', 'geolocation'],
  ['notifications', 'notifications'],
  ['media', 'camera'],
  ['media', 'microphone'],
  ['clipboard-read', 'clipboard-read'],
  ['clipboard-sanitized-write', 'clipboard-write'],
  ['idle-detection', 'idle-detection'],
];

/**
 * `session` with its two permission handlers (https://www.electronjs.org/docs/latest/api/session). Chromium asks nobody
 * while it runs, so both are asked for every permission before a page loads, and Chromium is told the outcome. Without
 * handlers Electron grants whatever a page asks for.
 */
export function createSession() {
  let request: RequestHandler | null = null;
  let check: CheckHandler | null = null;
  const isGranted = (contents: object, permission: string, address: string): boolean => {
    const answers: boolean[] = [];
    const details = { requestingUrl: address, isMainFrame: true };
    request?.(contents, permission, (answer) => void answers.push(answer), details);
    return !answers.includes(false) && (check?.(contents, permission, address) ?? true);
  };
  return {
    defaultSession: {
      setPermissionRequestHandler: (handler: RequestHandler | null) => void (request = handler),
      setPermissionCheckHandler: (handler: CheckHandler | null) => void (check = handler),
      setDevicePermissionHandler: () => undefined,
      setDisplayMediaRequestHandler: () => undefined,
      // Ports are asked for in unit tests: a machine of tests has none.
      on: () => undefined,
    },
    /** Not part of Electron's surface. */
    async tellChromium(browser: DevToolsSession, contents: object, address: string): Promise<void> {
      const told = names.map(([permission, name]) => {
        const setting = isGranted(contents, permission, address) ? 'granted' : 'denied';
        return browser.send('Browser.setPermission', { permission: { name }, setting });
      });
      await Promise.all(told);
    },
  };
}

export type Sessions = ReturnType<typeof createSession>;
