import { screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { emptySellForm, type SellForm } from '#core/buyback/sell-form.ts';
import { allPhrases } from '../../i18n/all-phrases.ts';
import { renderInShop } from '../../lib/render-in-shop.example.tsx';
import { AccountHolder } from './account-holder.tsx';

const { sell: t } = allPhrases.cs;

function Form({ filled }: { readonly filled: Partial<SellForm> }) {
  const form = useForm<SellForm>({ defaultValues: { ...emptySellForm('cz'), ...filled } });
  return (
    <FormProvider {...form}>
      <AccountHolder />
    </FormProvider>
  );
}
const show = (filled: Partial<SellForm>) => renderInShop(<Form filled={filled} />);
const field = () => screen.queryByRole<HTMLInputElement>('textbox', { name: t.accountHolder });

it('asks nothing of a name that the bank can read', () => {
  show({ firstName: 'Bořivoj', lastName: 'Zelenka' });
  expect(field()).toBeNull();
});

it('asks for the holder of a name in another script, and proposes how to write it', async () => {
  const { user } = show({ firstName: 'Ян', lastName: 'Шевченко' });
  await user.click(screen.getByRole('button', { name: /Ian Shevchenko/ }));
  expect(field()?.value).toBe('Ian Shevchenko');
  expect(screen.queryByRole('button')).toBeNull();
});

it('asks without a proposal where it knows no spelling', () => {
  show({ firstName: '小明', lastName: '王' });
  expect(field()).not.toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
