import type { ReactNode } from 'react';
import './contact-address.css';

interface ContactAddressProps {
  readonly place: {
    readonly street: string;
    readonly postcode: string;
    readonly city: string;
    readonly phone: string;
    readonly eMail?: string;
  };
  /** What a reader hears before the number and before the address for mails. */
  readonly labels: { readonly phone: string; readonly email?: string };
  /** Between the street and the number, such as a map. */
  readonly way?: ReactNode;
  readonly children?: ReactNode;
}

/** Where a place of the shop is and how it is reached. */
export function ContactAddress({ place, labels, way, children }: ContactAddressProps) {
  const { street, postcode, city, phone, eMail } = place;
  return (
    <address className="contact-address">
      <p>
        {street}
        <br />
        {postcode} {city}
      </p>
      {way}
      <p>
        <a href={`tel:${phone.replace(/\s/g, '')}`}>
          <span className="visually-hidden">{labels.phone} </span>
          {phone}
        </a>
        {eMail !== undefined && (
          <>
            <br />
            <a href={`mailto:${eMail}`}>
              <span className="visually-hidden">{labels.email} </span>
              {eMail}
            </a>
          </>
        )}
      </p>
      {children}
    </address>
  );
}
