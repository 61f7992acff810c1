import { answersOf } from '#core/buyback/answers.ts';
import { useText } from '../../i18n/text.ts';
import { Card } from '../../ui/card.tsx';
import { GradeBadge } from '../../ui/grade-badge.tsx';
import { Facts } from './facts.tsx';
import type { StoredBuyback } from './thank-you-query.ts';

/** Keys of the masked data that mean something to their owner, in the order of the form. */
const ownerKeys = [
  'imei',
  'serialNumber',
  'firstName',
  'lastName',
  'eMail',
  'phoneNumber',
  'street',
  'city',
  'postcode',
  'personalIdentificationNumber',
  'identityCardNumber',
  'bankAccountFullNumber',
] as const;

const placeKeys = ['street', 'city', 'postcode'] as const;

type Masked = Readonly<Record<string, string>> | null;

/** The stored sale in words: device, answers and masked data. */
export function SaleSummary({ sale }: { readonly sale: StoredBuyback }) {
  const t = useText('thankYou');
  const { productModelChoice, productColorChoice, appraisalResult } = sale;
  const known = (data: Masked, keys: readonly (typeof ownerKeys)[number][]) =>
    keys.flatMap((key) => (data?.[key] ? [{ name: t(key), value: data[key] }] : []));
  const answers = answersOf(sale.deviceConditions);
  const answered = Object.entries(sale.deviceConditions).flatMap(([id, { name, choices }]) => {
    const choice = choices.find(({ value }) => value === answers[id]);
    return choice === undefined ? [] : [{ name, value: choice.label }];
  });
  const device = `${productModelChoice.label}, ${productColorChoice.label}`;
  return (
    <Card className="stack">
      <h2>{t('summaryTitle')}</h2>
      <p>
        <strong>{device}</strong>
      </p>
      {appraisalResult && (
        <p className="cluster">
          <span className="soft">{t('grade')}</span>
          <GradeBadge grade={appraisalResult.quality} />
        </p>
      )}
      <h3>{t('answersTitle')}</h3>
      <Facts facts={answered} />
      <h3>{t('dataTitle')}</h3>
      <p className="soft small">{t('dataHelp')}</p>
      <Facts facts={known(sale.customerData, ownerKeys)} />
      {sale.pickupAddress && (
        <>
          <h3>{t('pickupTitle')}</h3>
          <Facts facts={known(sale.pickupAddress, placeKeys)} />
        </>
      )}
    </Card>
  );
}
