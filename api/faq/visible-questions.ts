import type { Knex } from 'knex';

/** Questions `q` that visitors may read, with their groups `g`, in the order of the page. */
export const visibleQuestions = (db: Knex) =>
  db('faq_questions as q')
    .join('faq_groups as g', 'g.id', 'q.group_id')
    .where('q.is_visible', true)
    .orderBy(['g.position', 'g.id', 'q.position', 'q.id']);
