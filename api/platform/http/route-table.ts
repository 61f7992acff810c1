import { toCamel } from '#core/contract/casing.ts';
import type { Method } from '#core/contract/endpoint.ts';
import { apiBase } from '#core/contract/endpoints.ts';
import type { BoundRoute } from './bind.ts';

/** A route with what every request would otherwise work out again. */
export interface PreparedRoute extends BoundRoute {
  /** Address pattern; logs and metrics name it instead of the concrete address. */
  readonly pattern: string;
  /** camelCase names of the query parameters. */
  readonly queryNames: ReadonlySet<string>;
}

type Methods = Map<Method, PreparedRoute>;

export type RouteMatch =
  | { readonly route: PreparedRoute; readonly params: Readonly<Record<string, string>> }
  | { readonly allowed: readonly Method[] }
  | null;

/** Finds routes: literal addresses by one lookup, patterns segment by segment after them. */
export class RouteTable {
  readonly #literal = new Map<string, Methods>();
  readonly #patterns: { readonly segments: readonly string[]; readonly methods: Methods }[] = [];

  constructor(routes: readonly BoundRoute[]) {
    for (const route of routes) this.#add(route);
  }

  #add(route: BoundRoute): void {
    const pattern = apiBase + route.endpoint.path;
    const queryNames = new Set(Object.keys(route.endpoint.query?.shape ?? {}));
    const methods = this.#methodsOf(pattern);
    if (methods.has(route.endpoint.method)) throw new Error(`bound twice: ${route.key}`);
    methods.set(route.endpoint.method, { ...route, pattern, queryNames });
  }

  #methodsOf(pattern: string): Methods {
    const segments = pattern.split('/');
    if (pattern.includes('{')) {
      const same = this.#patterns.find((entry) => entry.segments.join('/') === pattern);
      if (same) return same.methods;
      const methods: Methods = new Map();
      this.#patterns.push({ segments, methods });
      return methods;
    }
    const methods = this.#literal.get(pattern) ?? new Map<Method, PreparedRoute>();
    this.#literal.set(pattern, methods);
    return methods;
  }

  /** The specification gives some addresses with a slash at the end and some without; both lead there. */
  find(method: string, path: string): RouteMatch {
    return this.#find(method, path) ?? this.#find(method, otherEnd(path));
  }

  #find(method: string, path: string): RouteMatch {
    const literal = this.#literal.get(path);
    if (literal) return choose(literal, method, {});
    const parts = path.split('/');
    for (const { segments, methods } of this.#patterns) {
      const params = match(segments, parts);
      if (params) return choose(methods, method, params);
    }
    return null;
  }
}

const otherEnd = (path: string): string => (path.endsWith('/') ? path.slice(0, -1) : `${path}/`);

function choose(methods: Methods, method: string, params: Record<string, string>): RouteMatch {
  // A HEAD is a GET whose body stays behind.
  const route = methods.get((method === 'HEAD' ? 'GET' : method) as Method); // any text may be asked
  return route ? { route, params } : { allowed: [...methods.keys()] };
}

function match(
  segments: readonly string[],
  parts: readonly string[],
): Record<string, string> | null {
  if (segments.length !== parts.length) return null;
  const params: [string, string][] = [];
  for (const [index, segment] of segments.entries()) {
    const part = parts[index] ?? '';
    if (!segment.startsWith('{')) {
      if (segment !== part) return null;
      continue;
    }
    const value = decode(part);
    if (value === null || value === '') return null;
    params.push([toCamel(segment.slice(1, -1)), value]);
  }
  return Object.fromEntries(params);
}

function decode(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
