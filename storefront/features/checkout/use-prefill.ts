import { useQuery } from '@tanstack/react-query';
import { useEffect, type RefObject } from 'react';
import type { Client } from '#core/contract/client.ts';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { loadSignedIn, useSignedIn } from '../../lib/signed-in.ts';
import { useClient } from '../../lib/shop.tsx';
import { keptDetails } from './details-memory.ts';
import type { Details } from './details-fields.ts';
import { fillDetails } from './fill-details.ts';

type Profile = Reply<Endpoints['user-profile']>;
export type SavedAddress = Reply<Endpoints['user-addresses']>['addresses'][number];

/** Personal data and addresses of who is signed in; kept no longer than the page. */
const loadOwner = async (client: Client) => {
  const [profile, { addresses }] = await Promise.all([
    client.get('user-profile', {}),
    client.get('user-addresses', {}),
  ]);
  return { profile, addresses };
};

/** Fills the form with what was typed before and what the account knows; answers saved addresses. */
export function usePrefill(form: RefObject<HTMLFormElement | null>): readonly SavedAddress[] {
  const client = useClient();
  const user = useSignedIn();
  useEffect(() => {
    // Without an answer the form is simply filled in by hand.
    loadSignedIn(client).catch(() => undefined);
    if (form.current) fillDetails(form.current, keptDetails(), true);
  }, [client, form]);
  const { data } = useQuery({
    queryKey: ['checkout', 'owner', user?.id],
    queryFn: () => loadOwner(client),
    enabled: Boolean(user),
    gcTime: 0,
  });
  useEffect(() => {
    if (!data || !form.current) return;
    const billing = data.addresses.find(({ kind, isDefault }) => kind === 'billing' && isDefault);
    fillDetails(form.current, profileDetails(data.profile), false);
    if (billing) fillDetails(form.current, billingDetails(billing), false);
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
