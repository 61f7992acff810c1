import { toWire } from '#core/contract/casing.ts';
import type { CallMiddleware, CallState } from './app-context.ts';
import { isDownload, sendDownload } from './send-download.ts';
import { sendJson } from './send-reply.ts';
import { WireText } from './wire-text.ts';

/** Sends what the handler answered, with the headers and cookies that it asked for. */
export const answerReply: CallMiddleware = async (ctx, next) => {
  await next();
  const { reply, context } = ctx.state;
  for (const [name, value] of context.headers) ctx.res.setHeader(name, value);
  if (context.cookies.length > 0) ctx.res.setHeader('Set-Cookie', context.cookies);
  if (isDownload(reply)) sendDownload(ctx, reply);
  else sendJson(ctx, statusOf(ctx.state), reply instanceof WireText ? reply : toWire(reply));
};

const statusOf = ({ call: { route }, context }: CallState): number =>
  (context.isRepeated ? route.endpoint.repeatStatus : undefined) ?? route.endpoint.status;
