import { describe, expect, it } from 'vitest';
import { ApiError, buildPath, createClient, type Send } from './client.ts';

type Request = Parameters<Send>[0];

const urls = {
  'user-profile': '/api/new/user-profile/personal-data/',
  'user-profile-update': '/api/new/user-profile/personal-data/',
};

function clientOf(answer: { readonly status: number; readonly body?: unknown }) {
  const sent: Request[] = [];
  const send: Send = (request) => {
    sent.push(request);
    return Promise.resolve({ status: answer.status, body: answer.body, requestId: 'r1' });
  };
  return { client: createClient(send, () => urls), sent };
}

describe('an address of a call', () => {
  it('has its places filled, whatever stands in them', () => {
    const input = { params: { seoName: 'a/b?c#d' } };
    expect(buildPath('product/{seo_name}/', input)).toBe('product/a%2Fb%3Fc%23d/');
    expect(buildPath('{id}/{file_id}/', { params: { id: 1, fileId: 2 } })).toBe('1/2/');
  });

  it('asks by the names of the wire, and not for what is left out', () => {
    const query = {
      masterProductId: 7,
      term: 'ž & =',
      offset: 0,
      selection: undefined,
      page: null,
    };
    expect(buildPath('x/', { query })).toBe(
      'x/?master_product_id=7&term=%C5%BE%20%26%20%3D&offset=0',
    );
    expect(buildPath('x/', { query: { term: undefined } })).toBe('x/');
  });

  it('says a no, which is not left out', () => {
    expect(buildPath('x/', { query: { isActive: false } })).toBe('x/?is_active=false');
  });
});

describe('a call', () => {
  it('speaks the names of the wire and answers in those of the program', async () => {
    const { client, sent } = clientOf({ status: 200, body: { first_name: 'Jana' } });
    const body = {
      firstName: 'Jana',
      lastName: 'Nová',
      phone: '',
      company: '',
      registrationNumber: '',
      vatNumber: '',
      language: 'cs',
      wantsNews: true,
    } as const;
    const answer: unknown = await client.patch('user-profile-update', { body });
    expect(answer).toEqual({ firstName: 'Jana' });
    expect(sent).toMatchObject([
      { method: 'PATCH', path: urls['user-profile-update'], body: { wants_news: true } },
    ]);
  });

  it('carries what makes a repeat harmless, and nothing where there is none', async () => {
    const { client, sent } = clientOf({ status: 200, body: {} });
    await client.get('user-profile', {}, { idempotencyKey: 'k1' });
    await client.get('user-profile', {});
    expect(sent.map(({ headers }) => headers)).toEqual([{ 'Idempotency-Key': 'k1' }, {}]);
  });

  it.each([400, 409, 422, 500, 503])(
    'fails with a status of %d and what came with it',
    async (status) => {
      const { client } = clientOf({ status, body: { non_field_errors: ['Ne.'] } });
      const failure: unknown = await client
        .get('user-profile', {})
        .catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(ApiError);
      expect(failure).toMatchObject({
        status,
        requestId: 'r1',
        body: { non_field_errors: ['Ne.'] },
      });
    },
  );

  it('that there is not is a bug and no answer', async () => {
    const { client, sent } = clientOf({ status: 200 });
    await expect(client.get('stores', {})).rejects.toThrow('no such call: stores');
    expect(sent).toEqual([]);
  });
});
