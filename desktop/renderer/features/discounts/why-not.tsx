import { useState } from 'react';
import { TextField } from '#ui/text-field.tsx';
import { useLanguage, usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { useOfficeForm } from '../../lib/use-office-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { Why } from './discounts.ts';
import { useDiscountWords } from './use-discount-words.ts';

/** A customer on the phone says that a code does not work: what became of it, in words that may be read out. */
export function WhyNot({ onClose }: { readonly onClose: () => void }) {
  const t = usePhrases('discounts');
  return (
    <Dialog title={t('whyNot')} lead={t('whyNotLead')} onClose={onClose}>
      <WhyNotForm />
    </Dialog>
  );
}

/** The question and its answer, wherever they stand. */
export function WhyNotForm() {
  const t = usePhrases('discounts');
  const [why, setWhy] = useState<Why | null>(null);
  const { form, submit, field, isSending } = useOfficeForm({
    fields: ['code', 'of'],
    send: ({ code, of }) =>
      client.post('admin-discount-why-not', { body: { code: code.trim(), of: of.trim() } }),
    onSent: setWhy,
  });
  return (
    <form ref={form} className="discount-part" noValidate onSubmit={submit}>
      <TextField label={t('code')} maxLength={64} autoComplete="off" autoFocus {...field('code')} />
      <TextField label={t('orderOrMail')} maxLength={200} autoComplete="off" {...field('of')} />
      <Button kind="primary" type="submit" busy={isSending}>
        {t('ask')}
      </Button>
      {why && <Answer why={why} />}
    </form>
  );
}

function Answer({ why }: { readonly why: Why }) {
  const t = usePhrases('discounts');
  const language = useLanguage();
  const { money } = useDiscountWords();
  const { outcome, saved, missing, instead, name } = why;
  const pieces = outcome === 'set_not_complete';
  return (
    <div role="status">
      <p>
        <b>{name[language]}</b>
      </p>
      <p>
        {outcome === 'applied' ? t('why_applied', { amount: money(saved) }) : t(`why_${outcome}`)}
      </p>
      {missing !== null && (
        <p>
          {pieces
            ? t('missingPieces', { count: missing })
            : t('missing', { amount: money(missing) })}
        </p>
      )}
      {instead.length > 0 && (
        <p>{t('instead', { names: instead.map((one) => one[language]).join(', ') })}</p>
      )}
    </div>
  );
}
