import { describe, expect, it } from 'vitest';
import { readCustomer } from './customer-row.ts';

const rules = { market: 'cz', today: '2026-11-26' } as const;
const mapping = ['eMail', 'fullName', 'phone', 'street', 'city', 'postcode', 'country'] as const;
const read = (...cells: string[]) => readCustomer(cells, mapping, rules);

describe('a customer of another shop', () => {
  it('is read by the rules of the own forms', () => {
    const row = read(
      'Jan.Novy@Example.com',
      'Jan Nový',
      '777 123 456',
      'Dlouhá 1',
      'Praha',
      '11000',
      'Česko',
    );
    expect(row).toMatchObject({
      problems: [],
      customer: {
        eMail: 'jan.novy@example.com',
        firstName: 'Jan',
        lastName: 'Nový',
        address: { street: 'Dlouhá 1', country: 'CZ' },
      },
    });
    expect(row.customer?.phone).toContain('777');
  });

  it('may lack an address and a phone, but no name', () => {
    expect(read('a@example.com', 'Nový').customer).toMatchObject({
      lastName: 'Nový',
      address: null,
    });
    expect(read('a@example.com').problems).toEqual([{ field: 'lastName', reason: 'required' }]);
  });

  it.each([
    [['nikdo', 'Nový'], 'eMail'],
    [['', 'Nový'], 'eMail'],
    [['a@example.com', 'Nový', '12'], 'phone'],
    [['a@example.com', 'Nový', '', 'Dlouhá 1', 'Praha', 'x', ''], 'postcode'],
    [['a@example.com', 'Nový', '', 'Dlouhá 1', 'Praha', '11000', 'Narnie'], 'country'],
  ])('%j is refused for its %s', (cells, field) => {
    const { customer, problems } = read(...cells);
    expect(customer).toBeNull();
    expect(problems[0]?.field).toBe(field);
  });

  it('never says that somebody wants news', () => {
    expect(JSON.stringify(read('a@example.com', 'Nový'))).not.toMatch(/news|consent/i);
  });
});
