import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Client } from '#core/contract/client.ts';
import type { Language, MarketCode } from '#core/market/market.ts';
import { pagePolicy, type PageSources } from '../platform/http/security-headers.ts';
import { loadStaticFiles, type StaticFiles } from './static-files.ts';

/** What the storefront's server bundle is given; the same as in storefront/app/server-entry.tsx. */
export interface RenderRequest {
  readonly path: string;
  readonly language: Language;
  readonly market: MarketCode;
  readonly client: Client;
  readonly config: unknown;
  readonly assets: PageAssets;
  readonly publicUrl: string;
  /** Keeps a text that pages share under an address of its content, and answers the address. */
  readonly publish: (text: string) => string;
  readonly scheme: 'light' | 'dark' | undefined;
}

export interface RenderedDocument {
  readonly status: number;
  readonly html: string;
  readonly location?: string;
  /** The style sheet inside of the document. */
  readonly css?: string;
  readonly canonical?: string | undefined;
  readonly queryNames?: readonly string[] | undefined;
}

interface PageAssets {
  readonly script: string;
  readonly preloads: readonly string[];
  readonly css: string;
  readonly styleSheet: string;
}

export interface StorefrontBuild {
  readonly render: (request: RenderRequest) => Promise<RenderedDocument>;
  readonly assets: PageAssets;
  /** Content security policy of a page with this style sheet inside. */
  readonly policyFor: (css: string) => string;
  readonly files: StaticFiles;
}

// Pages of one kind use the same rules, so there are few sheets.
const mostPolicies = 500;

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.boolean().optional(),
    css: z.array(z.string()).optional(),
    imports: z.array(z.string()).optional(),
    dynamicImports: z.array(z.string()).optional(),
  }),
);
type Manifest = z.infer<typeof manifestSchema>;

/** The storefront as it was built into a folder; null where it was not built. */
export async function loadStorefront(
  folder: string,
  sources: PageSources = {},
): Promise<StorefrontBuild | null> {
  const client = join(folder, 'client');
  const server = join(folder, 'server/server-entry.js');
  const manifestPath = join(client, '.vite/manifest.json');
  if (!existsSync(server) || !existsSync(manifestPath)) return null;
  const manifest = manifestSchema.parse(JSON.parse(await readFile(manifestPath, 'utf8')));
  const assets = await pageAssets(manifest, client);
  const bundle: unknown = await import(/* @vite-ignore */ pathToFileURL(server).href);
  // The bundle is built from storefront/app/server-entry.tsx, whose types are repeated above.
  const { renderDocument } = bundle as { renderDocument: StorefrontBuild['render'] };
  const policies = new LRUCache<string, string>({
    max: mostPolicies,
    memoMethod: (css) => {
      const hash = createHash('sha256').update(css).digest('base64');
      return pagePolicy([`sha256-${hash}`], sources);
    },
  });
  return {
    render: renderDocument,
    assets,
    policyFor: (css) => policies.memo(css),
    files: await loadStaticFiles(client),
  };
}

async function pageAssets(manifest: Manifest, client: string): Promise<PageAssets> {
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('the build of the storefront has no entry');
  const sheets = new Set([
    ...(entry.css ?? []),
    ...Object.values(manifest).flatMap(({ file }) => (file.endsWith('.css') ? [file] : [])),
  ]);
  const [sheet, ...others] = sheets;
  if (sheet === undefined || others.length > 0) throw new Error('a build has one style sheet');
  const css = await readFile(join(client, sheet), 'utf8');
  const preloads = new Set<string>();
  // The entry imports the app, and a page that needs it at once must not wait to hear of it.
  collectImports(manifest, [...(entry.imports ?? []), ...(entry.dynamicImports ?? [])], preloads);
  return { script: `/${entry.file}`, preloads: [...preloads], css, styleSheet: `/${sheet}` };
}

function collectImports(manifest: Manifest, names: readonly string[], found: Set<string>): void {
  for (const name of names) {
    const chunk = manifest[name];
    if (!chunk || found.has(`/${chunk.file}`)) continue;
    found.add(`/${chunk.file}`);
    collectImports(manifest, chunk.imports ?? [], found);
  }
}
