import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

export interface Metrics {
  /** `route` is the pattern of an address. */
  readonly observe: (method: string, route: string, status: number, seconds: number) => void;
  readonly registry: Registry;
}

/** Counts and durations of requests, and the process's own numbers. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests by method, address pattern and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  return {
    registry,
    observe: (method, route, status, seconds) =>
      requests.observe({ method, route, status: String(status) }, seconds),
  };
}

/** Prometheus text at `/metrics`, on a port of its own that the public does not reach. */
export const metricsServer = ({ registry }: Metrics): Server =>
  createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    void registry.metrics().then((text) => {
      response.writeHead(200, { 'Content-Type': registry.contentType }).end(text);
    });
  });
