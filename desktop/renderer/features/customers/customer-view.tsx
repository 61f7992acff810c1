import { useEffect, useRef } from 'react';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { MaskedContact } from '../../ui/masked-contact/masked-contact.tsx';
import { usePermission } from '../../lib/use-permission.ts';
import { CompanyTerms } from './company-terms.tsx';
import { CustomerAccount } from './customer-account.tsx';
import { CustomerNotes } from './customer-notes.tsx';
import { CustomerPrivacy } from './customer-privacy.tsx';
import { CustomerSections } from './customer-sections.tsx';
import type { Customer } from './customers.ts';

/** One customer: how they are reached and what was said at the left, what they have here beside it. */
export function CustomerView({ customer }: { readonly customer: Customer }) {
  const t = usePhrases('customers');
  const mayTerms = usePermission('customers.terms');
  const heading = useRef<HTMLHeadingElement>(null);
  // Who was opened by Enter is read out, and the next Tab goes on from there.
  useEffect(() => heading.current?.focus(), []);
  const facts = [customer.eMail, customer.phone].filter((fact) => fact !== '');
  return (
    <article className="customer" aria-labelledby="customer-name">
      <header className="customer-head">
        <h2 id="customer-name" ref={heading} tabIndex={-1}>
          {customer.name || t('nameless')}
        </h2>
        <p className="soft">{facts.join(' · ')}</p>
      </header>
      <div className="customer-side">
        <CustomerNotes customer={customer} />
        <Contacts customer={customer} />
        <CustomerAccount customer={customer} />
        {mayTerms && customer.account?.kind === 'business' && (
          <CompanyTerms customerKey={customer.key} />
        )}
        <CustomerPrivacy customerKey={customer.key} />
      </div>
      <CustomerSections customer={customer} />
    </article>
  );
}

function Contacts({ customer: { contacts } }: { readonly customer: Customer }) {
  const t = usePhrases('customers');
  if (contacts.length === 0) return null;
  return (
    <section>
      <h3>{t('contact')}</h3>
      {contacts.map(({ thing, id, fields, reveals }) => (
        <div key={thing}>
          <h4>{t(`contact_${thing}`)}</h4>
          <MaskedContact thing={thing} id={id} contact={fields} reveals={reveals} />
        </div>
      ))}
    </section>
  );
}
