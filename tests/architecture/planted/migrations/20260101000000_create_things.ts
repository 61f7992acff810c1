export const up = 'create table things (id int)';
