import { describe, expect, it } from 'vitest';
import { placeCategory, type NamedCategory } from './place-category.ts';

const category = (id: number, parent: number | null, nameCs: string, nameRo = nameCs) => ({
  id,
  parent,
  nameCs,
  nameRo,
});
const tree: readonly NamedCategory[] = [
  category(1, null, 'Telefony', 'Telefoane'),
  category(2, 1, 'Příslušenství', 'Accesorii'),
  category(3, null, 'Tablety', 'Tablete'),
  category(4, 3, 'Příslušenství', 'Accesorii'),
];

describe('the path of a category in a file', () => {
  it('leads to the category of that path, of several of one name to its own', () => {
    expect(placeCategory('Telefony > Příslušenství', tree)).toEqual({ id: 2 });
    expect(placeCategory('tablete | ACCESORII', tree)).toEqual({ id: 4 });
  });

  it('leads there too where one of both trees has a level more above', () => {
    expect(placeCategory('Elektronika | Telefony | Příslušenství', tree)).toEqual({ id: 2 });
    expect(placeCategory('Příslušenství', [...tree.slice(0, 2)])).toEqual({ id: 2 });
  });

  it('says what has to be made, and under what', () => {
    expect(placeCategory('Telefony > Pouzdra > Kožená', tree)).toEqual({
      under: 1,
      names: ['Pouzdra', 'Kožená'],
    });
    expect(placeCategory('Hodinky > Řemínky', tree)).toEqual({
      under: null,
      names: ['Hodinky', 'Řemínky'],
    });
  });

  it('is none where nothing is said', () => {
    expect(placeCategory(' > ', tree)).toBeNull();
  });
});
