import type { Language } from '#core/market/market.ts';
import type { Role } from '#core/permissions/roles.ts';
import { client } from '../../lib/client.ts';

export interface StaffAccount {
  /** 0 of an account that is not stored yet. */
  readonly id: number;
  readonly version: number;
  readonly name: string;
  readonly eMail: string;
  readonly role: Role;
  readonly language: Language;
  readonly isActive: boolean;
  /** Slug of the store at whose counter they work; empty reaches all. */
  readonly store: string;
  readonly hasSecondFactor: boolean;
}

export const newAccount: StaffAccount = {
  id: 0,
  version: 0,
  name: '',
  eMail: '',
  role: 'picker',
  language: 'cs',
  isActive: true,
  store: '',
  hasSecondFactor: false,
};

/** Stores at one of which somebody may work. */
export const storesQuery = {
  queryKey: ['staff-stores'],
  queryFn: async ({ signal }: { readonly signal: AbortSignal }) =>
    (await client.get('stores', {}, { signal })).stores,
};
