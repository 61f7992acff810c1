/** Measures in millimetres. */
export interface Measures {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
}

export interface Box extends Measures {
  readonly code: string;
  /** Of the empty box, in grams. */
  readonly weightGrams: number;
  /** The most that it carries, in grams, itself included. */
  readonly mostGrams: number;
}

interface Space {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly size: Sides;
}
type Sides = readonly [number, number, number];

const sidesOf = ({ width, height, depth }: Measures): Sides => [width, height, depth];
const volumeOf = (sides: Sides): number => sides[0] * sides[1] * sides[2];

/**
 * The smallest box that things fit into with all their corners, or null. Largest first, each into the tightest space
 * that is left, turned as it fits best; what is left of a space is cut into three. It may miss a fit that a patient
 * person finds, and never promises one that is none.
 */
export function proposeBox(
  things: readonly Measures[],
  weightGrams: number,
  boxes: readonly Box[],
): Box | null {
  const bySize = boxes.toSorted((a, b) => volumeOf(sidesOf(a)) - volumeOf(sidesOf(b)));
  return (
    bySize.find(
      (box) => weightGrams + box.weightGrams <= box.mostGrams && fitsInto(things, sidesOf(box)),
    ) ?? null
  );
}

/** Whether things fit into a space side by side and upon each other. */
export function fitsInto(things: readonly Measures[], inside: Sides): boolean {
  const largestFirst = things.map(sidesOf).toSorted((a, b) => volumeOf(b) - volumeOf(a));
  let spaces: readonly Space[] = [{ x: 0, y: 0, z: 0, size: inside }];
  for (const thing of largestFirst) {
    const left = placeThing(thing, spaces);
    if (!left) return false;
    spaces = left;
  }
  return true;
}

function placeThing(thing: Sides, spaces: readonly Space[]): readonly Space[] | null {
  const tightestFirst = spaces.toSorted((a, b) => volumeOf(a.size) - volumeOf(b.size));
  for (const space of tightestFirst) {
    const turned = turns(thing)
      .filter((sides) => sides.every((side, axis) => side <= (space.size[axis] ?? 0)))
      .toSorted((a, b) => b[0] * b[2] - a[0] * a[2])[0];
    if (turned) return [...spaces.filter((one) => one !== space), ...cut(space, turned)];
  }
  return null;
}

/** The six ways in which a thing may lie. */
const turns = ([a, b, c]: Sides): Sides[] => [
  [a, b, c],
  [a, c, b],
  [b, a, c],
  [b, c, a],
  [c, a, b],
  [c, b, a],
];

/** What a thing in the corner leaves: beside it, above it and behind it, without overlap. */
function cut({ x, y, z, size: [width, height, depth] }: Space, [w, h, d]: Sides): Space[] {
  const parts: Space[] = [
    { x: x + w, y, z, size: [width - w, height, depth] },
    { x, y: y + h, z, size: [w, height - h, depth] },
    { x, y, z: z + d, size: [w, h, depth - d] },
  ];
  return parts.filter(({ size }) => size.every((side) => side > 0));
}
