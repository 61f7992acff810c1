import { parseEnvironment } from '#api/platform/settings/environment.ts';
import { startShop } from '#api/start-shop.ts';
import type { BareCall } from './bare-server.ts';

interface Statement {
  readonly sql: string;
  readonly bindings: readonly unknown[];
  readonly milliseconds: number;
}

/**
 * Seeds the database, asks the shop each path once without its reply cache, and notes the bytes of
 * the answer and the statement that took longest: the baseline runs that one.
 */
export async function recordCalls(
  environment: Readonly<Record<string, string>>,
  paths: readonly string[],
): Promise<BareCall[]> {
  const settings = { ...environment, PORT: '0', METRICS_PORT: '0', REPLY_CACHE_MB: '0' };
  const shop = await startShop(parseEnvironment(settings), () => undefined);
  const statements: Statement[] = [];
  const startedAt = new Map<string, number>();
  shop.deps.knex.on('query', ({ __knexQueryUid: id }: { __knexQueryUid: string }) =>
    startedAt.set(id, performance.now()),
  );
  shop.deps.knex.on(
    'query-response',
    (_: unknown, query: { __knexQueryUid: string; sql: string; bindings?: readonly unknown[] }) => {
      const { __knexQueryUid: id, sql, bindings = [] } = query;
      const milliseconds = performance.now() - (startedAt.get(id) ?? 0);
      // knex writes "?" places; what reaches the server has numbered ones.
      statements.push({ sql, bindings, milliseconds });
    },
  );
  const calls: BareCall[] = [];
  for (const path of paths) {
    statements.length = 0;
    const response = await fetch(`http://127.0.0.1:${String(shop.port)}${path}`);
    if (!response.ok) throw new Error(`${path} answered ${String(response.status)}`);
    const body = await response.text();
    const [longest] = statements.toSorted((a, b) => b.milliseconds - a.milliseconds);
    if (longest === undefined) throw new Error(`${path} asked the database nothing`);
    calls.push({ path, sql: longest.sql, bindings: longest.bindings, body });
  }
  await shop.stop();
  return calls;
}
