import { useSearchParams } from 'react-router';
import { shopPaths } from '#core/paths/shop-paths.ts';
import { useText } from '../../i18n/text.ts';
import { PageHead } from '../../lib/head.tsx';
import { useShop } from '../../lib/shop.tsx';
import { TextAreaField, TextField } from '#ui/text-field.tsx';
import { FormEnd, SentEnquiry } from './form-end.tsx';
import { SenderFields } from './sender-fields.tsx';
import { useSpecialOffer } from './use-enquiry.ts';
import './contact.css';

/** Asks for a price for a quantity or a company; `?product=` fills the product in. */
export function SpecialOfferScreen() {
  const t = useText('contact');
  const paths = shopPaths(useShop().market);
  return (
    <section className="stack-wide">
      <PageHead
        title={t('offerTitle')}
        description={t('offerDescription')}
        canonical={paths.specialOffer}
        query={['product']}
      />
      <div className="stack">
        <h1>{t('offerTitle')}</h1>
        <p className="measure">{t('offerLead')}</p>
        <noscript>
          <p className="measure">{t('needsScript')}</p>
        </noscript>
      </div>
      <SpecialOfferForm />
    </section>
  );
}

function SpecialOfferForm() {
  const t = useText('contact');
  const [search] = useSearchParams();
  const { form, submit, field, errors, trouble, isSending, ...attempts } = useSpecialOffer();
  const { attempt, isSent, setCaptcha } = attempts;
  if (isSent) return <SentEnquiry title={t('offerSentTitle')} text={t('offerSentText')} />;
  return (
    <form ref={form} className="contact-form" noValidate method="post" onSubmit={submit}>
      <TextField
        label={t('product')}
        help={t('productHelp')}
        {...field('product')}
        defaultValue={(search.get('product') ?? '').slice(0, 200)}
        autoComplete="off"
        aria-required
      />
      <TextField
        label={t('quantity')}
        {...field('quantity')}
        inputMode="numeric"
        autoComplete="off"
        aria-required
      />
      <TextField
        label={t('company')}
        optional={t('optional')}
        {...field('company')}
        autoComplete="organization"
      />
      <TextField
        label={t('companyNumber')}
        optional={t('optional')}
        {...field('companyNumber')}
        autoComplete="off"
      />
      <SenderFields field={field} isPhoneNeeded />
      <TextAreaField
        label={t('offerMessage')}
        optional={t('optional')}
        {...field('message')}
        rows={4}
      />
      <FormEnd
        submitLabel={t('askPrice')}
        captchaError={errors.captcha}
        setCaptcha={setCaptcha}
        attempt={attempt}
        trouble={trouble}
        isSending={isSending}
      />
    </form>
  );
}
