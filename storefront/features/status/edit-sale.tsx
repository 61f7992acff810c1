import { useState } from 'react';
import { markets } from '#core/market/market.ts';
import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import { TextField } from '#ui/text-field.tsx';
import { useText } from '../../i18n/text.ts';
import { useShop } from '../../lib/shop.tsx';
import { useTypedForm } from '../../lib/typed-form.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FormTrouble } from '../../ui/form-trouble.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { StatusQuestion, StatusReply } from './use-status.ts';

const fields = [
  'phoneNumber',
  'street',
  'city',
  'postcode',
  'bankAccountFullNumber',
  'bankCode',
  'identityCardNumber',
] as const;

interface EditSaleProps {
  readonly asked: StatusQuestion;
  readonly onEdited: (reply: StatusReply) => void;
}

/** Corrects what was mistyped in a sale; its data are not shown here, so only what is wrong is written anew. */
export function EditSale({ asked, onEdited }: EditSaleProps) {
  const t = useText('status');
  const [isOpen, setIsOpen] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const finish = (reply: StatusReply) => {
    setIsOpen(false);
    setIsDone(true);
    onEdited(reply);
  };
  return (
    <Card className="stack">
      <h2>{t('editTitle')}</h2>
      {isDone && (
        <Notice type="success">
          <p>{t('editDone')}</p>
        </Notice>
      )}
      <p className="measure">{t('editText')}</p>
      {isOpen ? (
        <EditForm asked={asked} onEdited={finish} />
      ) : (
        <div>
          <Button kind="secondary" onClick={() => setIsOpen(true)}>
            {t('edit')}
          </Button>
        </div>
      )}
    </Card>
  );
}

function EditForm({ asked: { code, email }, onEdited }: EditSaleProps) {
  const t = useText('status');
  const { client, market } = useShop();
  const known = { code, eMail: email };
  const { form, submit, field, trouble, isSending } = useTypedForm({
    fields,
    check: async (values) => {
      const { checkEdit } = await import('./check-edit.ts');
      const today = dayInTimeZone(new Date(), markets[market].timeZone);
      return checkEdit({ market, today }, { ...known, ...values }, fields);
    },
    send: (values) => client.post('buyback-edit', { body: { ...known, ...values } }),
    onSent: onEdited,
  });
  // A Romanian account is an IBAN, which names its bank.
  const shown = fields.filter((name) => market === 'cz' || name !== 'bankCode');
  return (
    <form ref={form} className="status-form" noValidate method="post" onSubmit={submit}>
      {shown.map((name) => (
        <TextField key={name} label={t(name)} {...field(name)} autoComplete="off" />
      ))}
      <FormTrouble
        title={t('editFailed')}
        trouble={trouble}
        advice={{ offline: t('failedText'), limited: t('limited'), failed: t('failedText') }}
      />
      <div>
        <Button type="submit" busy={isSending}>
          {t('editSave')}
        </Button>
      </div>
    </form>
  );
}
