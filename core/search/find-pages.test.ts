import { describe, expect, it } from 'vitest';
import {
  findPages,
  pageDocument,
  readForPages,
  type PageReach,
  type PageText,
} from './find-pages.ts';
import { parseQuery } from './parse-query.ts';

const pages = (
  [
    { title: 'Jak dlouho trvá výkup?', named: 'otázka', text: 'Peníze posíláme do dvou dnů.' },
    { title: 'Co kryje záruka', named: 'článek', text: 'Na záruku 24 měsíců má nárok každý.' },
    { title: 'Obměna Brno', named: 'prodejna Brno', text: 'Masarykova 12. Výkup i servis.' },
    { title: 'Cât ține garanția', named: 'articol', text: 'Garanția este de 24 de luni.' },
  ] satisfies PageText[]
).map((page) => ({ title: page.title, document: pageDocument(page) }));

function found(typed: string, reach: PageReach = 'all'): string[] {
  const query = parseQuery(typed);
  if (!query.ok) throw new Error('too short');
  return findPages(readForPages(query.value), pages, reach).map(({ title }) => title);
}

describe('a page', () => {
  it('is found by what it is called before what it says', () => {
    expect(found('výkup')).toEqual(['Jak dlouho trvá výkup?', 'Obměna Brno']);
  });

  it('is found in whatever form its words stand', () => {
    expect(found('záruka')).toEqual(['Co kryje záruka']);
    expect(found('zaruky')).toEqual(['Co kryje záruka']);
    expect(found('garanție')).toEqual(['Cât ține garanția']);
  });

  it('is found by its kind and its town, whatever little words stand between', () => {
    expect(found('prodejna v Brně')).toEqual([]);
    expect(found('prodejna brno')).toEqual(['Obměna Brno']);
    expect(found('záruka na měsíce')).toEqual(['Co kryje záruka']);
  });

  it('is found while typing by what it is called alone', () => {
    expect(found('výkup', 'names')).toEqual(['Jak dlouho trvá výkup?']);
  });

  it('is not found by a part of the words, nor by signs', () => {
    expect(found('záruka trafostanice')).toEqual([]);
    expect(found('!?')).toEqual([]);
  });
});
