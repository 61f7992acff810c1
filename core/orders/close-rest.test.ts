import { describe, expect, it } from 'vitest';
import { closeRest, type ClosableUnit } from './close-rest.ts';

let ids = 0;
const pieces = (
  quantity: number,
  of: Partial<ClosableUnit> & { readonly position: number },
): ClosableUnit[] =>
  Array.from({ length: quantity }, () => ({
    unitId: (ids += 1),
    parentPosition: null,
    kind: 'goods',
    net: 100,
    isGone: false,
    ...of,
  }));
const positions = (units: readonly ClosableUnit[]) => units.map(({ position }) => position);

describe('closeRest', () => {
  it('closes as many pieces of a line as are missing, the last ones', () => {
    const units = pieces(3, { position: 0 });
    const { isWhole, units: closed } = closeRest(units, [{ position: 0, quantity: 2 }]);
    expect(closed).toEqual(units.slice(1));
    expect(isWhole).toBe(false);
  });

  it('closes a service that would be left without its device, and no more', () => {
    const units = [
      ...pieces(2, { position: 0 }),
      ...pieces(2, { position: 1, parentPosition: 0, kind: 'insurance' }),
    ];
    const { units: closed } = closeRest(units, [{ position: 0, quantity: 1 }]);
    expect(positions(closed)).toEqual([0, 1]);
  });

  it('leaves an accessory and the shipping, which are delivered still', () => {
    const units = [
      ...pieces(1, { position: 0 }),
      ...pieces(1, { position: 1, parentPosition: 0 }),
      ...pieces(1, { position: 2, kind: 'shipping' }),
    ];
    const { isWhole, units: closed } = closeRest(units, [{ position: 0, quantity: 1 }]);
    expect(positions(closed)).toEqual([0]);
    expect(isWhole).toBe(false);
  });

  it('says that nothing is left where shipping alone would be', () => {
    const units = [...pieces(1, { position: 0 }), ...pieces(1, { position: 1, kind: 'shipping' })];
    expect(closeRest(units, [{ position: 0, quantity: 1 }]).isWhole).toBe(true);
  });

  it('closes nothing twice', () => {
    const gone = pieces(1, { position: 0, isGone: true });
    const open = pieces(1, { position: 0 });
    const { units: closed } = closeRest([...gone, ...open], [{ position: 0, quantity: 2 }]);
    expect(closed).toEqual(open);
  });
});
