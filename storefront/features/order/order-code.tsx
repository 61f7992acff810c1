import { useNavigate } from 'react-router';
import { TextField } from '#ui/text-field.tsx';
import { useText } from '../../i18n/text.ts';
import { useClient } from '../../lib/shop.tsx';
import { useTypedForm } from '../../lib/typed-form.ts';
import { Button } from '../../ui/button.tsx';
import { FormTrouble } from '../../ui/form-trouble.tsx';
import type { FoundOrder } from './order-query.ts';

const fields = ['code'] as const;

/** Takes the six digits of the mail and goes on to the order. */
export function OrderCode({ asked }: Pick<FoundOrder, 'asked'>) {
  const t = useText('order');
  const client = useClient();
  const navigate = useNavigate();
  const { form, submit, field, trouble, isSending } = useTypedForm({
    fields,
    check: async (values) => {
      const { checkCode } = await import('./check-question.ts');
      return checkCode(values, fields);
    },
    send: ({ code }) => client.post('order-status-open', { body: { ...asked, code } }),
    onSent: ({ url }) => void navigate(url),
  });
  return (
    <form ref={form} className="order-form" noValidate method="post" onSubmit={submit}>
      <TextField
        label={t('code')}
        help={t('codeHelp')}
        {...field('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        aria-required
      />
      <FormTrouble
        title={t('codeFailed')}
        trouble={trouble}
        advice={{ offline: t('offlineText'), limited: t('limitedText'), failed: t('failedText') }}
      />
      <div>
        <Button type="submit" busy={isSending}>
          {t('codeOpen')}
        </Button>
      </div>
    </form>
  );
}
