import type { Logger } from 'pino';
import { changeRoutes } from '../changes/change-routes.ts';
import type { FollowUps } from '../changes/follow-up.ts';
import type { Dependencies } from '../dependencies.ts';
import { sweepMedia } from '../files/sweep-media.ts';
import type { EncryptedData } from '../encryption/encrypted-data.ts';
import { rotateKeys } from '../encryption/rotate-keys.ts';
import type { AppMiddleware } from '../http/app-context.ts';
import type { BoundRoute } from '../http/bind.ts';
import { cleanUp } from '../jobs/clean-up.ts';
import type { JobDefinition } from '../jobs/job-queue.ts';
import { forgetEvents } from '../live-events/forget-events.ts';
import type { MailKinds } from '../mail/mail-kinds.ts';
import { gridRoutes } from '../resources/grid-routes.ts';
import { cleanGrids } from '../resources/selections.ts';
import type { Served } from '../resources/serve.ts';
import { viewRoutes } from '../resources/view-routes.ts';
import type { Environment } from '../settings/environment.ts';
import type { FeatureModule, PurgeFollower, Site } from './define-module.ts';

/** What the features make together with the platform. */
export interface Program {
  readonly routes: (deps: Dependencies) => readonly BoundRoute[];
  readonly resources: readonly Served[];
  readonly encrypted: readonly EncryptedData[];
  /** Every job besides the sending of mails. */
  readonly jobs: readonly JobDefinition[];
  readonly mails: MailKinds;
  readonly middlewares: (deps: Dependencies, site: Site) => Promise<AppMiddleware[]>;
  readonly purgeFollowers: (environment: Environment, log: Logger) => readonly PurgeFollower[];
}

/** Puts the features together. What two of them give under one name is a mistake. */
export function programOf(modules: readonly FeatureModule[]): Program {
  const resources = modules.flatMap((module) => module.resources ?? []);
  const lists = modules.flatMap((module) => module.lists ?? []);
  const encrypted = modules.flatMap((module) => module.encrypted ?? []);
  const followUps: FollowUps = merged(modules.map((module) => module.followUps ?? {}));
  return {
    routes: (deps) => [
      ...modules.flatMap((module) => module.routes?.(deps) ?? []),
      ...changeRoutes(deps, { resources, followUps }),
      ...gridRoutes(deps, lists, resources),
      ...viewRoutes(deps),
    ],
    resources,
    encrypted,
    jobs: [
      ...[cleanUp, forgetEvents, sweepMedia, cleanGrids],
      rotateKeys(encrypted),
      ...modules.flatMap((module) => module.jobs ?? []),
    ],
    mails: merged(modules.map((module) => module.mails ?? {})),
    async middlewares(deps, site) {
      const all: AppMiddleware[] = [];
      for (const { middleware } of modules) if (middleware) all.push(await middleware(deps, site));
      return all;
    },
    purgeFollowers: (environment, log) =>
      modules.flatMap((module) => module.purgeFollower?.(environment, log) ?? []),
  };
}

function merged<T>(parts: readonly Readonly<Record<string, T>>[]): Readonly<Record<string, T>> {
  const entries = parts.flatMap((part) => Object.entries(part));
  const names = new Set<string>();
  for (const [name] of entries) {
    if (names.has(name)) throw new Error(`two features give ${name}`);
    names.add(name);
  }
  return Object.fromEntries(entries);
}
