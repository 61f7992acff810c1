import { categoryTaxonomies, type CategoryTaxonomy } from './feed-offer.ts';

export interface MappedCategory {
  readonly id: number;
  readonly parentId: number | null;
  readonly name: string;
  /** What it is called by others; empty where it says nothing itself. */
  readonly own: Readonly<Record<CategoryTaxonomy, string>>;
}

export interface InheritedCategory {
  /** From the root to itself. */
  readonly path: readonly string[];
  /** Its own, or that of the nearest category above which has one. */
  readonly effective: Readonly<Record<CategoryTaxonomy, string | null>>;
}

/** What every category of a tree is called by others, inherited from above where it says nothing itself. */
export function inheritCategories(
  categories: readonly MappedCategory[],
): ReadonlyMap<number, InheritedCategory> {
  const byId = new Map(categories.map((one) => [one.id, one]));
  const known = new Map<number, InheritedCategory>();
  const resolve = (id: number): InheritedCategory => {
    const found = known.get(id);
    if (found) return found;
    const own = byId.get(id);
    const above = own && own.parentId !== null ? resolve(own.parentId) : nothing;
    const resolved = own ? inherited(own, above) : nothing;
    known.set(id, resolved);
    return resolved;
  };
  for (const { id } of categories) resolve(id);
  return known;
}

const nothing: InheritedCategory = {
  path: [],
  effective: { heureka: null, zbozi: null, google: null, glami: null },
};

function inherited(
  { name, own }: MappedCategory,
  { path, effective }: InheritedCategory,
): InheritedCategory {
  const said = categoryTaxonomies.map(
    (one) => [one, own[one] === '' ? effective[one] : own[one]] as const,
  );
  return {
    path: [...path, name],
    effective: { ...nothing.effective, ...Object.fromEntries(said) },
  };
}
