import type { DownloadedFile } from '#core/contract/endpoint.ts';
import type { AppContext } from './app-context.ts';

/** Whether a handler's answer is a file; anything else is a bug of the API. */
export const isDownload = (reply: unknown): reply is DownloadedFile =>
  typeof reply === 'object' &&
  reply !== null &&
  Reflect.get(reply, 'content') instanceof Uint8Array &&
  // The name goes into a header as it is.
  /^[\w.-]+$/.test(String(Reflect.get(reply, 'name')));

/** Sends a file that is one person's own: to be saved, never shown, never kept on its way. */
export function sendDownload(ctx: AppContext, { content, name, type }: DownloadedFile): void {
  const { req, res } = ctx;
  ctx.respond = false;
  res.setHeader('Cache-Control', 'no-store');
  res.setHeader('Content-Type', type);
  res.setHeader('Content-Disposition', `attachment; filename="${name}"`);
  res.setHeader('Content-Length', content.length);
  res.writeHead(200);
  res.end(req.method === 'HEAD' ? undefined : content);
}
