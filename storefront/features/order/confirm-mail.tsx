import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { TextField } from '#ui/text-field.tsx';
import { useText } from '../../i18n/text.ts';
import { useMoment } from '../../lib/moment.ts';
import { saleFailureOf } from '../../lib/sale-trouble.ts';
import { useClient } from '../../lib/shop.tsx';
import { useTypedForm } from '../../lib/typed-form.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FormTrouble } from '../../ui/form-trouble.tsx';
import { Notice } from '../../ui/notice.tsx';
import { orderQuery, type Order } from './order-query.ts';

const fields = ['digits'] as const;

/** Several unpaid pieces are held for a short while only: says until when, and takes the mail's code. */
export function ConfirmMail({ order }: { readonly order: Order }) {
  const t = useText('order');
  const moment = useMoment();
  const { heldUntil, mailCheck, eMail, payment } = order;
  if (mailCheck !== 'awaited' || heldUntil === null) return null;
  const until = t('moment', moment(new Date(heldUntil)));
  return (
    <Card className="stack">
      <h2>{t('confirmTitle')}</h2>
      <p className="measure">{t('confirmText', { eMail, until })}</p>
      {payment.canPay && <p className="measure">{t('confirmOrPay')}</p>}
      <ConfirmForm code={order.code} />
      <AskAgain code={order.code} />
    </Card>
  );
}

function ConfirmForm({ code }: Pick<Order, 'code'>) {
  const t = useText('order');
  const client = useClient();
  const queries = useQueryClient();
  const { form, submit, field, fill, trouble, isSending } = useTypedForm({
    fields,
    check: async (values) => {
      const { checkDigits } = await import('./check-question.ts');
      return checkDigits(values, fields);
    },
    send: (body) => client.post('order-confirm', { params: { code }, body }),
    onSent: (order) => queries.setQueryData(orderQuery(client, code).queryKey, order),
    onFailed: () => void queries.invalidateQueries(orderQuery(client, code)),
  });
  // The mail's link brings the digits behind the hash, so that they only have to be confirmed.
  useEffect(() => {
    const digits = /^#code=(\d{6})$/.exec(location.hash)?.[1];
    if (digits !== undefined) fill('digits', digits);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once: what somebody typed since then stays
  }, []);
  return (
    <form ref={form} className="order-form" noValidate method="post" onSubmit={submit}>
      <TextField
        label={t('code')}
        help={t('codeHelp')}
        {...field('digits')}
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
          {t('confirmOrder')}
        </Button>
      </div>
    </form>
  );
}

function AskAgain({ code }: Pick<Order, 'code'>) {
  const t = useText('order');
  const client = useClient();
  const again = useMutation({
    mutationFn: () => client.post('order-confirm-mail', { params: { code } }),
  });
  const isLimited = again.isError && saleFailureOf(again.error).kind === 'limited';
  return (
    <>
      {again.isSuccess && (
        <Notice type="success">
          <p>{t('confirmSent')}</p>
        </Notice>
      )}
      {again.isError && (
        <Notice type="error" title={t('codeFailed')}>
          <p>{t(isLimited ? 'limitedText' : 'failedText')}</p>
        </Notice>
      )}
      <div>
        <Button kind="quiet" busy={again.isPending} onClick={() => again.mutate()}>
          {t('codeAgain')}
        </Button>
      </div>
    </>
  );
}
