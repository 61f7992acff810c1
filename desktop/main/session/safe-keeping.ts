/* oxlint-disable typescript/no-deprecated -- Their asynchronous heirs answer after the page's first call, which needs the session. */
import { safeStorage } from 'electron';
import type { SafeKeeping } from './kept-session.ts';

/** On Linux without a keyring Electron "encrypts" with a fixed password, which hides nothing. */
const isRealEncryption = (): boolean =>
  safeStorage.isEncryptionAvailable() &&
  (process.platform !== 'linux' || safeStorage.getSelectedStorageBackend() !== 'basic_text');

/** The system's keyring, asked once the app is ready. */
export function systemSafeKeeping(): SafeKeeping | null {
  if (!isRealEncryption()) return null;
  return {
    encrypt: (text) => safeStorage.encryptString(text),
    decrypt: (contents) => safeStorage.decryptString(contents),
  };
}
