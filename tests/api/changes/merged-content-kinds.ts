import { insertShop, shop } from '../catalog-admin/shop-fixture.ts';
import type { MergedKind } from './merged-kind.ts';

const said = (text: string) => ({ cs: text, ro: text });
const told = (text: string) => {
  const blocks = [{ type: 'paragraph', text }];
  return { cs: blocks, ro: blocks };
};
/** Columns of a field in both languages. */
const columns = (field: string, value: unknown) => ({
  [`${field}_cs`]: value,
  [`${field}_ro`]: value,
});
const blocks = JSON.stringify([]);

/** Edits of texts that the shop shows. */
export const mergedContentKinds: readonly MergedKind[] = [
  {
    what: 'the title of an article',
    path: 'admin/articles/1/',
    field: 'title',
    prepare: (knex) =>
      knex('articles').insert({
        slug: 'clanek',
        ...columns('title', 'Článek'),
        ...columns('perex', 'O čem'),
        ...columns('body', blocks),
      }),
    mine: { title: said('Můj') },
    theirs: { title: said('Jejich') },
    beside: { body: told('Text'), published_at: '2026-11-20T08:00:00.000Z' },
  },
  {
    what: 'the answer to a question',
    path: 'admin/faq/1/',
    field: 'answer',
    prepare: async (knex) => {
      await knex('faq_groups').insert({ slug: 'vykup', ...columns('name', 'Výkup'), position: 1 });
      await knex('faq_questions').insert({
        group_id: 1,
        slug: 'kdy',
        position: 1,
        ...columns('question', 'Kdy?'),
        ...columns('answer', blocks),
      });
    },
    mine: { answer: told('Dnes') },
    theirs: { answer: told('Zítra') },
    beside: { question: said('Odkdy?'), position: 2 },
  },
  {
    what: 'the salary of a job',
    path: 'admin/job-offers/1/',
    field: 'salary',
    prepare: (knex) =>
      knex('job_offers').insert({
        slug: 'technik',
        ...columns('title', 'Technik'),
        ...columns('summary', 'Opravy'),
        ...columns('body', blocks),
        place: 'Praha',
        employment: 'full_time',
      }),
    mine: { salary: { from: 30_000, to: 40_000 } },
    theirs: { salary: { from: 30_000, to: null } },
    beside: { summary: said('Opravy telefonů'), is_open: false },
  },
  {
    what: 'the text of a review',
    path: 'product-reviews/admin/update/1/',
    prepare: async (knex) => {
      await insertShop(knex);
      const { id } = await knex('users').first<{ id: number }>('id');
      await knex('reviews').insert({
        master_product_id: shop.black,
        user_id: id,
        rating: 5,
        is_anonymous: false,
        full_name: 'Jana Nová',
      });
    },
    field: 'reviewText',
    mine: { review_text: 'Jako nový.' },
    theirs: { review_text: 'Nový.' },
    beside: { pros: 'displej' },
  },
];
