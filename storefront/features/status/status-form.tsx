import { TextField } from '#ui/text-field.tsx';
import type { ContractForm } from '#ui/use-contract-form.ts';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../ui/button.tsx';

interface StatusFormProps {
  /** As the address names it. */
  readonly code: string;
  readonly form: ContractForm<'code' | 'email'>;
}

/** Asks for the code and the e-mail that belong together. */
export function StatusForm({ code, form }: StatusFormProps) {
  const t = useText('status');
  const { form: box, submit, field, isSending } = form;
  return (
    <form ref={box} className="status-form" noValidate method="post" onSubmit={submit}>
      <TextField
        label={t('code')}
        help={t('codeHelp')}
        {...field('code')}
        defaultValue={code}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-required
      />
      <TextField
        label={t('email')}
        {...field('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="off"
        spellCheck={false}
        aria-required
      />
      <div>
        <Button type="submit" busy={isSending}>
          {t('submit')}
        </Button>
      </div>
    </form>
  );
}
