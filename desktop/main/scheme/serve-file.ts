import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { fixedHeaders, pagePolicy } from './page-policy.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
};

const notFound = () => new Response('', { status: 404, headers: fixedHeaders });

/** Path of a file in the folder; null for an address that climbs out or is no plain path. */
function filePath(folder: string, pathname: string): string | null {
  let plain: string;
  try {
    plain = decodeURIComponent(pathname);
  } catch {
    return null;
  }
  if (plain.includes('\0') || plain.includes('\\')) return null;
  const file = normalize(join(folder, plain));
  return file.startsWith(folder + sep) ? file : null;
}

/** A built file of the page; an address without an extension is one of its screens and gets the document. */
export async function serveFile(folder: string, pathname: string): Promise<Response> {
  const isScreen = extname(pathname) === '';
  const file = filePath(folder, isScreen ? '/index.html' : pathname);
  const type = file === null ? undefined : types[extname(file)];
  if (file === null || type === undefined) return notFound();
  try {
    const contents = await readFile(file);
    return file.endsWith('.html') ? page(contents.toString()) : asset(contents, type, pathname);
  } catch {
    return notFound();
  }
}

/** Every answer has a nonce of its own, so nothing that was seen once opens the next page. */
function page(html: string): Response {
  const nonce = randomBytes(16).toString('base64');
  return new Response(html.replaceAll('CSP_NONCE', nonce), {
    headers: {
      ...fixedHeaders,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': pagePolicy(nonce),
      'Cache-Control': 'no-store',
    },
  });
}

function asset(contents: Uint8Array<ArrayBuffer>, type: string, pathname: string): Response {
  const isHashed = pathname.startsWith('/assets/');
  return new Response(contents, {
    headers: {
      ...fixedHeaders,
      'Content-Type': type,
      'Cache-Control': isHashed ? 'max-age=31536000, immutable' : 'no-store',
    },
  });
}
