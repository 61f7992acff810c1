import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deepTree, exampleTree, node } from './category-tree.example.ts';
import type { CategoryTree } from './category-tree.ts';
import { moveCategory, movePositions } from './move-category.ts';
import { redirectsAfter, resolvePath, type Redirects } from './redirects.ts';
import { renameCategory } from './rename-category.ts';
import { pathChanges, urlPathOf } from './url-path.ts';

interface Site {
  readonly tree: CategoryTree;
  readonly redirects: Redirects;
}

const siteAfter = (site: Site, tree: CategoryTree, id: number): Site => ({
  tree,
  redirects: redirectsAfter(site.redirects, pathChanges(site.tree, tree, id)),
});

function rename(site: Site, id: number, seoName: string): Site {
  const result = renameCategory(site.tree, id, seoName);
  return result.ok ? siteAfter(site, result.value, id) : site;
}

function visit({ tree, redirects }: Site, path: string) {
  const byPath = new Map([...tree.rows.keys()].map((id) => [urlPathOf(tree, id), id]));
  return resolvePath(
    path,
    redirects,
    (each) => byPath.get(each),
    (id) => (tree.rows.has(id) ? urlPathOf(tree, id) : undefined),
  );
}

const start: Site = { tree: exampleTree(), redirects: new Map() };

describe('resolvePath', () => {
  it('leads every former address to the present one in one hop', () => {
    const site = rename(rename(start, node.A, 'apple'), node.A, 'apples');
    expect(visit(site, '/r/a/b')).toEqual({ kind: 'redirect', to: '/r/apples/b' });
    expect(visit(site, '/r/apple/b')).toEqual({ kind: 'redirect', to: '/r/apples/b' });
    expect(visit(site, '/r/apples/b')).toEqual({ kind: 'category', id: node.B });
  });

  it('does not loop when a name is taken back', () => {
    const site = rename(rename(start, node.A, 'apple'), node.A, 'a');
    expect(visit(site, '/r/a')).toEqual({ kind: 'category', id: node.A });
    expect(visit(site, '/r/apple')).toEqual({ kind: 'redirect', to: '/r/a' });
    expect(site.redirects.has('/r/a')).toBe(false);
  });

  it('lets the category win that took a former address over', () => {
    const site = rename(rename(start, node.A, 'apple'), node.D, 'a');
    expect(visit(site, '/r/a')).toEqual({ kind: 'category', id: node.D });
    expect(visit(site, '/r/a/b')).toEqual({ kind: 'redirect', to: '/r/apple/b' });
  });

  it('does not lead to a deleted category nor from an unknown address', () => {
    const site: Site = { ...start, redirects: new Map([['/gone', 99]]) };
    expect(visit(site, '/gone')).toEqual({ kind: 'not_found' });
    expect(visit(site, '/nowhere')).toEqual({ kind: 'not_found' });
  });

  it('ends at a category after one hop from every address there ever was', () => {
    const id = fc.integer({ min: 1, max: 8 });
    const step = fc.oneof(
      fc.record({ id, seoName: fc.constantFrom('x', 'y', 'z') }),
      fc.record({ id, target: id, position: fc.constantFrom(...movePositions) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let site: Site = { tree: deepTree(8, 4), redirects: new Map() };
        const paths = new Set<string>();
        for (const each of steps) {
          for (const known of site.tree.rows.keys()) paths.add(urlPathOf(site.tree, known));
          if ('seoName' in each) site = rename(site, each.id, each.seoName);
          else {
            const result = moveCategory(site.tree, each);
            if (result.ok) site = siteAfter(site, result.value.tree, each.id);
          }
        }
        for (const path of paths) {
          const found = visit(site, path);
          const end = found.kind === 'redirect' ? visit(site, found.to) : found;
          expect(end.kind).toBe('category');
        }
      }),
    );
  });
});
