import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { allPhrases } from '../../i18n/all-phrases.ts';
import { setSignedIn } from '../../lib/signed-in.ts';
import { renderInShop } from '../../lib/render-in-shop.example.tsx';
import { AnnounceForm } from './announce-form.tsx';
import type { AnnouncedDevice } from './announced-device.ts';

const operation = (id: number, slug: string, name: string, price: number | null) => ({
  id,
  slug,
  name,
  description: '',
  price,
  durationMinutes: 60,
  warrantyMonths: 12,
  stores: null,
});
const center = (slug: string, service: boolean) => ({
  slug,
  name: `Servis ${slug}`,
  street: 'Dlouhá 1',
  city: slug,
  postcode: '110 00',
  phone: '+420222333444',
  e_mail: 'servis@posta.example',
  opening_hours: [null, null, null, null, null, null, null],
  buyout: true,
  service,
});
interface Known {
  readonly slots?: readonly object[];
  readonly profile?: object;
  readonly device?: AnnouncedDevice;
}
const imei = '490154203237518';
const plain = (text: string) => text.replaceAll('\u00A0', ' ');
/** What a reader hears begins with the phrase, whatever holds its words together. */
const begins = (phrase: string) => ({
  name: (own: string) => plain(own).startsWith(plain(phrase)),
});

