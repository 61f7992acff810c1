import { Link, useLocation } from 'react-router';
import { accountPaths } from '#core/paths/account-paths.ts';
import { sellsAtCounter } from '#core/permissions/roles.ts';
import { loginAddress } from '#core/accounts/return-path.ts';
import { useText } from '../../i18n/text.ts';
import { useSignedIn } from '../../lib/signed-in.ts';
import { useShop } from '../../lib/shop.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { FormTrouble } from '../../ui/form-trouble.tsx';
import { TextAreaField } from '#ui/text-field.tsx';
import { fillForm } from '../../lib/fill-form.ts';
import { CompanyGroup, ContactGroup } from './contact-group.tsx';
import { ElsewhereFields, PlaceFields } from './place-fields.tsx';
import { SavedAddresses } from './saved-addresses.tsx';
import type { useDetails } from './use-details.ts';
import { useDetailsDraft } from './use-details-draft.ts';
import { useTownOfPostcode } from './use-town-of-postcode.ts';
import { billingDetails, deliveryDetails, usePrefill } from './use-prefill.ts';

interface DetailsFormProps extends Omit<ReturnType<typeof useDetails>, 'isSending'> {
  readonly id: string;
  /** The customer comes for the goods, so there is no other address. */
  readonly isFetched: boolean;
}

/** Values stay in the controls; what belongs to a company or another address is shown by its tick. */
export function DetailsForm({ id, isFetched, form, submit, field, trouble }: DetailsFormProps) {
  const t = useText('checkout');
  const saved = usePrefill(form);
  useDetailsDraft(form);
  useTownOfPostcode(form);
  const fill = (values: Parameters<typeof fillForm>[1]) => {
    if (form.current) fillForm(form.current, values, true);
  };
  return (
    <form ref={form} id={id} className="checkout-form" noValidate method="post" onSubmit={submit}>
      <SignInHint />
      <ContactGroup field={field} />
      <fieldset className="checkout-group">
        <legend>
          <h2>{t('billingTitle')}</h2>
        </legend>
        <SavedAddresses addresses={saved} onChoose={(each) => fill(billingDetails(each))} />
        <CompanyGroup field={field} />
        <PlaceFields field={field} isElsewhere={false} />
      </fieldset>
      {!isFetched && (
        <fieldset className="checkout-group">
          <legend>
            <h2>{t('deliveryAddressTitle')}</h2>
          </legend>
          <Checkbox label={t('isElsewhere')} {...field('isElsewhere')} />
          <div className="checkout-group checkout-elsewhere">
            <SavedAddresses addresses={saved} onChoose={(each) => fill(deliveryDetails(each))} />
            <ElsewhereFields field={field} />
          </div>
        </fieldset>
      )}
      <fieldset className="checkout-group">
        <legend>
          <h2>{t('moreTitle')}</h2>
        </legend>
        <TextAreaField label={t('note')} optional={t('optional')} {...field('note')} />
        <Checkbox label={t('wantsNewsletter')} {...field('wantsNewsletter')} />
      </fieldset>
      <KeptNote />
      <FormTrouble
        title={t('detailsFailed')}
        trouble={trouble}
        advice={{ offline: t('offlineText'), limited: t('limitedText'), failed: t('failedText') }}
      />
    </form>
  );
}

/** At a counter nothing is kept: its customers share an account. */
function KeptNote() {
  const t = useText('checkout');
  const user = useSignedIn();
  if (user && sellsAtCounter(user.role)) return null;
  return <p className="small soft measure">{t('detailsKept')}</p>;
}

/** Whoever has an account need not write again what it knows. */
function SignInHint() {
  const t = useText('checkout');
  const { market } = useShop();
  const { pathname } = useLocation();
  if (useSignedIn() !== null) return null;
  return (
    <p className="small">
      {t('haveAccount')}{' '}
      <Link to={loginAddress(accountPaths(market).login, pathname)}>{t('signIn')}</Link>
    </p>
  );
}
