import { useText } from '../i18n/text.ts';
import { useShop } from '../lib/shop.tsx';
import { Card } from './card.tsx';
import { QrPlace } from './qr-place.tsx';
import './parcel-label.css';

/**
 * What belongs on the parcel with a sold device: the shop's address and the number of the sale. Its secret code does not,
 * since whoever carries the parcel reads it. Nothing where the shop has not said where it is.
 */
export function ParcelLabel({ number }: { readonly number: number }) {
  const t = useText('parcel');
  const { company } = useShop().config;
  if (company.street === '') return null;
  return (
    <Card className="stack">
      <h2>{t('title')}</h2>
      <p className="not-printed">{t('text')}</p>
      <div className="parcel-label">
        <address>
          <strong>{company.name}</strong>
          <br />
          {company.street}
          <br />
          {company.postcode} {company.city}
          <br />
          {company.phone}
        </address>
        <div>
          <strong className="numbers">{t('number', { number: String(number) })}</strong>
          <QrPlace text={String(number)} label={t('qrLabel')} />
        </div>
      </div>
    </Card>
  );
}
