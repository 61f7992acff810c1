import autocannon from 'autocannon';

export interface Load {
  readonly requestsPerSecond: number;
  /** Milliseconds. */
  readonly p99: number;
  /** Only of addresses that are asked for in turn. */
  readonly p95: number;
  readonly failed: number;
}

/** Loads one address from a worker thread and waits for the end; answers other than 2xx fail. */
export async function load(
  url: string,
  options: {
    connections: number;
    seconds?: number;
    amount?: number;
    /** Asked for in turn by each connection, instead of the address itself. */
    paths?: readonly string[];
    /** Such as the cookie of a session. */
    headers?: Readonly<Record<string, string>>;
  },
): Promise<Load> {
  const times: number[] = [];
  const result = await autocannon({
    url,
    connections: options.connections,
    ...(options.headers && { headers: { ...options.headers } }),
    ...(options.paths ? inTurn(options.paths, times, options.headers) : { workers: 1 }),
    ...(options.amount === undefined
      ? { duration: options.seconds ?? 5 }
      : { amount: options.amount }),
  });
  return {
    requestsPerSecond: result.requests.total / result.duration,
    p99: result.latency.p99,
    p95: times.sort((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? Number.NaN,
    failed: result.non2xx + result.errors + result.timeouts,
  };
}

/**
 * Each connection begins at another address: asked in step, the same answer would be made once for
 * all of them. A worker thread takes no functions, so this load comes from the calling one.
 */
function inTurn(
  paths: readonly string[],
  times: number[],
  headers?: Readonly<Record<string, string>>,
): Pick<autocannon.Options, 'setupClient'> {
  const requests = paths.map((path) => ({
    method: 'GET' as const,
    path,
    ...(headers && { headers: { ...headers } }),
  }));
  let connection = 0;
  return {
    setupClient: (client) => {
      const start = (connection * 37) % requests.length;
      connection += 1;
      client.on('response', (_status, _bytes, milliseconds) => times.push(milliseconds));
      client.setRequests([...requests.slice(start), ...requests.slice(0, start)]);
    },
  };
}
