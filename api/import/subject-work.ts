import type { Knex } from 'knex';
import type { ImportSubject } from '#core/import/import-subject.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import type { Applied, Applying, CheckedRow, Checking, StoredRow } from './import-rows.ts';
import { applyPictures, checkPictures } from './pictures/picture-files.ts';
import { applyCustomers, checkCustomers } from './customers/customers-work.ts';
import { applyLevelPrices, checkLevelPrices } from './level-prices/level-prices-work.ts';
import { applyPieces, checkPieces } from './pieces/pieces-work.ts';
import { applyRedirects, checkRedirects } from './redirects/redirects-work.ts';
import { applyProducts, checkProducts } from './products-work.ts';

/** What a file's subject makes of its rows. */
export interface SubjectWork {
  /** What rows come to; changes nothing. */
  readonly check: (
    knex: Knex,
    rows: readonly StoredRow[],
    checking: Checking,
  ) => Promise<CheckedRow[]>;
  readonly apply: (
    trx: Knex.Transaction,
    deps: Dependencies,
    rows: readonly StoredRow[],
    applying: Applying,
  ) => Promise<Applied>;
}

export const subjectWorks: Readonly<Record<ImportSubject, SubjectWork>> = {
  products: { check: checkProducts, apply: applyProducts },
  pictures: { check: checkPictures, apply: applyPictures },
  level_prices: { check: checkLevelPrices, apply: applyLevelPrices },
  customers: { check: checkCustomers, apply: applyCustomers },
  pieces: { check: checkPieces, apply: applyPieces },
  redirects: { check: checkRedirects, apply: applyRedirects },
};
