import type { Log } from './log.ts';
import { failureKind } from './log.ts';

const everyHourMs = 3_600_000;

/** What of electron-updater is used. */
export interface Updater {
  autoDownload: boolean;
  autoInstallOnAppQuit: boolean;
  allowDowngrade: boolean;
  setFeedURL: (feed: { readonly provider: 'generic'; readonly url: string }) => void;
  checkForUpdates: () => Promise<unknown>;
  quitAndInstall: (isSilent: boolean, isForceRunAfter: boolean) => void;
  on(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'update-downloaded', listener: (found: { readonly version: string }) => void): unknown;
}

interface UpdatedWindow {
  readonly close: () => void;
  on(event: 'closed', listener: () => void): unknown;
}

interface Options {
  readonly feedUrl: string;
  /** Read only where there is a feed: nobody else needs it. */
  readonly load: () => Promise<Updater>;
  readonly window: UpdatedWindow;
  /** Told of the version that waits for a restart. */
  readonly tell: (version: string) => void;
  readonly log: Log;
}

export interface Updates {
  /** The version that is downloaded and waits for a restart; null while there is none. */
  readonly ready: () => string | null;
  /** Does nothing before a version is there. */
  readonly restart: () => void;
}

interface Installed {
  readonly isPackaged: boolean;
  readonly platform: NodeJS.Platform;
  /** Path of the AppImage that runs, as its own runtime names it. */
  readonly appImage: string | undefined;
}

/** Whether this program can replace itself: an NSIS installation, an AppImage or a signed one of macOS. */
export const canUpdateItself = ({ isPackaged, platform, appImage }: Installed): boolean =>
  isPackaged && (platform === 'linux' ? appImage !== undefined : true);

/** Where nothing is updated: no feed, a checkout, a package of the system. */
export const noUpdates: Updates = { ready: () => null, restart: () => undefined };

/**
 * Asks the feed hourly and fetches what is newer; a download that is not whole or not signed as this
 * program is never offered. A restart waits for the person and closes the window as they would, so
 * that unsaved work is asked about before anything is installed. Whoever never restarts gets the new
 * version when the program ends.
 */
export function watchUpdates({ feedUrl, load, window, tell, log }: Options): Updates {
  let version: string | null = null;
  let updater: Updater | null = null;
  let isRestarting = false;
  let timer: ReturnType<typeof setInterval> | undefined;
  const failed = (error: unknown) => log.event('update-failed', { kind: failureKind(error) });
  const begin = async () => {
    const loaded = await load();
    updater = loaded;
    loaded.autoDownload = true;
    loaded.autoInstallOnAppQuit = true;
    loaded.allowDowngrade = false;
    loaded.setFeedURL({ provider: 'generic', url: feedUrl });
    loaded.on('error', failed);
    loaded.on('update-downloaded', (found) => {
      version = found.version;
      tell(version);
    });
    // A feed that cannot be reached is told as an error besides.
    const check = () => void loaded.checkForUpdates().catch(() => undefined);
    timer = setInterval(check, everyHourMs);
    check();
  };
  window.on('closed', () => {
    clearInterval(timer);
    if (isRestarting) updater?.quitAndInstall(true, true);
  });
  begin().catch(failed);
  return {
    ready: () => version,
    restart: () => {
      if (version === null) return;
      isRestarting = true;
      window.close();
    },
  };
}
