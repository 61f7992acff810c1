import * as pg from 'pg';

export const driver = pg;
