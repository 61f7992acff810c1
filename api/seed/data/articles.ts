import type { SeedArticle } from '../seed-article.ts';
import { buyingArticles } from './articles-buying.ts';
import { preparingArticles } from './articles-preparing.ts';
import { sellingArticles } from './articles-selling.ts';
import { privacy } from './privacy.ts';
import { terms } from './terms.ts';

export const seedArticles: readonly SeedArticle[] = [
  ...buyingArticles,
  ...sellingArticles,
  ...preparingArticles,
  privacy,
  terms,
];
