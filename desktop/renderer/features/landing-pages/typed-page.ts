import type {
  linkTargets,
  OwnPart,
  pageBlockTypes,
  ProductRowName,
} from '#core/content/page-block.ts';
import { readBlocks, writeBlocks } from '#core/content/written-blocks.ts';
import { markets, type Language, type MarketCode } from '#core/market/market.ts';
import { client } from '../../lib/client.ts';
import { typedMoment } from '../../lib/typed-moment.ts';
import type { LandingPage } from './landing-pages.ts';

type Typed = Record<Language, string>;
export type BlockType = (typeof pageBlockTypes)[number];
type StoredBlock = LandingPage['blocks'][number];

/** A block as it stands in the fields: those of every type, so that a changed type loses nothing that was typed. */
export interface TypedBlock {
  type: BlockType;
  heading: Typed;
  text: Typed;
  label: Typed;
  href: string;
  row: ProductRowName;
  list: string;
  body: Typed;
  targets: (typeof linkTargets)[number][];
  /** A brand on each line: its name and behind it its address. */
  brands: string;
  part: OwnPart;
}

/** A page as it stands in the fields. */
export interface TypedPage {
  title: Typed;
  description: Typed;
  slug: string;
  blocks: TypedBlock[];
  /** Moments as people write them; empty for a draft, and for a page without an end. */
  shownFrom: string;
  shownUntil: string;
}

const nothing: Typed = { cs: '', ro: '' };

/** What the fields of a new block begin with. */
export const newBlock = (type: BlockType): TypedBlock => ({
  type,
  heading: nothing,
  text: nothing,
  label: nothing,
  href: '',
  row: 'bestselling',
  list: '',
  body: nothing,
  targets: ['buyback', 'service'],
  brands: '',
  part: 'categories',
});

function typedBlock(block: StoredBlock): TypedBlock {
  const empty = newBlock(block.type);
  switch (block.type) {
    case 'text':
      return {
        ...empty,
        body: { cs: writeBlocks(block.body.cs), ro: writeBlocks(block.body.ro) },
      };
    case 'brands': {
      const brands = block.brands.map(({ name, href }) => `${name} ${href}`).join('\n');
      return { ...empty, heading: block.heading, brands };
    }
    case 'hero':
    case 'products':
    case 'links':
    case 'part':
      return { ...empty, ...block };
  }
}

/** Each line's last word is the address, what stands before it the name. */
const brandsOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [, name = line, href = ''] = /^(.*\S)\s+(\S+)$/u.exec(line) ?? [];
      return { name, href };
    });

function writtenBlock(typed: TypedBlock): StoredBlock {
  const { type, heading, text, label, href, row, list, body, targets, brands, part } = typed;
  switch (type) {
    case 'hero':
      return { type, heading, text, label, href };
    case 'products':
      return { type, heading, row, list: row === 'list' ? list.trim() : '' };
    case 'text':
      return { type, body: { cs: readBlocks(body.cs), ro: readBlocks(body.ro) } };
    case 'links':
      return { type, heading, targets };
    case 'brands':
      return { type, heading, brands: brandsOf(brands) };
    case 'part':
      return { type, part };
  }
}

/** What the fields begin with; a new page is made of the parts of the own front page. */
export const typedPage = (
  page: LandingPage | null,
  moment: (iso: string) => string,
): TypedPage => ({
  title: page?.title ?? nothing,
  description: page?.description ?? nothing,
  slug: page?.slug ?? '',
  blocks: page ? page.blocks.map(typedBlock) : [newBlock('hero')],
  shownFrom: page?.shownFrom ? moment(page.shownFrom) : '',
  shownUntil: page?.shownUntil ? moment(page.shownUntil) : '',
});

interface Place {
  readonly market: MarketCode;
  readonly moment: (iso: string) => string;
}

/** Adds a new page, or sends what differs of a stored one, so that another's change of another part stays. */
export function savePage(
  page: LandingPage | null,
  typed: TypedPage,
  { market, moment }: Place,
): Promise<LandingPage> {
  const read = (text: string) =>
    text.trim() === '' ? null : typedMoment(text, markets[market].timeZone);
  const { title, description, slug } = typed;
  const blocks = typed.blocks.map(writtenBlock);
  const shownFrom = read(typed.shownFrom);
  const shownUntil = read(typed.shownUntil);
  if (!page) {
    const body = { title, description, slug, blocks, shownFrom, shownUntil };
    return client.post('admin-landing-page-add', { body });
  }
  const before = typedPage(page, moment);
  const differs = (name: keyof TypedPage) =>
    JSON.stringify(typed[name]) !== JSON.stringify(before[name]);
  return client.patch('admin-landing-page-update', {
    params: { id: page.id },
    body: {
      ...(differs('title') && { title }),
      ...(differs('description') && { description }),
      ...(differs('blocks') && { blocks }),
      ...(differs('shownFrom') && { shownFrom }),
      ...(differs('shownUntil') && { shownUntil }),
      version: page.version,
    },
  });
}
