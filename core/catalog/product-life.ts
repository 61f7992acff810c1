/** Where a variant stands in its life. */
export type ProductLife = 'draft' | 'published' | 'retired' | 'merged';

/** What of a stored variant says where it stands. */
export interface LifeFacts {
  readonly isActive: boolean;
  readonly isRetired: boolean;
  /** The variant that took its place after the two turned out to be one. */
  readonly mergedIntoId: number | null;
}

/** A variant that was merged is retired as well; one that is hidden without either is a draft. */
export function lifeOf({ isActive, isRetired, mergedIntoId }: LifeFacts): ProductLife {
  if (mergedIntoId !== null) return 'merged';
  if (isRetired) return 'retired';
  return isActive ? 'published' : 'draft';
}

export type LifeMove = 'publish' | 'retire' | 'bring_back';

const movesFrom: Readonly<Record<ProductLife, readonly LifeMove[]>> = {
  draft: ['publish', 'retire'],
  published: ['retire'],
  retired: ['bring_back'],
  // What two became one by is taken back by an undo, which parts their stock and reviews again.
  merged: [],
};

/** Moves that a variant may make, as the staff is offered them. */
export const lifeMoves = (life: ProductLife): readonly LifeMove[] => movesFrom[life];

export type LifeRefusal =
  'life_already_there' | 'life_merged' | 'life_not_published' | 'life_itself' | 'life_other_kind';

/** Why a variant may not make a move; null where it may. */
export function moveRefusal(life: ProductLife, move: LifeMove): LifeRefusal | null {
  if (movesFrom[life].includes(move)) return null;
  return life === 'merged' ? 'life_merged' : 'life_already_there';
}

interface Named {
  readonly id: number;
  readonly life: ProductLife;
}

/** Why a variant cannot follow another that is retired: its page has to be there. */
export function successorRefusal(retiredId: number, successor: Named): LifeRefusal | null {
  if (successor.id === retiredId) return 'life_itself';
  return successor.life === 'published' ? null : 'life_not_published';
}

interface Mergeable extends Named {
  readonly kind: string;
}

/**
 * Why two variants cannot become one. A phone never becomes a case, as their serial numbers,
 * warranty and buy-back differ.
 */
export function mergeRefusal(double: Mergeable, into: Mergeable): LifeRefusal | null {
  if (double.id === into.id) return 'life_itself';
  if (double.life === 'merged') return 'life_merged';
  // The double's address leads to the page that stays, unless nobody has seen either yet.
  const isSeen = into.life === 'published' || (into.life === 'draft' && double.life === 'draft');
  if (!isSeen) return 'life_not_published';
  return double.kind === into.kind ? null : 'life_other_kind';
}

/** A published variant of the same family. */
export interface Sibling {
  readonly id: number;
  readonly groupName: string;
  readonly colorValueId: number | null;
  readonly position: number;
}

/**
 * Who follows a variant best, unless somebody says otherwise: the same size in another colour, then
 * the same colour in another size, then the first of the family. Null where the family has no other.
 */
export function nearestSuccessor<S extends Sibling>(
  retired: Omit<Sibling, 'position'>,
  siblings: readonly S[],
): S | null {
  const rank = ({ groupName, colorValueId }: S): number => {
    if (groupName === retired.groupName) return 0;
    return colorValueId !== null && colorValueId === retired.colorValueId ? 1 : 2;
  };
  const [nearest] = siblings
    .filter(({ id }) => id !== retired.id)
    .toSorted((a, b) => rank(a) - rank(b) || a.position - b.position || a.id - b.id);
  return nearest ?? null;
}

/** How long the link of a preview lasts, minutes. */
export const previewMinutes = 30;

/** What a duplicate is called until somebody names it. */
export const copiedName = (name: string, language: 'cs' | 'ro'): string =>
  `${name} (${language === 'cs' ? 'kopie' : 'copie'})`;
