import { useEffect, type RefObject } from 'react';
import { fillForm } from '../../lib/fill-form.ts';
import { useOwner, type Profile, type SavedAddress } from '../../lib/owner.ts';
import { keptDetails } from './details-memory.ts';
import type { Details } from './details-fields.ts';

/** Fills the form with what was typed before and what the account knows; answers saved addresses. */
export function usePrefill(form: RefObject<HTMLFormElement | null>): readonly SavedAddress[] {
  const data = useOwner();
  useEffect(() => {
    if (form.current) fillForm(form.current, keptDetails(), true);
  }, [form]);
  useEffect(() => {
    if (!data || !form.current) return;
    const billing = data.addresses.find(({ kind, isDefault }) => kind === 'billing' && isDefault);
    fillForm(form.current, profileDetails(data.profile), false);
    if (billing) fillForm(form.current, billingDetails(billing), false);
  }, [data, form]);
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
