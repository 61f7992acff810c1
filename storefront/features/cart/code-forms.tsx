import type { ReactNode } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../ui/button.tsx';
import { FormTrouble } from '../../ui/form-trouble.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useCartPage } from './cart-context.ts';
import { EnteredDiscounts } from './discounts.tsx';
import { useBonusForm, useCardForm, useCodeForm, type CodeForm } from './use-code-forms.ts';
import './option.css';
import './package.css';

/** Discount code, student card and the voucher of a buy-back. */
export function CodeForms() {
  const t = useText('cart');
  const { studentCard, bonusBuyback } = useCartPage().view;
  return (
    <section className="card stack" aria-labelledby="discounts">
      <h2 id="discounts" tabIndex={-1}>
        {t('discounts')}
      </h2>
      <EnteredDiscounts />
      <div>
        <Fold icon="money" title={t('haveCode')}>
          <CodeFields />
        </Fold>
        {studentCard === null && (
          <Fold icon="user" title={t('haveCard')}>
            <CardFields />
          </Fold>
        )}
        {bonusBuyback === null && (
          <Fold icon="swap" title={t('haveBonus')}>
            <BonusFields />
          </Fold>
        )}
      </div>
    </section>
  );
}

interface FoldProps {
  readonly icon: 'money' | 'user' | 'swap';
  readonly title: string;
  readonly children: ReactNode;
}

function Fold({ icon, title, children }: FoldProps) {
  return (
    <details className="fold">
      <summary>
        <Icon name={icon} size={20} />
        <span>{title}</span>
        <Icon name="chevron" size={18} />
      </summary>
      {children}
    </details>
  );
}

function CodeFields() {
  const t = useText('cart');
  const { field, form, submit, trouble, isSending } = useCodeForm();
  return (
    <Fields form={form} submit={submit} trouble={trouble} isSending={isSending}>
      <TextField
        label={t('code')}
        {...field('code')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </Fields>
  );
}

function CardFields() {
  const t = useText('cart');
  const { field, form, submit, trouble, isSending } = useCardForm();
  return (
    <Fields form={form} submit={submit} trouble={trouble} isSending={isSending}>
      <TextField
        label={t('cardNumber')}
        help={t('cardNumberHelp')}
        {...field('cardNumber')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <TextField label={t('cardHolder')} {...field('cardHolder')} autoComplete="name" />
    </Fields>
  );
}

function BonusFields() {
  const t = useText('cart');
  const { field, form, submit, trouble, isSending } = useBonusForm();
  return (
    <Fields form={form} submit={submit} trouble={trouble} isSending={isSending}>
      <TextField
        label={t('bonusCode')}
        help={t('bonusCodeHelp')}
        {...field('code')}
        autoComplete="off"
        spellCheck={false}
      />
    </Fields>
  );
}

interface FieldsProps extends CodeForm {
  readonly children: ReactNode;
}

function Fields({ form, submit, trouble, isSending, children }: FieldsProps) {
  const t = useText('cart');
  return (
    <form ref={form} className="stack" noValidate method="post" onSubmit={submit}>
      {children}
      <FormTrouble
        title={t('notApplied')}
        trouble={trouble}
        advice={{ offline: t('offline'), limited: t('tooManyCodes'), failed: t('failed') }}
      />
      <Button type="submit" kind="secondary" busy={isSending}>
        {t('apply')}
      </Button>
    </form>
  );
}
