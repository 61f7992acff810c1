import { useStore } from 'zustand';
import { usePhrases } from '../i18n/use-phrases.ts';
import { client } from '../lib/client.ts';
import { line } from '../lib/field-rules.ts';
import { proofQuestion } from '../lib/prove-again.ts';
import { useOfficeForm } from '../lib/use-office-form.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '#ui/text-field.tsx';

/** The second factor is proved anew before money leaves, an identity is shown or prices go out. */
export function ProveAgainDialog() {
  const answer = useStore(proofQuestion, (state) => state.answer);
  return answer && <Proof answer={answer} />;
}

function Proof({ answer }: { readonly answer: (isProved: boolean) => void }) {
  const t = usePhrases('security');
  const { form, submit, field, trouble, isSending } = useOfficeForm({
    fields: ['code'],
    rules: { code: line(40) },
    send: ({ code }) => client.post('auth-prove-again', { body: { code } }),
    onSent: () => answer(true),
    saysTrouble: true,
  });
  return (
    <Dialog
      title={t('againTitle')}
      lead={t('againLead')}
      width="narrow"
      onClose={() => answer(false)}
      actions={
        <>
          <Button onClick={() => answer(false)}>{t('cancel')}</Button>
          <Button kind="primary" type="submit" form="prove-again" busy={isSending}>
            {t('verify')}
          </Button>
        </>
      }
    >
      <form ref={form} className="entrance-form" id="prove-again" noValidate onSubmit={submit}>
        <div role="alert">{trouble !== undefined && <p className="trouble">{trouble}</p>}</div>
        <TextField
          label={t('code')}
          help={t('codeHelp')}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          autoFocus
          {...field('code')}
        />
      </form>
    </Dialog>
  );
}
