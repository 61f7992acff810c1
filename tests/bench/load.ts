import autocannon from 'autocannon';

export interface Load {
  readonly requestsPerSecond: number;
  /** Milliseconds. */
  readonly p99: number;
  readonly p97: number;
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
  },
): Promise<Load> {
  const result = await autocannon({
    url,
    connections: options.connections,
    workers: 1,
    ...(options.paths && { requests: options.paths.map((path) => ({ path })) }),
    ...(options.amount === undefined
      ? { duration: options.seconds ?? 5 }
      : { amount: options.amount }),
  });
  return {
    requestsPerSecond: result.requests.total / result.duration,
    p99: result.latency.p99,
    p97: result.latency.p97_5,
    failed: result.non2xx + result.errors + result.timeouts,
  };
}
