import type { Logger } from 'pino';
import type { FollowUps } from '../changes/follow-up.ts';
import type { Dependencies } from '../dependencies.ts';
import type { EncryptedData } from '../encryption/encrypted-data.ts';
import type { AppMiddleware } from '../http/app-context.ts';
import type { BoundRoute } from '../http/bind.ts';
import type { PurgeAudience } from '../http/purge-listener.ts';
import type { JobDefinition } from '../jobs/job-queue.ts';
import type { MailKinds } from '../mail/mail-kinds.ts';
import type { Served } from '../resources/serve.ts';
import type { GridOfCalls } from '../resources/server-grid.ts';
import type { Environment } from '../settings/environment.ts';

/** What a part of the program that answers addresses of its own may know of the rest. */
export interface Site {
  /** Every bound call. */
  readonly routes: readonly BoundRoute[];
  /** Folder of the storefront's build, where it is not the project's own. */
  readonly storefrontFolder?: string | undefined;
}

/** Who keeps elsewhere what is purged here; `stop` says what is still to be said. */
export interface PurgeFollower extends PurgeAudience {
  readonly stop: () => Promise<void>;
}

/** All that a feature gives to the program; each part is left out where there is none. */
export interface FeatureModule {
  /** Calls of the contract with the code that answers them. */
  readonly routes?: (deps: Dependencies) => readonly BoundRoute[];
  /** What staff keep as rows of a table: list, form, cells and history come out of it. */
  readonly resources?: readonly Served[];
  /** Lists of the back office that are no plain table. */
  readonly lists?: readonly GridOfCalls[];
  readonly jobs?: readonly JobDefinition[];
  readonly mails?: MailKinds;
  /** What it keeps encrypted, so that a new key comes to all of it. */
  readonly encrypted?: EncryptedData;
  /** What an undo of its rows brings up to date. */
  readonly followUps?: FollowUps;
  /** Answers addresses outside of the contract, and hands on what is not its own. */
  readonly middleware?: (deps: Dependencies, site: Site) => AppMiddleware | Promise<AppMiddleware>;
  readonly purgeFollower?: (environment: Environment, log: Logger) => PurgeFollower;
}

/** A feature in one declaration; api/modules.ts lists them all. */
export const defineModule = (given: FeatureModule): FeatureModule => given;
