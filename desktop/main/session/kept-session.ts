import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { forgetKept, writeKept } from '../kept-json.ts';
import { afterAnswer, cookieHeader, keptCookies, type KeptCookie } from './cookie-jar.ts';

/** Encryption by the system's own keys; null where it has none that are worth the name. */
export interface SafeKeeping {
  readonly encrypt: (text: string) => Buffer;
  readonly decrypt: (contents: Buffer) => string;
}

export interface KeptSession {
  readonly cookieHeader: () => string | undefined;
  readonly receive: (setCookies: readonly string[]) => void;
}

const keptFile = z.object({ apiUrl: z.string(), cookies: keptCookies });

interface Options {
  readonly file: string;
  readonly apiUrl: string;
  readonly safeKeeping: SafeKeeping | null;
  readonly now: () => number;
}

/**
 * Cookies of the API, kept by the main process so that no script of the page can read them. On the disk they are only
 * encrypted; without keys of the system they are forgotten with the process. Another API_URL starts empty.
 */
export function createKeptSession({ file, apiUrl, safeKeeping, now }: Options): KeptSession {
  let jar = readJar(file, apiUrl, safeKeeping);
  const host = new URL(apiUrl).hostname;
  return {
    cookieHeader: () => cookieHeader(jar, now()),
    receive(setCookies) {
      if (setCookies.length === 0) return;
      jar = afterAnswer(jar, setCookies, host, now());
      if (safeKeeping === null) return;
      const cookies = jar.filter(({ expiresAt }) => expiresAt !== null);
      if (cookies.length === 0) forgetKept(file);
      else writeKept(file, safeKeeping.encrypt(JSON.stringify({ apiUrl, cookies })));
    },
  };
}

function readJar(
  file: string,
  apiUrl: string,
  safeKeeping: SafeKeeping | null,
): readonly KeptCookie[] {
  if (safeKeeping === null) return [];
  try {
    const kept = keptFile.parse(JSON.parse(safeKeeping.decrypt(readFileSync(file))));
    return kept.apiUrl === apiUrl ? kept.cookies : [];
  } catch {
    // Missing, damaged, or made by another account of the machine: sign in again.
    return [];
  }
}
