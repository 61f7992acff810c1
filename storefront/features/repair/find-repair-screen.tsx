import { useState } from 'react';
import { shopPaths } from '#core/paths/shop-paths.ts';
import { TextField } from '#ui/text-field.tsx';
import { useText } from '../../i18n/text.ts';
import { PageHead } from '../../lib/head.tsx';
import { useClient, useShop } from '../../lib/shop.tsx';
import { useTypedForm } from '../../lib/typed-form.ts';
import { Button } from '../../ui/button.tsx';
import { FormTrouble } from '../../ui/form-trouble.tsx';
import { FoundRepair, type Found } from './found-repair.tsx';
import './repair.css';

const fields = ['number', 'eMail'] as const;

/** The state of a repair by its number and e-mail, for whoever has not its link at hand. */
export function FindRepairScreen() {
  const t = useText('repair');
  const { market } = useShop();
  const [found, setFound] = useState<Found | null>(null);
  return (
    <section className="stack-wide">
      <PageHead
        title={t('findTitle')}
        description={t('findDescription')}
        canonical={shopPaths(market).findRepair}
      />
      <div className="stack">
        <h1>{t('findTitle')}</h1>
        <p className="measure">{t('findLead')}</p>
        <noscript>
          <p className="measure">{t('findNeedsScript')}</p>
        </noscript>
      </div>
      <FindForm onFound={setFound} />
      {found && <FoundRepair key={found.state.number} found={found} />}
    </section>
  );
}

function FindForm({ onFound }: { readonly onFound: (found: Found | null) => void }) {
  const t = useText('repair');
  const client = useClient();
  const { form, submit, field, trouble, isSending } = useTypedForm({
    fields,
    check: async (values) => {
      const { checkQuestion } = await import('./check-repair.ts');
      return checkQuestion(values, fields);
    },
    send: async (asked) => ({ asked, state: await client.post('repair-status', { body: asked }) }),
    onSent: onFound,
    onFailed: () => onFound(null),
  });
  return (
    <form ref={form} className="repair-form" noValidate method="post" onSubmit={submit}>
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
        advice={{ offline: t('findOffline'), limited: t('limitedText'), failed: t('failedText') }}
      />
      <div>
        <Button type="submit" busy={isSending}>
          {t('find')}
        </Button>
      </div>
    </form>
  );
}
