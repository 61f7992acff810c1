import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderInOffice } from '../lib/render-in-office.example.tsx';
import { UpdateNotice } from './update-notice.tsx';

const restartForUpdate = vi.fn(() => Promise.resolve());
let tell: (version: string) => void = () => undefined;

function machine(ready: string | null): void {
  vi.stubGlobal('obmena', {
    updateReady: () => Promise.resolve(ready),
    onUpdateReady: (listener: typeof tell) => {
      tell = listener;
      return () => undefined;
    },
    restartForUpdate,
  });
}
beforeEach(() => restartForUpdate.mockClear());

it('says nothing while there is no newer version, and offers one once it is downloaded', async () => {
  machine(null);
  await renderInOffice(<UpdateNotice />);
  expect(screen.queryByRole('button')).toBeNull();
  act(() => tell('1.4.0'));
  await userEvent.click(await screen.findByRole('button', { name: /1\.4\.0/ }));
  expect(restartForUpdate).toHaveBeenCalledOnce();
});

it('knows of a version that was ready before the window listened', async () => {
  machine('1.4.1');
  await renderInOffice(<UpdateNotice />);
  expect(await screen.findByRole('button', { name: /1\.4\.1/ })).toBeTruthy();
});
