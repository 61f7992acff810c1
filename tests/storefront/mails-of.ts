import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MarketCode } from '#core/market/market.ts';
import { shopOf } from '#tests/support/shops.ts';

/** Texts of the mails that a shop has sent so far, their folded lines joined; none while none was sent. */
export function mailsOf(market: MarketCode): string[] {
  const folder = join(shopOf(market).dataDir, 'mail');
  // The first mail of the shop makes the folder.
  const files = existsSync(folder) ? readdirSync(folder) : [];
  // A mail is written under another name first, and renamed once it is whole.
  const names = files.filter((name) => name.endsWith('.eml'));
  return names.map((name) =>
    readFileSync(join(folder, name), 'utf8')
      .replace(/=\r?\n/g, '')
      .replaceAll('=3D', '='),
  );
}
