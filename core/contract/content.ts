import { z } from 'zod';
import { line, token } from '../shared/field-schemas.ts';
import { bilingual, blocks } from './blocks.ts';
import type { Endpoint } from './endpoint.ts';

const moment = z.iso.datetime('invalid_value');
const version = z.int('required').min(1, 'invalid_value');
const params = z.object({
  id: z.coerce
    .number('invalid_value')
    .int('invalid_value')
    .min(1)
    .max(2 ** 31 - 1),
});
const offset = z.coerce
  .number('invalid_value')
  .int('invalid_value')
  .min(0, 'invalid_value')
  .max(1_000_000, 'invalid_value')
  .default(0);
const limitOf = (most: number, usual: number) =>
  z.coerce
    .number('invalid_value')
    .int('invalid_value')
    .min(1, 'invalid_value')
    .max(most, 'invalid_value')
    .default(usual);

const articleCard = z.object({
  slug: z.string(),
  title: z.string(),
  perex: z.string(),
  publishedAt: moment,
});

export const articleList = {
  method: 'GET',
  path: 'articles/',
  access: 'public',
  query: z.object({ offset, limit: limitOf(100, 12) }),
  reply: z.object({ count: z.int(), results: z.array(articleCard) }),
  status: 200,
  cached: true,
  summary: 'Published articles, newest first',
} as const satisfies Endpoint;

export const article = {
  method: 'GET',
  path: 'articles/{slug}/',
  access: 'public',
  params: z.object({ slug: token }),
  reply: articleCard.extend({ blocks, readingMinutes: z.int().positive() }),
  status: 200,
  cached: true,
  summary: 'One published article',
} as const satisfies Endpoint;

const slug = line(100).regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'invalid_value');

/** What staff write of an article; the address stays as it was made. */
const articleTexts = z.strictObject({
  title: bilingual(line(160)),
  perex: bilingual(line(400)),
  body: bilingual(blocks),
  /** Null keeps it a draft; a moment to come publishes it then. */
  publishedAt: moment.nullable(),
});

const storedArticle = articleTexts.extend({
  id: z.int(),
  slug: z.string(),
  changedAt: moment,
  version: z.int(),
});

export const adminArticleList = {
  method: 'GET',
  path: 'admin/articles/',
  access: { permission: 'content.edit' },
  query: z.object({ offset, limit: limitOf(500, 50) }),
  reply: z.object({
    count: z.int(),
    results: z.array(storedArticle.omit({ body: true, perex: true })),
  }),
  status: 200,
  summary: 'All articles, drafts included, last changed first',
} as const satisfies Endpoint;

export const adminArticle = {
  method: 'GET',
  path: 'admin/articles/{id}/',
  access: { permission: 'content.edit' },
  params,
  reply: storedArticle,
  status: 200,
  summary: 'One article in both languages',
} as const satisfies Endpoint;

export const addArticle = {
  method: 'POST',
  path: 'admin/articles/',
  access: { permission: 'content.edit' },
  body: articleTexts.extend({ slug }),
  reply: storedArticle,
  status: 201,
  summary: 'Writes a new article',
} as const satisfies Endpoint;

export const updateArticle = {
  method: 'PATCH',
  path: 'admin/articles/{id}/',
  access: { permission: 'content.edit' },
  params,
  body: articleTexts.partial().extend({ version }),
  reply: storedArticle,
  status: 200,
  conflicts: true,
  summary: 'Changes an article',
} as const satisfies Endpoint;

export const faq = {
  method: 'GET',
  path: 'faq/',
  access: 'public',
  reply: z.object({
    groups: z.array(
      z.object({
        slug: z.string(),
        name: z.string(),
        questions: z.array(z.object({ slug: z.string(), question: z.string(), answer: blocks })),
      }),
    ),
  }),
  status: 200,
  cached: true,
  summary: 'Frequent questions with their answers, by group',
} as const satisfies Endpoint;

const questionTexts = z.strictObject({
  question: bilingual(line(300)),
  answer: bilingual(blocks),
  isVisible: z.boolean('required'),
  position: z.int('required').min(0, 'invalid_value').max(10_000, 'too_large'),
});

const storedQuestion = questionTexts.extend({
  id: z.int(),
  slug: z.string(),
  group: z.string(),
  changedAt: moment,
  version: z.int(),
});

export const adminFaq = {
  method: 'GET',
  path: 'admin/faq/',
  access: { permission: 'content.edit' },
  reply: z.object({ results: z.array(storedQuestion) }),
  status: 200,
  summary: 'All questions, hidden ones included',
} as const satisfies Endpoint;

export const addQuestion = {
  method: 'POST',
  path: 'admin/faq/',
  access: { permission: 'content.edit' },
  body: questionTexts.extend({ slug, group: slug }),
  reply: storedQuestion,
  status: 201,
  summary: 'Adds a question to a group',
} as const satisfies Endpoint;

export const updateQuestion = {
  method: 'PATCH',
  path: 'admin/faq/{id}/',
  access: { permission: 'content.edit' },
  params,
  body: questionTexts.partial().extend({ version }),
  reply: storedQuestion,
  status: 200,
  conflicts: true,
  summary: 'Changes a question',
} as const satisfies Endpoint;
