import { maskIdentity } from '#core/identity/mask-identity.ts';
import type { SellForm } from '#core/buyback/sell-form.ts';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useSellLabels } from './sell-labels.ts';
import { useCountries } from '../../lib/use-countries.ts';

interface SellerSummaryProps {
  readonly form: SellForm;
  readonly onEdit: () => void;
}

const joined = (parts: readonly string[], by = ' '): string =>
  parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(by);

/** The mask without the length of the number; an IBAN's would not fit on a phone. */
const masked = (value: string): string => maskIdentity(value).replace(/\*{4,}/, '****');

/** The account's last digits with its bank; people look over each other's shoulders. */
function maskedAccount({ bankAccountNumber, bankCode }: SellForm): string {
  const account = masked(bankAccountNumber.replace(/\s/g, ''));
  return bankCode === '' ? account : `${account}/${bankCode}`;
}

/** The seller's data as they will be sent; secrets show their last characters only. */
export function SellerSummary({ form, onEdit }: SellerSummaryProps) {
  const t = useText('sell');
  const label = useSellLabels();
  const countries = useCountries();
  const country = (code: string) => countries.find(({ value }) => value === code)?.label ?? code;
  const pickup = joined(
    [
      form.altStreet,
      joined([form.altPostcode, form.altCity || form.altLocation]),
      country(form.altCountry),
    ],
    ', ',
  );
  const address = joined(
    [form.street, joined([form.postcode, form.city]), country(form.country)],
    ', ',
  );
  const facts: readonly (readonly [string, string])[] = [
    [label('imei'), form.imei && masked(form.imei)],
    [label('serialNumber'), form.serialNumber && masked(form.serialNumber)],
    [t('name'), joined([form.titleBeforeName, form.firstName, form.lastName])],
    [label('email'), form.email],
    [label('phoneNumber'), form.phoneNumber],
    [t('address'), address],
    [t('pickup'), form.pickupAltAddress ? pickup : ''],
    [label('identityCardNumber'), masked(form.identityCardNumber)],
    [t('account'), maskedAccount(form)],
    [label('accountHolder'), form.accountHolder],
    [label('note'), form.note],
  ];
  return (
    <Card className="stack">
      <div className="sell-summary-head">
        <h4>{t('fillTitle')}</h4>
        <Button kind="quiet" onClick={onEdit}>
          {t('edit')}
        </Button>
      </div>
      <dl className="sell-facts">
        {facts
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </Card>
  );
}
