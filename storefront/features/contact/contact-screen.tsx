import { Link } from 'react-router';
import { shopPaths } from '#core/paths/shop-paths.ts';
import { enquiryTopics } from '#core/enquiries/enquiry.ts';
import { useText } from '../../i18n/text.ts';
import { PageHead } from '../../lib/head.tsx';
import { usePaths, useShop } from '../../lib/shop.tsx';
import { Card } from '../../ui/card.tsx';
import { SelectField, TextAreaField, TextField } from '#ui/text-field.tsx';
import { FormEnd, SentEnquiry } from './form-end.tsx';
import { SenderFields } from './sender-fields.tsx';
import { useContact } from './use-enquiry.ts';
import './contact.css';

const topicPhrases = {
  product: 'aboutProduct',
  order: 'aboutOrder',
  buyback: 'aboutBuyback',
  service: 'aboutService',
  complaint: 'aboutComplaint',
  other: 'aboutOther',
} as const;

/** A message to the shop, and the other ways to reach it. */
export function ContactScreen() {
  const t = useText('contact');
  const paths = shopPaths(useShop().market);
  const buyback = usePaths();
  return (
    <section className="stack-wide">
      <PageHead title={t('title')} description={t('description')} canonical={paths.contact} />
      <div className="stack">
        <h1>{t('title')}</h1>
        <p className="measure">{t('lead')}</p>
        <noscript>
          <p className="measure">{t('needsScript')}</p>
        </noscript>
      </div>
      <div className="contact-page">
        <ContactForm />
        <Card className="stack">
          <h2>{t('fasterTitle')}</h2>
          <ul className="stack">
            <li>
              <Link to={paths.stores}>{t('storesLink')}</Link>
            </li>
            <li>
              <Link to={buyback.status}>{t('statusLink')}</Link>
            </li>
            <li>
              <Link to={paths.faq}>{t('faqLink')}</Link>
            </li>
            <li>
              <Link to={paths.specialOffer}>{t('specialOfferLink')}</Link>
            </li>
          </ul>
        </Card>
      </div>
    </section>
  );
}

function ContactForm() {
  const t = useText('contact');
  const { form, submit, field, errors, trouble, isSending, ...attempts } = useContact();
  const { attempt, isSent, setCaptcha } = attempts;
  if (isSent) return <SentEnquiry title={t('sentTitle')} text={t('sentText')} />;
  return (
    <form ref={form} className="contact-form" noValidate method="post" onSubmit={submit}>
      <SelectField label={t('topic')} {...field('topic')} aria-required>
        <option value="">{t('chooseTopic')}</option>
        {enquiryTopics.map((topic) => (
          <option key={topic} value={topic}>
            {t(topicPhrases[topic])}
          </option>
        ))}
      </SelectField>
      <SenderFields field={field} isPhoneNeeded={false} />
      <TextField
        label={t('orderNumber')}
        optional={t('optional')}
        help={t('orderNumberHelp')}
        {...field('orderNumber')}
        autoComplete="off"
      />
      <TextAreaField label={t('message')} {...field('message')} rows={6} aria-required />
      <FormEnd
        submitLabel={t('send')}
        captchaError={errors.captcha}
        setCaptcha={setCaptcha}
        attempt={attempt}
        trouble={trouble}
        isSending={isSending}
      />
    </form>
  );
}
