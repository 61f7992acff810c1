/**
 * One piece of an article, an answer or a job offer. Everything is plain text: no markup is stored,
 * so none can be shown (own rule; the specification is silent on the format of articles).
 */
export type Block =
  | { readonly type: 'heading'; readonly text: string }
  | { readonly type: 'paragraph'; readonly text: string }
  | { readonly type: 'list'; readonly ordered: boolean; readonly items: readonly string[] }
  | { readonly type: 'link'; readonly label: string; readonly href: string }
  | {
      readonly type: 'picture';
      /** Path of a picture of the shop, as the gallery gives it. */
      readonly src: string;
      readonly alt: string;
      /** Pixels; they hold the picture's place while it loads. */
      readonly width: number;
      readonly height: number;
    };

/**
 * Whether a link may stand in an article: to a page of the shop, another site over TLS or a mailbox. Refuses every scheme that runs something, addresses without
 * a scheme that leave the shop (`//host`) and what only looks like one of them.
 */
export function isSafeHref(text: string): boolean {
  if (/[\s\p{Cc}\p{Cf}\\]/u.test(text)) return false;
  return (
    /^\/(?!\/)/.test(text) ||
    /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[/?#].*)?$/iu.test(text) ||
    /^mailto:[^@?&]+@[^@?&]+$/.test(text)
  );
}

/** Whether a picture may stand in an article: only the shop's own files. */
export const isSafePicture = (src: string): boolean =>
  /^\/media\/[\w./-]+$/.test(src) && !src.includes('..') && !src.includes('//');

/** Text of a block as a reader would say it, without the address of a link. */
export function blockText(block: Block): string {
  switch (block.type) {
    case 'heading':
    case 'paragraph':
      return block.text;
    case 'list':
      return block.items.join(' ');
    case 'link':
      return block.label;
    case 'picture':
      return block.alt;
  }
}

/** Words that an adult reads in a minute; Brysbaert (2019) measured 238 for silent reading. */
const wordsPerMinute = 238;

/** Whole minutes that the blocks take to read, at least 1. */
export function readingMinutes(blocks: readonly Block[]): number {
  const words = blocks.flatMap((block) => blockText(block).match(/[\p{L}\p{N}]+/gu) ?? []);
  return Math.max(1, Math.round(words.length / wordsPerMinute));
}
