import type { Block } from '#core/content/block.ts';

/**
 * Reads the seed's own short notation, one block a paragraph: `## heading`, lines with `- ` or `1. `
 * for lists, `[label](address)` alone for a link, anything else is a paragraph. `{name}` in an address
 * is a page of the shop.
 */
export const readBlocks = (text: string, pages: Readonly<Record<string, string>>): Block[] =>
  text
    .trim()
    .split(/\n{2,}/)
    .map((part) => readBlock(part.trim(), pages));

function readBlock(part: string, pages: Readonly<Record<string, string>>): Block {
  const heading = /^## (.+)$/.exec(part)?.[1];
  if (heading !== undefined) return { type: 'heading', text: heading };
  const link = /^\[(.+)\]\((.+)\)$/.exec(part);
  if (link) return { type: 'link', label: link[1] ?? '', href: fill(link[2] ?? '', pages) };
  const mark = /^(- |1\. )/.exec(part)?.[1];
  if (mark === undefined) return { type: 'paragraph', text: part.replaceAll('\n', ' ') };
  const items = part.split('\n').map((line) => line.replace(/^(?:- |\d+\. )/, ''));
  return { type: 'list', ordered: mark !== '- ', items };
}

const fill = (address: string, pages: Readonly<Record<string, string>>): string =>
  address.replace(/\{(\w+)\}/g, (_, name: string) => {
    const page = pages[name];
    if (page === undefined) throw new Error(`a text of the seed links to ${name}`);
    return page;
  });
