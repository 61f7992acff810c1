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
} as unknown as DeskFile;
const inspecting = '/admin/buyback/5/inspect/';

const show = () => renderInOffice(<InspectionForm file={file} />);
const choose = (question: string) =>
  screen.getByRole<HTMLSelectElement>('combobox', { name: `${t.found}: ${question}` });
const press = (name: string) => screen.getByRole('button', { name });

it('begins with what the customer said, and sends it with the note', async () => {
  const { user, calls } = await show();
  expect(choose('display').value).toBe('display-A');
  await user.type(screen.getByRole('textbox'), 'V pořádku');
  await user.click(press(t.saveInspection));
  await expect.poll(() => calls.length).toBe(1);
  expect(calls[0]?.path).toContain(inspecting);
  expect(calls[0]?.body).toEqual({
    device_condition_choices: Object.values(exampleAnswers),
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
  await user.selectOptions(choose('display'), 'display-C');
  await user.click(press(t.saveAndOffer));
  expect(await screen.findByRole('dialog', { name: t.previewTitle })).toBeTruthy();
  expect(calls).toEqual([]);
  await user.click(await screen.findByRole('button', { name: t.previewSend }));
  await expect.poll(() => calls.length).toBe(1);
  expect(calls[0]?.body).toMatchObject({
    device_condition_choices: Object.values({ ...exampleAnswers, display: 'display-C' }),
  });
});
