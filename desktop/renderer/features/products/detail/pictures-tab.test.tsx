import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInOffice } from '../../../lib/render-in-office.example.tsx';
import { PicturesTab } from './pictures-tab.tsx';
import type { Variant } from './variant.ts';

const variant: Variant = {
  id: 3,
  version: 5,
  metaMasterId: 2,
  code: 'OB3',
  seoName: 'pixel-10',
  nameCs: 'Pixel 10',
  nameRo: 'Pixel 10',
  ean: null,
  mpn: null,
  groupName: '',
  color: 'černá',
  isActive: true,
  filesetId: 6,
  missing: [],
};
const shown = (id: number) => ({
  address: `/media/${String(id)}`,
  alt: '',
  width: 320,
  height: 320,
  widths: [160, 320],
});
const file = (id: number, more: object = {}) => ({
  id,
  position: id,
  alt_cs: '',
  alt_ro: '',
  color_slug: null,
  version: 1,
  picture: shown(id),
  whole: shown(id),
  crop: null,
  ...more,
});
const colors = [
  { slug: 'black', name: 'Černá' },
  { slug: 'blue', name: 'Modrá' },
];

function show(filesetId: number | null = 6, refuse: readonly string[] = []) {
  let sent = 0;
  return renderInOffice(<PicturesTab variant={variant} mayEdit />, {
    answer({ method, path }) {
      if (path.endsWith('/pictures/')) {
        const known = method === 'POST' ? 6 : filesetId;
        return { status: 200, body: { fileset_id: known, colors } };
      }
      if (method === 'POST') {
        const said = refuse[sent];
        sent += 1;
        if (said !== undefined && said !== '') return { status: 400, body: { file: [said] } };
      }
      const files = [file(11, { alt_cs: 'Zepředu' }), file(12), file(13)];
      return { status: 200, body: { id: 6, name: 'Pixel', version: 4, files } };
    },
  });
}
const changes = (calls: readonly { method: string; path: string; body: unknown }[]) =>
  calls.filter(({ method }) => method !== 'GET');
const picture = (name: string) => new File(['x'], name, { type: 'image/png' });

it('puts pictures in another order by keys, and makes one the main one', async () => {
  const { user, calls } = await show();
  await user.click(await screen.findByRole('button', { name: /^Posunout 1\. dozadu/ }));
  await waitFor(() =>
    expect(changes(calls).map(({ body }) => body)).toEqual([{ version: 4, order: [12, 11, 13] }]),
  );
  await user.click(screen.getByRole('button', { name: /^Udělat 3\. hlavním/ }));
  await waitFor(() =>
    expect(changes(calls).at(-1)?.body).toEqual({ version: 4, order: [13, 11, 12] }),
  );
});

it('puts a picture where it is dropped', async () => {
  const { calls } = await show();
  const rows = await screen.findAllByRole('listitem');
  const [first, , third] = rows;
  const thumb = third?.querySelector('figure');
  if (!first || !thumb) throw new Error('three pictures are drawn');
  fireEvent.dragStart(thumb);
  fireEvent.drop(first);
  await waitFor(() =>
    expect(changes(calls).map(({ body }) => body)).toEqual([{ version: 4, order: [13, 11, 12] }]),
  );
});

it('describes a picture in both languages and tells its colour', async () => {
  const { user, calls } = await show();
  await user.type(
    await screen.findByRole('textbox', { name: /^Popis 1\. .*rumunsky$/ }),
    'Din față',
  );
  await user.selectOptions(screen.getByRole('combobox', { name: /^Barva 1\./ }), 'blue');
  await user.click(screen.getByRole('button', { name: 'Uložit' }));
  await waitFor(() =>
    expect(changes(calls).map(({ body }) => body)).toEqual([
      { version: 1, alt_cs: 'Zepředu', alt_ro: 'Din față', color_slug: 'blue' },
    ]),
  );
});

it('sends what is dropped one after the other, and says which was refused and why', async () => {
  const { calls, told } = await show(null, ['', 'Obrázek je poškozený.']);
  const zone = (await screen.findByText(/^Přetáhněte sem/)).parentElement;
  if (zone === null) throw new Error('the zone is drawn');
  fireEvent.drop(zone, { dataTransfer: { files: [picture('a.png'), picture('b.png')] } });
  await waitFor(() => expect(told()).toEqual(['b.png: Obrázek je poškozený.']));
  expect(changes(calls).map(({ path }) => path)).toEqual([
    expect.stringMatching(/admin-families\/2\/pictures\/$/),
    expect.stringMatching(/fileset\/6\/files\/$/),
    expect.stringMatching(/fileset\/6\/files\/$/),
  ]);
});

it('asks before a picture is taken away', async () => {
  const { user, calls } = await show();
  await user.click(await screen.findByRole('button', { name: /^Odebrat 2\./ }));
  expect(changes(calls)).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Odebrat obrázek' }));
  await waitFor(() =>
    expect(changes(calls).map(({ method, path }) => [method, path])).toEqual([
      ['DELETE', expect.stringMatching(/gallery\/file\/12\//)],
    ]),
  );
});

it('cuts a picture by the sides of its box, and shows the whole again', async () => {
  const { user, calls } = await show();
  await user.click(await screen.findByRole('button', { name: /^Oříznout 1\./ }));
  const cut = screen.getByRole<HTMLButtonElement>('button', { name: 'Oříznout' });
  expect(cut.disabled).toBe(true);
  fireEvent.change(screen.getByRole('slider', { name: 'Šířka výřezu' }), {
    target: { value: '500' },
  });
  fireEvent.change(screen.getByRole('slider', { name: 'Zleva' }), { target: { value: '900' } });
  await user.click(cut);
  const crop = { left: 500, top: 0, width: 500, height: 1000 };
  await waitFor(() =>
    expect(changes(calls).map(({ body }) => body)).toEqual([{ version: 1, crop }]),
  );
});
