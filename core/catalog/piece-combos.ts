/** Facets whose values one and the same piece has to have, where several of them are chosen. */
export const pieceFacets = ['color', 'grade', 'battery'] as const;
export type PieceFacet = (typeof pieceFacets)[number];

/** What is chosen in them, each by the facts of its values. */
export type ChosenOfPieces = ReadonlyMap<PieceFacet, readonly number[]>;

/** Facts of grades and of healths of batteries begin here and go down, the best first; those of colours are ids. */
export const gradesFrom = -31;
export const batteriesFrom = -51;

/** Below it each fact is one piece: its colour, grade and battery in one number. */
export const combosBelow = -1_000_000_000;

/** Bits of a grade and of a band; the rest of a combination is the colour. */
const bits = 3;
const mask = (1 << bits) - 1;
/** Bands of batteries; a piece that meets one meets all that ask for less. */
const bands = 4;

export const isCombo = (fact: number): boolean => fact < combosBelow;

/** Facts that a piece has in a facet. */
function factsOf(combo: number, facet: PieceFacet): readonly number[] {
  const number = combosBelow - combo;
  if (facet === 'color') return number >> (2 * bits) > 0 ? [number >> (2 * bits)] : [];
  const place = (facet === 'grade' ? number >> bits : number) & mask;
  if (place === 0) return [];
  if (facet === 'grade') return [gradesFrom + 1 - place];
  return Array.from({ length: bands + 1 - place }, (_, more) => batteriesFrom + 1 - place - more);
}

const meets = (combo: number, chosen: ChosenOfPieces, except: PieceFacet | null): boolean =>
  [...chosen].every(
    ([facet, facts]) =>
      facet === except || factsOf(combo, facet).some((fact) => facts.includes(fact)),
  );

/** Whether one piece among a card's facts has a chosen value of every facet, but for one that is left out. */
export const hasPiece = (
  facts: readonly number[],
  chosen: ChosenOfPieces,
  except: PieceFacet | null = null,
): boolean => facts.some((fact) => isCombo(fact) && meets(fact, chosen, except));

/**
 * A card's facts as its facets count them: of the facets of pieces only values of pieces that have what is chosen in the
 * others. What is a fact of no piece stays.
 */
export function metFacts(facts: readonly number[], chosen: ChosenOfPieces): readonly number[] {
  const combos = facts.filter(isCombo);
  const ofPieces = new Set(
    combos.flatMap((combo) => pieceFacets.flatMap((facet) => factsOf(combo, facet))),
  );
  const met = pieceFacets.flatMap((facet) =>
    combos.flatMap((combo) => (meets(combo, chosen, facet) ? factsOf(combo, facet) : [])),
  );
  return [...facts.filter((fact) => !isCombo(fact) && !ofPieces.has(fact)), ...new Set(met)];
}
