import type { Dependencies } from '../platform/dependencies.ts';
import { queryOf, type AppContext } from '../platform/http/app-context.ts';
import { clientAddress } from '../platform/http/client-address.ts';
import { cookieText, readCookie } from '../platform/http/cookies.ts';
import { sendPacked, sendStale } from '../platform/http/send-reply.ts';
import type { PageAnswer, PageDocuments, PageRequest } from './page-documents.ts';
import { findOldAddress } from '../import/redirects/find-old-address.ts';
import { isReadable, plainPath, smallPath } from './page-path.ts';
import { readPageQuery } from './page-query.ts';

const yearInSeconds = 31_536_000;
/** Where an address leads that cannot even be read. */
const nowhere = '/-';

/**
 * Answers with a page. An address that differs from the page's own by slashes or by case alone, or
 * whose page has moved, is led there in one hop; what is nowhere is answered as it is, never led on.
 */
export async function sendPage(
  deps: Dependencies,
  documents: PageDocuments,
  path: string,
  ctx: AppContext,
): Promise<void> {
  const request = pageRequest(deps, ctx);
  const plain = plainPath(path);
  const candidates = isReadable(plain) ? [...new Set([plain, smallPath(plain)])] : [nowhere];
  let missing: PageAnswer | null = null;
  for (const candidate of candidates) {
    const answer = await documents.read({ ...request, path: candidate });
    if (answer.kind === 'moved') {
      redirect(ctx, answer.status, withQuery(answer.location, ctx));
      return;
    }
    if (answer.status < 400) {
      const own = ownPath(answer, candidate);
      if (own === path) send(ctx, answer);
      else redirect(ctx, 301, withQuery(own, ctx));
      return;
    }
    missing ??= answer;
  }
  const old = await findOldAddress(deps.reads, path, queryOf(ctx));
  if (old !== null) redirect(ctx, 301, old);
  else if (missing?.kind === 'page') send(ctx, missing);
}

function send(
  ctx: AppContext,
  { reply, status, ageMs }: Extract<PageAnswer, { kind: 'page' }>,
): void {
  if (reply.page) ctx.res.setHeader('Content-Security-Policy', reply.page.policy);
  if (ageMs === undefined) sendPacked(ctx, reply, status);
  else sendStale(ctx, { reply, ageMs });
}

/** What the request asks for besides the path; a language in the address is a choice and is kept. */
function pageRequest(deps: Dependencies, ctx: AppContext): Omit<PageRequest, 'path'> {
  const { cookie } = ctx.req.headers;
  const { publicUrl } = deps.environment;
  const { language: asked, entries } = readPageQuery(queryOf(ctx));
  const language = asked ?? ctx.state.language;
  ctx.res.setHeader('Content-Language', language);
  if (asked !== null && readCookie(cookie, 'language', publicUrl) !== asked) {
    ctx.res.setHeader('Set-Cookie', cookieText('language', asked, yearInSeconds, publicUrl));
  }
  const scheme = /(?:^|;\s*)scheme=(light|dark)(?:;|$)/.exec(cookie ?? '')?.[1];
  return {
    query: entries,
    language,
    scheme: scheme === 'light' || scheme === 'dark' ? scheme : undefined,
    requestId: ctx.state.requestId,
    ip: clientAddress(ctx.req, deps.environment.trustedProxies),
  };
}

/** The page's own address where it differs by case alone. */
function ownPath(answer: PageAnswer, path: string): string {
  const canonical = answer.kind === 'page' ? answer.reply.page?.canonical : null;
  const own = canonical?.split('?', 1)[0];
  return own !== undefined && smallPath(own) === smallPath(path) ? own : path;
}

const withQuery = (location: string, ctx: AppContext): string => {
  const query = queryOf(ctx);
  return query === '' || location.includes('?') ? location : `${location}?${query}`;
};

function redirect({ res }: AppContext, status: number, location: string): void {
  res.writeHead(status, { Location: location, 'Cache-Control': 'no-cache', 'Content-Length': 0 });
  res.end();
}
