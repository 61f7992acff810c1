import type { Dependencies, Jobs } from '../dependencies.ts';

/** Work that runs apart from a request, at least once. */
export interface JobDefinition {
  readonly name: string;
  /** Called again later when it throws; what it does must bear being done twice. */
  readonly run: (data: Readonly<Record<string, unknown>>, deps: Dependencies) => Promise<void>;
  /** Cron line in the market's time zone, for work that comes round by itself. */
  readonly schedule?: string;
}

/** The queue as the program that owns it sees it. */
export interface JobQueue extends Jobs {
  /** Prepares the queue and, with `work`, begins to run jobs. */
  readonly start: (
    definitions: readonly JobDefinition[],
    deps: Dependencies,
    options: { readonly work: boolean },
  ) => Promise<void>;
}
