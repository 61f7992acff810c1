import { useQuery } from '@tanstack/react-query';
import { useEffect, type RefObject } from 'react';
import { fillForm } from '../../lib/fill-form.ts';
import { useClient } from '../../lib/shop.tsx';
import { useOwner, type Profile, type SavedAddress } from '../../lib/owner.ts';
import { draftQuery } from './details-draft.ts';
import { keptDetails } from './details-memory.ts';
import type { Details } from './details-fields.ts';

/**
 * Fills the form with what was typed before, in this page or on another device, and with what the account knows; answers
 * saved addresses. What was typed by hand is asked before what the account says.
 */
export function usePrefill(form: RefObject<HTMLFormElement | null>): readonly SavedAddress[] {
  const data = useOwner();
  const client = useClient();
  const { data: draft, isPending } = useQuery(draftQuery(client));
  useEffect(() => {
    if (form.current) fillForm(form.current, keptDetails(), true);
  }, [form]);
  useEffect(() => {
    // What this page still knows is newer than what was kept.
    if (draft && form.current && keptDetails().country === undefined) {
      fillForm(form.current, draft, false);
    }
  }, [draft, form]);
  useEffect(() => {
    if (!data || isPending || !form.current) return;
    const billing = data.addresses.find(({ kind, isDefault }) => kind === 'billing' && isDefault);
    const known = { ...profileDetails(data.profile), ...(billing && billingDetails(billing)) };
    // A box and a country always say something, so they are left as they were typed.
    const { country, isCompany, ...texts } = known;
    fillForm(form.current, draft ? texts : { ...texts, country, isCompany }, false);
  }, [data, draft, isPending, form]);
  return data?.addresses ?? [];
}

const profileDetails = (profile: Profile): Partial<Details> => ({
  firstName: profile.firstName,
  lastName: profile.lastName,
  phoneNumber: profile.phone,
  eMail: profile.eMail,
  company: profile.company,
  registrationNumber: profile.registrationNumber,
  vatNumber: profile.vatNumber,
  isCompany: profile.role === 'business' && profile.company !== '' ? 'on' : '',
});

/** A saved address as the fields of the bill have it. */
export const billingDetails = (address: SavedAddress): Partial<Details> => ({
  firstName: address.firstName,
  lastName: address.lastName,
  street: address.street,
  city: address.city,
  district: address.district,
  postcode: address.postcode,
  country: address.country,
  phoneNumber: address.phone,
  ...(address.company === '' ? {} : { company: address.company }),
});

/** A saved address as the fields of the parcel have it. */
export const deliveryDetails = (address: SavedAddress): Partial<Details> => ({
  altFirstName: address.firstName,
  altLastName: address.lastName,
  altCompany: address.company,
  altStreet: address.street,
  altCity: address.city,
  altDistrict: address.district,
  altPostcode: address.postcode,
  altCountry: address.country,
  altPhoneNumber: address.phone,
});
