import { useForm } from 'react-hook-form';
import type { ValidationPhrase } from '#core/phrases/cs/validation.ts';
import { useText } from '../../i18n/text.ts';
import type { EmailFormProps } from '../../lib/sale-forms.ts';
import { useMoney } from '../../lib/shop.tsx';
import { Button } from '../../ui/button.tsx';
import { TextAreaField, TextField } from '#ui/text-field.tsx';
import { checkEmail, type EmailFields } from './check-email.ts';
import { OfferTrouble } from './offer-trouble.tsx';
import { SentOffer } from './sent-offer.tsx';
import { useOffer } from './use-offer.ts';
import './offer.css';

const asErrors = (
  refusals: ReturnType<typeof checkEmail>,
  say: (phrase: ValidationPhrase) => string,
) =>
  Object.fromEntries(
    Object.entries(refusals).map(([field, phrase]) => [
      field,
      { type: 'contract', message: say(phrase) },
    ]),
  );

/** Sends the informative offer to an e-mail; the form stays until it is really sent. */
export function EmailForm(props: EmailFormProps) {
  const { deviceName, price, onClose } = props;
  const t = useText('offer');
  const say = useText('validation');
  const money = useMoney();
  const { register, handleSubmit, setError, setFocus, formState } = useForm<EmailFields>({
    mode: 'onTouched',
    defaultValues: { email: '', note: '' },
    resolver: (values) => {
      const errors = asErrors(checkEmail(values), say);
      return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
    },
  });
  const onEmailError = (message: string) => {
    setError('email', { type: 'server', message });
    setFocus('email');
  };
  const { send, sent, trouble, isSending } = useOffer({ ...props, onEmailError });
  if (sent === true) return <SentOffer price={price} onClose={onClose} />;
  const submit = handleSubmit(send);
  return (
    <form className="offer-form" noValidate onSubmit={(event) => void submit(event)}>
      <p>{t('intro', { device: deviceName, price: money(price) })}</p>
      <TextField
        label={t('email')}
        help={t('emailHelp')}
        error={formState.errors.email?.message}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="off"
        spellCheck={false}
        aria-required
        {...register('email')}
      />
      <TextAreaField
        label={t('note')}
        help={t('noteHelp')}
        optional={t('optional')}
        error={formState.errors.note?.message}
        {...register('note')}
      />
      <OfferTrouble trouble={trouble} />
      <div className="cluster">
        <Button type="submit" busy={isSending}>
          {t(sent === false ? 'retry' : 'submit')}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {t('back')}
        </Button>
      </div>
    </form>
  );
}
