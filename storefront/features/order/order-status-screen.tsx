import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { PageHead } from '../../lib/head.tsx';
import { useClient } from '../../lib/shop.tsx';
import { useTypedForm } from '../../lib/typed-form.ts';
import { Button } from '../../ui/button.tsx';
import { FormTrouble } from '../../ui/form-trouble.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { FoundOrder } from './order-query.ts';
import { OrderState } from './order-state.tsx';
import './order.css';

const fields = ['number', 'eMail'] as const;

/** The state of an order by its number and e-mail, for whoever has neither its link nor an account. */
export function OrderStatusScreen() {
  const t = useText('order');
  const client = useClient();
  const [found, setFound] = useState<FoundOrder | null>(null);
  const { form, submit, field, trouble, isSending } = useTypedForm({
    fields,
    check: async (values) => {
      const { checkQuestion } = await import('./check-question.ts');
      return checkQuestion(values, fields);
    },
    send: async (asked) => ({ asked, state: await client.post('order-status', { body: asked }) }),
    onSent: setFound,
    onFailed: () => setFound(null),
  });
  return (
    <section className="stack-wide">
      <PageHead title={t('statusTitle')} description={t('statusDescription')} />
      <div className="stack">
        <h1>{t('statusTitle')}</h1>
        <p className="measure">{t('statusLead')}</p>
        <noscript>
          <p className="measure">{t('needsScript')}</p>
        </noscript>
      </div>
      <form ref={form} className="order-form" noValidate method="post" onSubmit={submit}>
        <TextField
          label={t('number')}
          help={t('numberHelp')}
          {...field('number')}
          inputMode="numeric"
          autoComplete="off"
          aria-required
        />
        <TextField
          label={t('eMail')}
          {...field('eMail')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="off"
          spellCheck={false}
          aria-required
        />
        <FormTrouble
          title={t('notFound')}
          trouble={trouble}
          advice={{ offline: t('offlineText'), limited: t('limitedText'), failed: t('failedText') }}
        />
        <div>
          <Button type="submit" busy={isSending}>
            {t('find')}
          </Button>
        </div>
      </form>
      {found && <OrderState key={found.state.number} found={found} />}
    </section>
  );
}
