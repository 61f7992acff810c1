import { useEffect, type RefObject } from 'react';
import { fillForm } from '../../lib/fill-form.ts';
import { useOwner, type Owner } from '../../lib/owner.ts';
import type { Announced } from './announce-fields.ts';

/** Fills the form with what the account of whoever is signed in knows; what was typed already stays. */
export function usePrefill(form: RefObject<HTMLFormElement | null>): void {
  const owner = useOwner();
  useEffect(() => {
    if (owner && form.current) fillForm(form.current, announcedBy(owner), false);
  }, [owner, form]);
}

function announcedBy({ profile, addresses }: Owner): Partial<Announced> {
  const billing = addresses.find(({ kind, isDefault }) => kind === 'billing' && isDefault);
  const { firstName, lastName, phone, company } = profile;
  const own = { firstName, lastName, phone, company, eMail: profile.eMail };
  if (!billing) return own;
  const { street, city, district, postcode, country } = billing;
  return { ...own, street, city, district, postcode, country };
}
