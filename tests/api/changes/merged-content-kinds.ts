import { addReview } from '#tests/support/factories/people.ts';
import { addArticle, addFaqQuestion, addJobOffer } from '#tests/support/factories/content.ts';
import { insertShop, shop } from '../catalog-admin/shop-fixture.ts';
import type { MergedKind } from './merged-kind.ts';

const said = (text: string) => ({ cs: text, ro: text });
const told = (text: string) => {
  const blocks = [{ type: 'paragraph', text }];
  return { cs: blocks, ro: blocks };
};
/** Edits of texts that the shop shows. */
export const mergedContentKinds: readonly MergedKind[] = [
  {
    what: 'the title of an article',
    path: 'admin/articles/1/',
    field: 'title',
    prepare: (knex) => addArticle(knex),
    mine: { title: said('Můj') },
    theirs: { title: said('Jejich') },
    beside: { body: told('Text'), published_at: '2026-11-20T08:00:00.000Z' },
  },
  {
    what: 'the answer to a question',
    path: 'admin/faq/1/',
    field: 'answer',
    prepare: (knex) => addFaqQuestion(knex),
    mine: { answer: told('Dnes') },
    theirs: { answer: told('Zítra') },
    beside: { question: said('Odkdy?'), position: 2 },
  },
  {
    what: 'the salary of a job',
    path: 'admin/job-offers/1/',
    field: 'salary',
    prepare: (knex) => addJobOffer(knex),
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
      await addReview(knex, { master_product_id: shop.black, user_id: id });
    },
    field: 'reviewText',
    mine: { review_text: 'Jako nový.' },
    theirs: { review_text: 'Nový.' },
    beside: { pros: 'displej' },
  },
];