describe.each([
  ['cs', { type: 'telefony', phone: '601 234 567', postcode: '110 00', district: '' }],
  ['ro', { type: 'telefoane', phone: '0712 345 678', postcode: '400001', district: 'Cluj' }],
] as const)('announcing a repair, in %s', (language, own) => {
  const { repair: t, sell, validation } = allPhrases[language];
  const device: AnnouncedDevice = {
    selectedChoices: {
      productType: own.type,
      productManufacturer: 'apple',
      productModel: 'iphone-15-128gb',
      productColor: 'iphone-15-128gb-modra',
    },
    choices: {
      productType: [],
      productManufacturer: [],
      productModel: [],
      productColor: [{ value: 'iphone-15-128gb-modra', label: 'Modrá', imageAlt: '', hex: '#00f' }],
    },
    device: { name: 'Apple iPhone 15', buyback: null },
    operations: [
      operation(1, 'vymena-displeje', 'Displej', 3_000),
      operation(2, 'vymena-baterie', 'Baterie', 900),
    ],
    url: '/servis',
  };
  const show = (
    answer: { status: number; body?: unknown; retryAfter?: number } | null,
    known: Known = {},
  ) => {
    const shop = renderInShop(
      <AnnounceForm device={known.device ?? device} wanted="vymena-displeje" />,
      ({ method, path }) => {
        if (method === 'POST') return answer;
        if (path.includes('service/slots'))
          return { status: 200, body: { slots: known.slots ?? [] } };
        if (path.includes('user-profile/addresses'))
          return { status: 200, body: { addresses: [] } };
        if (path.includes('user-profile/personal-data'))
          return { status: 200, body: known.profile };
        if (path.includes('countries'))
          return {
            status: 200,
            body: { choices: [{ value: language === 'cs' ? 'CZ' : 'RO', label: 'Vlast' }] },
          };
        return {
          status: 200,
          body: { centers: [center('a', true), center('b', false), center('c', true)] },
        };
      },
      language,
    );
    return { ...shop, posts: () => shop.calls.filter(({ method }) => method === 'POST') };
  };
  const box = (label: string) => screen.getByRole('textbox', begins(label));
  const press = (name: string) => screen.getByRole('button', begins(name));
  const fill = async ({ user }: ReturnType<typeof show>, number: string) => {
    await user.type(box(sell.imei), number);
    await user.type(box(t.fault), 'Spadl{enter}a nesvítí');
    await user.click(screen.getByRole('radio', { name: t.yes }));
    await user.click(screen.getByRole('checkbox', begins(t.acceptsDataLoss)));
    await user.click(await screen.findByRole('radio', { name: /Servis c/ }));
    await user.click(screen.getByRole('radio', begins(t.way_ship)));
    await user.type(box(t.priceLimit), '2 500');
    const texts = [
      [sell.firstName, 'Jana'],
      [sell.lastName, 'Nováková'],
      [t.eMail, 'jana@posta.example'],
      [sell.phoneNumber, own.phone],
      [sell.street, 'Dlouhá 12'],
      [sell.city, 'Praha'],
      [sell.postcode, own.postcode],
      [sell.districtRo, own.district],
    ] as const;
    for (const [label, value] of texts) if (value !== '') await user.type(box(label), value);
  };

  it('offers stores that repair, with what somebody came for ticked', async () => {
    const { user } = show(null);
    expect(await screen.findAllByRole('radio', { name: /Servis/ })).toHaveLength(2);
    expect(screen.getByRole('checkbox', { name: /Displej/, checked: true })).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: /Baterie/ }));
    expect(document.body.textContent.replaceAll(/[\s.\u00A0]/g, '')).toContain('3900');
  });

  it('offers the stores alone that do all that is ticked', async () => {
    const only = (slug: string) => [{ slug, name: slug }];
    const [first, second] = device.operations ?? [];
    if (!first || !second) throw new Error('two operations are offered');
    const split = [
      { ...first, stores: only('c') },
      { ...second, stores: only('a') },
    ];
    const { user } = show(null, { device: { ...device, operations: split } });
    const stores = () => screen.queryAllByRole('radio', { name: /Servis/ });
    await waitFor(() => expect(stores()).toHaveLength(1));
    expect(screen.getByRole('radio', { name: /Servis c/, checked: true })).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: /Baterie/ }));
    expect(stores()).toEqual([]);
    expect(screen.getByText(t.noStoreDoesAll)).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: /Displej/ }));
    expect(screen.getByRole('radio', { name: /Servis a/, checked: true })).toBeTruthy();
  });

  it('refuses a wrong IMEI before it is sent, and keeps what was typed', async () => {
    const shop = show(null);
    await fill(shop, '490154203237519');
    await shop.user.click(press(t.submit));
    expect(await screen.findByText(validation.invalid_imei)).toBeTruthy();
    expect(document.activeElement).toBe(box(sell.imei));
    expect(shop.posts()).toEqual([]);
    expect(box(sell.firstName)).toHaveProperty('value', 'Jana');
  });

  it('says all that is missing, at its place', async () => {
    const { user, posts } = show(null);
    await screen.findAllByRole('radio', { name: /Servis/ });
    await user.click(press(t.submit));
    await screen.findAllByText(validation.required);
    for (const legend of [t.hasBackup, t.store, t.way]) {
      const group = screen.getByRole('group', begins(legend));
      expect(within(group).getByText(validation.required)).toBeTruthy();
    }
    expect(posts()).toEqual([]);
  });

  it('keeps everything where sending fails, and sends the same under the same key', async () => {
    const shop = show({ status: 503 });
    await fill(shop, imei);
    await shop.user.click(press(t.submit));
    expect(await screen.findByText(t.failedText)).toBeTruthy();
    expect(box(t.fault)).toHaveProperty('value', 'Spadl\na nesvítí');
    await shop.user.click(press(t.submit));
    await waitFor(() => expect(shop.posts()).toHaveLength(2));
    const [first, second] = shop.posts();
    expect(first?.headers['Idempotency-Key']).toBeTruthy();
    expect(second?.headers).toEqual(first?.headers);
    expect(first?.body).toMatchObject({
      product_color: 'iphone-15-128gb-modra',
      operations: ['vymena-displeje'],
      serial: imei,
      fault: 'Spadl a nesvítí',
      has_backup: true,
      accepts_data_loss: true,
      store: 'c',
      way: 'ship',
      price_limit: 2_500,
      e_mail: 'jana@posta.example',
      first_name: 'Jana',
    });
  });

  it('lets somebody who brings it choose a time, and offers others where that one is gone', async () => {
    const wire = (startsAt: string, endsAt: string) => ({ starts_at: startsAt, ends_at: endsAt });
    const eight = wire('2026-11-30T08:00:00.000Z', '2026-11-30T08:30:00.000Z');
    const later = wire('2026-12-01T09:00:00.000Z', '2026-12-01T09:30:00.000Z');
    const shop = show(
      { status: 409, body: { detail: 'Tenhle čas už je obsazený.', slots: [later] } },
      { slots: [eight, later] },
    );
    await fill(shop, imei);
    expect(screen.queryByLabelText(t.slotDay)).toBeNull();
    await shop.user.click(screen.getByRole('radio', begins(t.way_bring)));
    const day = await screen.findByLabelText(begins(t.slotDay).name);
    await shop.user.selectOptions(day, eight.starts_at);
    await shop.user.click(press(t.submit));
    expect(await screen.findByText('Tenhle čas už je obsazený.')).toBeTruthy();
    expect(box(t.fault)).toHaveProperty('value', 'Spadl\na nesvítí');
    const offered = screen.getByRole('group', { name: t.slotOffered });
    await shop.user.click(within(offered).getByRole('button'));
    await shop.user.click(press(t.submit));
    await waitFor(() => expect(shop.posts()).toHaveLength(2));
    expect(shop.posts()).toMatchObject([
      { body: { slot: eight.starts_at } },
      { body: { slot: later.starts_at } },
    ]);
  });

  it('says when it may be sent again after too many, with all that was typed still there', async () => {
    const shop = show({ status: 429, body: { detail: 'x' }, retryAfter: 5_400 });
    await fill(shop, imei);
    await shop.user.click(press(t.submit));
    const when = language === 'cs' ? 'za 2 hodiny' : 'peste 2 ore';
    expect(await screen.findByText(t.announceLimited)).toBeTruthy();
    expect(screen.getByText((text) => plain(text).includes(when))).toBeTruthy();
    expect(box(t.fault)).toHaveProperty('value', 'Spadl\na nesvítí');
    expect(box(sell.firstName)).toHaveProperty('value', 'Jana');
  });

  it('is filled in from the account of whoever is signed in', async () => {
    setSignedIn({ id: 4, eMail: '', name: 'Jana', role: 'customer', permissions: [] });
    const profile = { first_name: 'Jana', last_name: 'Malá', e_mail: 'jana@posta.example' };
    show(null, { profile: { ...profile, phone: '1', company: '' } });
    await waitFor(() => expect(box(sell.firstName)).toHaveProperty('value', 'Jana'));
    expect(box(t.eMail)).toHaveProperty('value', 'jana@posta.example');
    setSignedIn(null);
  });

  it('shows what the server says of a field', async () => {
    const shop = show({ status: 400, body: { store: ['Tato prodejna neopravuje.'] } });
    await fill(shop, imei);
    await shop.user.click(press(t.submit));
    expect(await screen.findByText('Tato prodejna neopravuje.')).toBeTruthy();
    expect(sessionStorage).toHaveLength(0);
    expect(localStorage).toHaveLength(0);
  });
});
