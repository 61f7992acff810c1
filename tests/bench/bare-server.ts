import { readFileSync } from 'node:fs';
import Koa from 'koa';
import pg from 'pg';

/** One address of the bare server: the statement it runs and the bytes it answers. */
export interface BareCall {
  readonly path: string;
  readonly sql: string;
  readonly bindings: readonly unknown[];
  readonly body: string;
}

// The baseline of the API's benches: Koa with one handler, one SELECT, a fixed answer.
const calls = new Map(
  (JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as readonly BareCall[]).map(
    // written by api-calls.ts a moment ago
    (call) => [call.path, { ...call, bytes: Buffer.from(call.body) }],
  ),
);
const pool = new pg.Pool({
  ...(JSON.parse(process.env['BENCH_DATABASE'] ?? '{}') as pg.PoolConfig), // see api-calls.ts
  max: Number(process.env['BENCH_POOL_MAX']),
});

const app = new Koa();
app.use(async (context) => {
  if (context.path === '/readyz') {
    context.body = 'ready';
    return;
  }
  const call = calls.get(context.url);
  if (call === undefined) return;
  await pool.query(call.sql, [...call.bindings]);
  context.type = 'application/json; charset=utf-8';
  context.body = call.bytes;
});
const server = app.listen(Number(process.env['PORT']), '127.0.0.1');
process.once('SIGTERM', () => {
  server.close(() => void pool.end());
  server.closeAllConnections();
});
