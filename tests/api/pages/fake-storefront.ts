import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A build of the storefront whose `renderDocument` has the given body. */
export function fakeStorefront(renderBody: string): {
  readonly folder: string;
  readonly remove: () => void;
} {
  const folder = mkdtempSync(join(tmpdir(), 'obmena-build-'));
  const files: Record<string, string> = {
    'server/server-entry.js': `export async function renderDocument({ path, language, client }) { ${renderBody} }`,
    'server/package.json': '{"type":"module"}',
    'client/.vite/manifest.json': JSON.stringify({
      'app/client-entry.tsx': {
        file: 'assets/main-1.js',
        isEntry: true,
        css: ['assets/main-1.css'],
      },
    }),
    'client/assets/main-1.js': '',
    'client/assets/main-1.css': '',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}
