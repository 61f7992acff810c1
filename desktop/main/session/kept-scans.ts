import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { KeptScan } from '../../shared/bridge.ts';
import { keptScanList } from '../../shared/channels.ts';
import { forgetKept, writeKept } from '../kept-json.ts';
import type { SafeKeeping } from './kept-session.ts';

export interface KeptScans {
  readonly get: () => readonly KeptScan[];
  readonly keep: (scans: readonly KeptScan[]) => void;
}

const keptFile = z.object({ apiUrl: z.string(), scans: keptScanList });

interface Options {
  readonly file: string;
  readonly apiUrl: string;
  readonly safeKeeping: SafeKeeping | null;
}

/** The shop's own labels and bar codes of goods; anything else may be the number of somebody's device. */
const isHarmless = ({ text, also }: KeptScan): boolean =>
  [text, ...also].every((code) => /^(?:[A-Z]{1,3}-|\d{8}$|\d{12,14}$)/i.test(code));

/**
 * Scans that the server has not answered, kept by the main process: a page that dies loses none, and a program that ends
 * sends them after its next start. The file is encrypted by the system's keys; where it has none, numbers of devices
 * stay in memory and only what names nobody's thing is written. Another API_URL starts empty.
 */
export function createKeptScans({ file, apiUrl, safeKeeping }: Options): KeptScans {
  let scans = readScans(file, apiUrl, safeKeeping);
  return {
    get: () => scans,
    keep(now) {
      scans = now;
      const written = safeKeeping === null ? now.filter(isHarmless) : now;
      const text = JSON.stringify({ apiUrl, scans: written });
      if (written.length === 0) forgetKept(file);
      else writeKept(file, safeKeeping === null ? text : safeKeeping.encrypt(text));
    },
  };
}

function readScans(
  file: string,
  apiUrl: string,
  safeKeeping: SafeKeeping | null,
): readonly KeptScan[] {
  try {
    const contents = readFileSync(file);
    const text = safeKeeping === null ? contents.toString('utf8') : safeKeeping.decrypt(contents);
    const kept = keptFile.parse(JSON.parse(text));
    return kept.apiUrl === apiUrl ? kept.scans : [];
  } catch {
    // Missing, damaged, or made by another account of the machine.
    return [];
  }
}
