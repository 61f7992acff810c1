import { describe, expect, it } from 'vitest';
import { count, integer, reference, slug, text } from '../resources/column.ts';
import { resource } from '../resources/resource.ts';
import { callsOf } from './resource-calls.ts';

const straps = resource(
  'straps',
  {
    code: slug({ unique: true }),
    name: text({ max: 10 }, {}),
    makerId: reference({}),
    widthMm: integer({ min: 1, max: 90 }, { optional: true }),
    products: count,
  },
  {
    read: 'catalogue.read',
    edit: 'catalogue.edit',
    summary: 'Straps',
    list: { name: 'straps', sort: 'code' },
    rows: { key: 'admin-strap', path: 'admin/straps/', filters: ['makerId'] },
    label: ['code'],
  },
);
const calls = callsOf(straps);
const row = { code: 'nato', name: 'NATO', makerId: 1, widthMm: null };

describe('the calls of a declaration', () => {
  it('are those of single rows and of the list', () => {
    expect(Object.keys(calls).sort()).toEqual([
      'admin-strap-add',
      'admin-strap-delete',
      'admin-strap-list',
      'admin-strap-update',
      'grid-straps',
      'grid-straps-edit',
      'grid-straps-import',
      'grid-straps-import-preview',
      'grid-straps-remove',
      'grid-straps-select',
      'grid-straps-set',
    ]);
  });

  it('let whoever reads read, and whoever edits change', () => {
    const right = (access: unknown) => Object(access) as { readonly permission?: string }; // or none
    for (const [key, { access, method }] of Object.entries(calls)) {
      const isReading = method === 'GET' || key.endsWith('-select');
      const permission = isReading ? 'catalogue.read' : 'catalogue.edit';
      expect([key, right(access).permission]).toEqual([key, permission]);
    }
  });

  it('add a row with all that is kept of it, and with nothing else', () => {
    const { body } = calls['admin-strap-add'];
    expect(body.safeParse(row).success).toBe(true);
    expect(body.safeParse({ ...row, name: undefined }).success).toBe(false);
    expect(body.safeParse({ ...row, products: 3 }).success).toBe(false);
    expect(body.safeParse({ ...row, id: 3 }).success).toBe(false);
  });

  it('change what is sent alone, against the version that was seen (T-GRID-8)', () => {
    const { body } = calls['admin-strap-update'];
    expect(body.safeParse({ widthMm: 20, version: 2 }).data).toEqual({ widthMm: 20, version: 2 });
    expect(body.safeParse({ widthMm: 20 }).success).toBe(false);
    expect(body.safeParse({ widthMm: 91, version: 2 }).success).toBe(false);
  });

  it('narrow the rows by the columns that are declared for it', () => {
    const { query } = calls['admin-strap-list'];
    expect(query.safeParse({ makerId: '7' }).data).toMatchObject({ makerId: 7 });
    expect(query.safeParse({ makerId: '0' }).success).toBe(false);
  });
});
