import { describe, expect, it } from 'vitest';
import { toCamel, toSnake } from './casing.ts';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';

const calls = Object.entries<Endpoint>(endpoints);
const bad = (isBad: (endpoint: Endpoint) => boolean) =>
  calls.filter(([, endpoint]) => isBad(endpoint)).map(([key]) => key);
const piecesOf = (path: string) => path.split('/').filter((piece) => piece !== '');
const isPlace = (piece: string) => piece.startsWith('{');

describe('every call', () => {
  it('has a path below that of the API, of words and places', () => {
    const form = /^(?:[a-z0-9-]+|\{[a-z_]+\})(?:\/(?:[a-z0-9-]+|\{[a-z_]+\}))*\/?$/;
    expect(bad(({ path }) => !form.test(path))).toEqual([]);
  });

  it('checks exactly the places of its path', () => {
    const places = ({ path }: Endpoint) =>
      [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => toCamel(name)).sort();
    const checked = ({ params }: Endpoint) => Object.keys(params?.shape ?? {}).sort();
    expect(bad((each) => places(each).join() !== checked(each).join())).toEqual([]);
  });

  it('is reached: no path before it answers in its place', () => {
    const hides = (first: Endpoint, second: Endpoint) => {
      const [wide, narrow] = [piecesOf(first.path), piecesOf(second.path)];
      return (
        first.method === second.method &&
        wide.length === narrow.length &&
        wide.every((piece, at) => isPlace(piece) || piece === narrow[at])
      );
    };
    const hidden = calls.filter(([, endpoint], at) =>
      calls.slice(0, at).some(([, earlier]) => hides(earlier, endpoint)),
    );
    expect(hidden.map(([key]) => key)).toEqual([]);
  });

  it('answers something, unless its status says that it does not', () => {
    const isSilent = ({ reply, download }: Endpoint) => !reply && !download;
    expect(bad((each) => isSilent(each) !== (each.status === 204))).toEqual([]);
  });

  it('takes a body only where something is changed', () => {
    expect(bad(({ method, body, upload }) => method === 'GET' && Boolean(body ?? upload))).toEqual(
      [],
    );
  });

  it('has fields that come back from the wire under their own names', () => {
    const names = ({ params, query }: Endpoint) => [
      ...Object.keys(params?.shape ?? {}),
      ...Object.keys(query?.shape ?? {}),
    ];
    expect(bad((each) => names(each).some((name) => toCamel(toSnake(name)) !== name))).toEqual([]);
  });
});

describe('an answer that is kept for others', () => {
  it('is one to a question that everybody may ask', () => {
    expect(bad(({ cached, method }) => cached === true && method !== 'GET')).toEqual([]);
    expect(bad(({ cached, access }) => cached === true && access !== 'public')).toEqual([]);
  });

  it('is no file', () => {
    expect(bad(({ download, cached }) => download === true && cached === true)).toEqual([]);
    expect(bad(({ download, method }) => download === true && method !== 'GET')).toEqual([]);
  });
});

describe('a call of the administration', () => {
  it('asks for a permission', () => {
    const isStaff = ({ path }: Endpoint) => /(?:^|\/)admin(?:-|\/)/.test(path);
    const open = bad((each) => isStaff(each) && typeof each.access !== 'object');
    expect(open).toEqual([]);
    expect(bad((each) => isStaff(each) && each.access === 'public')).toEqual([]);
  });

  it('that reads, asks for no right to change', () => {
    const reads = ['catalogue.edit', 'orders.manage', 'pricing.publish', 'buyback.move'];
    // Their prices are for whoever answers for orders; others have the order in their hands.
    const wholeOrders: readonly Endpoint[] = [
      endpoints['grid-orders'],
      endpoints['admin-order-editable'],
      endpoints['admin-order-goods'],
      endpoints['admin-order-proforma'],
      endpoints['admin-order-mails'],
    ];
    const isTooMuch = (each: Endpoint) => !wholeOrders.includes(each) && isReadByChangers(each);
    const isReadByChangers = ({ method, access }: Endpoint) =>
      method === 'GET' && typeof access === 'object' && reads.includes(access.permission);
    expect(bad(isTooMuch)).toEqual([]);
  });
});
