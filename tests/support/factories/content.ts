import { factoryOf } from './row-factory.ts';

/** A draft. */
export const addArticle = factoryOf('articles')(
  (made) => ({
    slug: `clanek-${String(made)}`,
    title_cs: 'Článek',
    title_ro: 'Articol',
    perex_cs: 'O čem',
    perex_ro: 'Despre ce',
    body_cs: [],
    body_ro: [],
  }),
  ['body_cs', 'body_ro'],
);

/** A draft of one text. */
export const addLandingPage = factoryOf('landing_pages')(
  (made) => ({
    slug: `stranka-${String(made)}`,
    title_cs: 'Stránka',
    title_ro: 'Pagină',
    description_cs: 'O čem',
    description_ro: 'Despre ce',
    blocks: [],
  }),
  ['blocks'],
);

const addFaqGroup = factoryOf('faq_groups')((made) => ({
  slug: `skupina-${String(made)}`,
  name_cs: 'Výkup',
  name_ro: 'Vânzare',
  position: made,
}));

export const addFaqQuestion = factoryOf('faq_questions')(
  async (made, given, knex) => ({
    group_id: given.group_id ?? (await addFaqGroup(knex)).id,
    slug: `otazka-${String(made)}`,
    position: made,
    question_cs: 'Kdy?',
    question_ro: 'Când?',
    answer_cs: [],
    answer_ro: [],
  }),
  ['answer_cs', 'answer_ro'],
);

export const addJobOffer = factoryOf('job_offers')(
  (made) => ({
    slug: `misto-${String(made)}`,
    title_cs: 'Technik',
    title_ro: 'Tehnician',
    summary_cs: 'Opravy',
    summary_ro: 'Reparații',
    body_cs: [],
    body_ro: [],
    place: 'Praha',
    employment: 'full_time',
  }),
  ['body_cs', 'body_ro'],
);

export const addJobApplication = factoryOf('job_applications')(async (_, given, knex) => ({
  job_offer_id: given.job_offer_id ?? (await addJobOffer(knex)).id,
  full_name: 'Jana Nová',
  e_mail: 'jana@posta.example',
  phone: '1',
  note: '',
  language: 'cs',
  cv_file: 'a'.repeat(22),
  cv_format: 'pdf',
  cv_bytes: 1,
  digest: Buffer.alloc(32),
}));

/** A set of pictures. */
export const addFileset = factoryOf('filesets')((made, given) => {
  const { name = `Obrázky ${String(made)}` } = given;
  return { name, search_text: String(name).toLowerCase() };
});

/** A picture of a set, whose content is nowhere; in one set their positions differ. */
export const addFilesetFile = factoryOf('fileset_files')(async (_, given, knex) => {
  const { position = 0 } = given;
  return {
    fileset_id: given.fileset_id ?? (await addFileset(knex)).id,
    position,
    sha256: String(position + 1).repeat(64),
    original_mime: 'image/png',
    width: 40,
    height: 30,
    widths: [40],
    alt_cs: 'Snímek',
    alt_ro: 'Imagine',
  };
});

/** An address of the old shop and where it leads. */
export const addOldAddress = factoryOf('old_addresses')((made) => ({
  path: `/stara-${String(made)}`,
  target: '/',
}));

/** What documents say of the shop's company. */
export const addCompanyFacts = factoryOf('company_facts')(() => ({}));

/** A number that the shop has set otherwise; the maker names which. */
export const addShopNumber = factoryOf('shop_numbers')(() => ({}));

/** A search of a day that found nothing. */
export const addMissedSearch = factoryOf('missed_searches')((made) => ({
  day: '2026-11-20',
  language: 'cs',
  words: `hledané ${String(made)}`,
}));
