import { blockText } from '#core/content/block.ts';
import { fixedPages, type FixedPage } from '#core/content/fixed-pages.ts';
import type { Blocks } from '#core/contract/blocks.ts';
import type { FoundPageKind } from '#core/content/found-page-kind.ts';
import type { Language } from '#core/market/market.ts';
import { shopPaths } from '#core/paths/shop-paths.ts';
import * as cs from '#core/phrases/cs/fixed-pages.ts';
import * as ro from '#core/phrases/ro/fixed-pages.ts';
import { pageDocument, type PageDocument } from '#core/search/find-pages.ts';
import { publishedArticles } from '../articles/published-articles.ts';
import { visibleQuestions } from '../faq/visible-questions.ts';
import { toShown, type PageRow } from '../landing-pages/page-rows.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import type { Rows } from '../platform/database/rows.ts';

const phrases = { cs, ro };
type Paths = ReturnType<typeof shopPaths>;

/** A page of the shop that is no product, in one language. */
export interface SitePage {
  readonly kind: FoundPageKind;
  readonly path: string;
  readonly title: string;
  readonly text: string;
  readonly document: PageDocument;
}

type InLanguage<Row> = (row: Row, language: Language) => SitePage;

const page = (
  kind: FoundPageKind,
  path: string,
  said: { readonly title: string; readonly named: string; readonly text: string },
  more = '',
): SitePage => {
  const { title, text } = said;
  const document = pageDocument({ ...said, text: `${text} ${more}` });
  return { kind, path, title, text, document };
};

const bodyText = (blocks: Blocks): string => blocks.map(blockText).join(' ');

type ArticleRow = Pick<
  Rows['articles'],
  'slug' | 'title_cs' | 'title_ro' | 'perex_cs' | 'perex_ro'
> & { readonly body_cs: Blocks; readonly body_ro: Blocks };
type QuestionRow = Pick<Rows['faq_questions'], 'slug' | 'question_cs' | 'question_ro'> & {
  readonly answer_cs: Blocks;
  readonly answer_ro: Blocks;
  readonly group_cs: string;
  readonly group_ro: string;
};
type StoreRow = Pick<
  Rows['stores'],
  'slug' | 'name' | 'street' | 'city' | 'postcode' | 'text_cs' | 'text_ro'
>;

/** Rows of all pages that visitors may read at a moment. */
export interface SiteRows {
  readonly articles: readonly ArticleRow[];
  readonly questions: readonly QuestionRow[];
  readonly stores: readonly StoreRow[];
  /** The one that is shown of each address. */
  readonly promotions: readonly PageRow[];
}

/** Reads what stands in articles, questions and stores. */
export async function readSiteRows(
  deps: Dependencies,
  now: Date,
): Promise<Omit<SiteRows, 'promotions'>> {
  const [articles, questions, stores] = await Promise.all([
    publishedArticles(deps, now)
      .orderBy('published_at', 'desc')
      .select<ArticleRow[]>(
        'slug',
        'title_cs',
        'title_ro',
        'perex_cs',
        'perex_ro',
        'body_cs',
        'body_ro',
      ),
    visibleQuestions(deps.reads)
      .select('q.slug', 'q.question_cs', 'q.question_ro', 'q.answer_cs', 'q.answer_ro')
      .select<QuestionRow[]>('g.name_cs as group_cs', 'g.name_ro as group_ro'),
    deps
      .reads('stores')
      .orderBy(['city', 'name'])
      .select<StoreRow[]>('slug', 'name', 'street', 'city', 'postcode', 'text_cs', 'text_ro'),
  ]);
  return { articles, questions, stores };
}

const ofStore =
  (paths: Paths): InLanguage<StoreRow> =>
  (row, language) => {
    const said = {
      title: row.name,
      named: `${row.city} ${phrases[language].pageKindWords.store}`,
      text: `${row.street}, ${row.postcode} ${row.city}`,
    };
    return page('store', paths.store(row.slug), said, row[`text_${language}`] ?? '');
  };

const ofQuestion =
  (paths: Paths): InLanguage<QuestionRow> =>
  (row, language) =>
    page('question', `${paths.faq}#${row.slug}`, {
      title: row[`question_${language}`],
      named: `${row[`group_${language}`]} ${phrases[language].pageKindWords.question}`,
      text: bodyText(row[`answer_${language}`]),
    });

const ofArticle =
  (paths: Paths): InLanguage<ArticleRow> =>
  (row, language) => {
    const said = {
      title: row[`title_${language}`],
      named: phrases[language].pageKindWords.article,
      text: row[`perex_${language}`],
    };
    return page('article', paths.article(row.slug), said, bodyText(row[`body_${language}`]));
  };

const ofPromotion =
  (paths: Paths): InLanguage<PageRow> =>
  (row, language) => {
    const { title, description: text, blocks } = toShown(row, language);
    const body = blocks.map((block) => {
      if (block.type === 'text') return bodyText(block.body);
      return block.type === 'hero' ? `${block.heading} ${block.text}` : '';
    });
    const { promotion: named } = phrases[language].pageKindWords;
    return page('promotion', paths.promotion(row.slug), { title, named, text }, body.join(' '));
  };

/** All pages of the shop by language: fixed ones first, then stores, questions, campaigns and articles. */
export function sitePages(
  { articles, questions, stores, promotions }: SiteRows,
  { code }: Dependencies['market'],
): Readonly<Record<Language, readonly SitePage[]>> {
  const paths = shopPaths(code);
  const own = Object.entries(fixedPages(code)) as [FixedPage, string][]; // of exactly these keys
  const inLanguage = (language: Language): readonly SitePage[] => {
    const all = <Row>(rows: readonly Row[], one: InLanguage<Row>) =>
      rows.map((row) => one(row, language));
    return [
      ...own.map(([name, path]) => page('page', path, phrases[language].fixedPages[name])),
      ...all(stores, ofStore(paths)),
      ...all(questions, ofQuestion(paths)),
      ...all(promotions, ofPromotion(paths)),
      ...all(articles, ofArticle(paths)),
    ];
  };
  return { cs: inLanguage('cs'), ro: inLanguage('ro') };
}
