import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { exampleAnswers, exampleAppraisal } from '#core/buyback/appraisal.example.ts';
import { buybacks as t } from '../../i18n/cs/buybacks.ts';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import type { DeskFile } from './desk-file.ts';
import { InspectionForm } from './inspection-form.tsx';

// The form reads nothing else of it.
const file = {
  id: 5,
  version: 3,
  language: 'cs',
  device: 'iPhone 13',
  appraisal: exampleAppraisal,
  customerConditions: exampleAppraisal.deviceConditions,
  answers: exampleAnswers,
  offered: { price: 5_900, grade: 'B' },
  deviceNumber: 'imei',
  masked: [{ field: 'imei', text: '•••••••••••0015' }],
} as unknown as DeskFile;
const inspecting = '/admin/buyback/5/inspect/';

const show = () => renderInOffice(<InspectionForm file={file} />);
const choose = (question: string) =>
  screen.getByRole<HTMLSelectElement>('combobox', { name: `${t.found}: ${question}` });
const imei = () => screen.getByRole('textbox', { name: 'IMEI' });
const press = (name: string) => screen.getByRole('button', { name });

it('begins with what the customer said, and sends it with the note', async () => {
  const { user, calls } = await show();
  expect(choose('display').value).toBe('display-A');
  await user.type(imei(), '351234560000015');
  await user.type(screen.getByRole('textbox', { name: t.inspectionNote }), 'V pořádku');
  await user.click(press(t.saveInspection));
  await expect.poll(() => calls.length).toBe(1);
  expect(calls[0]?.path).toContain(inspecting);
  expect(calls[0]?.body).toEqual({
    device_condition_choices: Object.values(exampleAnswers),
    device_number: '351234560000015',
    note: 'V pořádku',
    version: 3,
  });
});

it('counts the price as it goes, and takes the answers back at a press', async () => {
  const { user } = await show();
  await user.selectOptions(choose('display'), 'display-C');
  expect(screen.getByText(t.differs)).toBeTruthy();
  expect(screen.getByRole('status').textContent).toMatch(/2\s500/);
  await user.click(press(t.resetAnswers));
  expect(choose('display').value).toBe('display-A');
  expect(screen.queryByText(t.differs)).toBeNull();
});

it('shows what the customer will read before a lower offer is sent', async () => {
  const { user, calls } = await show();
  await user.click(
    screen.getByRole('checkbox', { name: /^Číslo\sz\spřístroje\spřečíst\snejde$/u }),
  );
  await user.selectOptions(choose('display'), 'display-C');
  await user.click(press(t.saveAndOffer));
  expect(await screen.findByRole('dialog', { name: t.previewTitle })).toBeTruthy();
  expect(calls).toEqual([]);
  await user.click(await screen.findByRole('button', { name: t.previewSend }));
  await expect.poll(() => calls.length).toBe(1);
  expect(calls[0]?.body).toMatchObject({
    device_number: null,
    device_condition_choices: Object.values({ ...exampleAnswers, display: 'display-C' }),
  });
});

it('asks for the number of the device, beside what the seller gave, and says where it is another one', async () => {
  const { user, calls } = await renderInOffice(<InspectionForm file={file} />, {
    answer: () => ({ status: 400, body: { device_number: ['To je jiné zařízení.'] } }),
  });
  expect(screen.getByText(/Prodávající uvedl •+0015/u)).toBeTruthy();
  await user.click(press(t.saveInspection));
  expect(await screen.findByText(t.numberNeeded)).toBeTruthy();
  expect(calls).toEqual([]);
  await user.type(imei(), '351234560000023');
  await user.click(press(t.saveInspection));
  expect(await screen.findByText('To je jiné zařízení.')).toBeTruthy();
});
