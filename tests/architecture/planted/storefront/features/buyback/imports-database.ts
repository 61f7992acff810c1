import knex from 'knex';

export const database = knex;
