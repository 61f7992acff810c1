import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { EventEmitter } from 'node:events';

/**
 * The parts of Electron that need a desktop. Dialogs answer as if the person had cancelled; tests replace them by
 * `app.evaluate(({ dialog }) => { dialog.showOpenDialog = … })`, which works on both hosts.
 */
export const dialog = {
  showOpenDialog: () => Promise.resolve({ canceled: true, filePaths: [] }),
  showSaveDialog: () => Promise.resolve({ canceled: true, filePath: '' }),
  showMessageBox: () => Promise.resolve({ response: 0, checkboxChecked: false }),
  showMessageBoxSync: () => 0,
  showErrorBox: () => undefined,
};

export const shell = { openExternal: () => Promise.resolve() };

const display = { id: 1, workArea: { x: 0, y: 0, width: 1920, height: 1040 } };
export const screen = {
  getPrimaryDisplay: () => display,
  getAllDisplays: () => [display],
};

export const net = { fetch: (address: string, init?: RequestInit) => fetch(address, init) };

export const autoUpdater = Object.assign(new EventEmitter(), {
  setFeedURL: () => undefined,
  checkForUpdates: () => undefined,
  quitAndInstall: () => undefined,
});

const key = createHash('sha256').update('stand-in').digest();

/** `safeStorage` with a fixed key; `--password-store=basic` takes the keyring away, as in Electron on Linux. */
export const createSafeStorage = (switches: ReadonlyMap<string, string>) => ({
  isEncryptionAvailable: () => true,
  getSelectedStorageBackend: () =>
    switches.get('password-store') === 'basic' ? 'basic_text' : 'gnome_libsecret',
  encryptString(text: string): Buffer {
    const nonce = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', key, nonce);
    const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), hidden]);
  },
  decryptString(contents: Buffer): string {
    const cipher = createDecipheriv('aes-256-gcm', key, contents.subarray(0, 12));
    cipher.setAuthTag(contents.subarray(12, 28));
    return cipher.update(contents.subarray(28), undefined, 'utf8') + cipher.final('utf8');
  },
});
