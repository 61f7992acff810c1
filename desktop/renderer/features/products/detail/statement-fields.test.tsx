import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderInOffice } from '../../../lib/render-in-office.example.tsx';
import { StatementFields } from './statement-fields.tsx';
import { nothingSaid, statementsOf, type Attribute } from './statements.ts';

const attribute: Attribute = {
  value: 5,
  label: 'Konektivita',
  kind: 'choice',
  unit: null,
  group: 'Spojení',
};
const values = [
  { id: 11, attributeId: 5, nameCs: 'Wi-Fi', nameRo: 'Wi-Fi' },
  { id: 12, attributeId: 5, nameCs: 'NFC', nameRo: 'NFC' },
];

function Form() {
  const [typed, setTyped] = useState({ ...nothingSaid, value: '11' });
  return (
    <>
      <StatementFields
        attribute={attribute}
        values={values}
        typed={typed}
        error={undefined}
        onTyped={setTyped}
      />
      <output>{JSON.stringify(statementsOf([attribute], { 5: typed }))}</output>
    </>
  );
}

it('says several values of one attribute, and takes one of them back', async () => {
  const { user } = await renderInOffice(<Form />);
  await user.click(screen.getByRole('combobox', { name: 'Konektivita' }));
  await user.click(await screen.findByRole('option', { name: 'NFC' }));
  expect(screen.getByRole('status').textContent).toBe('[{"attributeId":5,"valueIds":[11,12]}]');
  await user.click(screen.getByRole('button', { name: /Wi-Fi/ }));
  expect(screen.getByRole('status').textContent).toBe('[{"attributeId":5,"valueIds":[12]}]');
});
