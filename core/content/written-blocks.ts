import type { Block } from './block.ts';

/*
 * Blocks as a person writes them in one field, in the few signs of Markdown that everybody has met: a line is a paragraph,
 * `# ` begins a heading, `- ` and `1. ` the lines of a list, `[label](address)` alone on a line is a link, and
 * `![text](path 800x600)` a picture. An empty line ends a list; a backslash before a line makes it a paragraph.
 */

/** A block that was just read: its list is the caller's own. */
export type ReadBlock =
  | Exclude<Block, { readonly type: 'list' }>
  | { readonly type: 'list'; readonly ordered: boolean; readonly items: string[] };

type Item = { readonly ordered: boolean; readonly text: string };

const bullet = /^- (.+)$/u;
const numbered = /^\d{1,3}\. (.+)$/u;
const link = /^\[(.+)\]\((\S+)\)$/u;
const picture = /^!\[(.*)\]\((\S+) (\d{1,5})x(\d{1,5})\)$/u;
const heading = /^# (.+)$/u;
const signs = [/^\\/u, heading, bullet, numbered, link, picture];

const itemOf = (line: string): Item | null => {
  const text = bullet.exec(line)?.[1] ?? numbered.exec(line)?.[1];
  return text === undefined ? null : { ordered: !bullet.test(line), text };
};

/** One line that is no item of a list. */
function blockOf(line: string): ReadBlock {
  const shown = picture.exec(line);
  if (shown) {
    const [, alt = '', src = '', width, height] = shown;
    return { type: 'picture', alt, src, width: Number(width), height: Number(height) };
  }
  const linked = link.exec(line);
  if (linked) return { type: 'link', label: linked[1] ?? '', href: linked[2] ?? '' };
  const headed = heading.exec(line);
  if (headed) return { type: 'heading', text: headed[1] ?? '' };
  return { type: 'paragraph', text: line.replace(/^\\/u, '') };
}

/** What was written, as blocks. Never refuses: what is no sign is a paragraph; the contract checks addresses and lengths. */
export function readBlocks(text: string): ReadBlock[] {
  const blocks: ReadBlock[] = [];
  let list: { type: 'list'; ordered: boolean; items: string[] } | null = null;
  for (const line of text.split(/\r?\n/u).map((each) => each.trim())) {
    const item = itemOf(line);
    if (item && list?.ordered === item.ordered) {
      list.items.push(item.text);
      continue;
    }
    list = item && { type: 'list', ordered: item.ordered, items: [item.text] };
    if (list) blocks.push(list);
    else if (line !== '') blocks.push(blockOf(line));
  }
  return blocks;
}

const linesOf = (block: Block): string => {
  switch (block.type) {
    case 'heading':
      return `# ${block.text}`;
    case 'paragraph':
      return signs.some((sign) => sign.test(block.text)) ? `\\${block.text}` : block.text;
    case 'list':
      return block.items
        .map((item, index) => `${block.ordered ? `${String(index + 1)}.` : '-'} ${item}`)
        .join('\n');
    case 'link':
      return `[${block.label}](${block.href})`;
    case 'picture':
      return `![${block.alt}](${block.src} ${String(block.width)}x${String(block.height)})`;
  }
};

/** Blocks as a person may go on writing them; `readBlocks` reads the same blocks from it. */
export const writeBlocks = (blocks: readonly Block[]): string => blocks.map(linesOf).join('\n\n');
