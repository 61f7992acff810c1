import { useState } from 'react';
import { Link } from 'react-router';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { useText } from '../../i18n/text.ts';
import { useMoment } from '../../lib/moment.ts';
import type { ReservationFormProps } from '../../lib/reservation-form.ts';
import { Button } from '../../ui/button.tsx';
import { FormTrouble } from '../../ui/form-trouble.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useReserve } from './use-reserve.ts';
import './reservation.css';

type Reserved = Reply<Endpoints['reservation-create']>;

const focused = () => ({
  current: document.activeElement instanceof HTMLElement ? document.activeElement : null,
});

/** Asks who comes for the piece, in a dialog over the product. */
export function ReservationForm(props: ReservationFormProps) {
  const t = useText('reservation');
  // Whatever opened the dialog gets the focus back.
  const [opener] = useState(focused);
  const [reserved, setReserved] = useState<Reserved | null>(null);
  return (
    <Sheet title={t('formTitle')} opener={opener} onClose={props.onClose}>
      {reserved === null ? (
        <Fields {...props} onReserved={setReserved} />
      ) : (
        <Thanks reserved={reserved} storeName={props.store.name} onClose={props.onClose} />
      )}
    </Sheet>
  );
}

interface FieldsProps extends ReservationFormProps {
  readonly onReserved: (reserved: Reserved) => void;
}

function Fields({ product, store, readyText, onReserved, onClose }: FieldsProps) {
  const t = useText('reservation');
  const { form, submit, field, trouble, isSending } = useReserve(product, store, onReserved);
  return (
    <form ref={form} className="reservation-form" noValidate method="post" onSubmit={submit}>
      <p>
        {t('formLead', { product: product.name, store: store.name })} {readyText}
      </p>
      <TextField label={t('name')} {...field('name')} autoComplete="name" aria-required />
      <TextField
        label={t('email')}
        {...field('eMail')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="off"
        spellCheck={false}
        aria-required
      />
      <TextField
        label={t('phone')}
        help={t('phoneHelp')}
        {...field('phone')}
        type="tel"
        autoComplete="tel"
        aria-required
      />
      <FormTrouble
        title={t('reserveFailed')}
        trouble={trouble}
        advice={{ offline: t('offlineText'), limited: t('limitedText'), failed: t('failedText') }}
      />
      <div className="cluster">
        <Button type="submit" busy={isSending}>
          {t('reserve')}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {t('back')}
        </Button>
      </div>
      <p className="soft small">{t('payAtStore')}</p>
    </form>
  );
}

interface ThanksProps {
  readonly reserved: Reserved;
  readonly storeName: string;
  readonly onClose: () => void;
}

function Thanks({ reserved, storeName, onClose }: ThanksProps) {
  const t = useText('reservation');
  const moment = useMoment();
  const ready = moment(new Date(reserved.readyAt));
  const held = t('moment', moment(new Date(reserved.expiresAt)));
  return (
    <div className="reservation-form">
      <Notice type="success" title={t('reservedTitle')}>
        <p>{t('reservedText', { ...ready, store: storeName, held })}</p>
      </Notice>
      <div className="cluster">
        <Link to={reserved.url}>{t('show')}</Link>
        <Button kind="secondary" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </div>
  );
}
