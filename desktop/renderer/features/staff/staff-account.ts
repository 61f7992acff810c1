import type { Language } from '#core/market/market.ts';
import type { Role } from '#core/permissions/roles.ts';

export interface StaffAccount {
  /** 0 of an account that is not stored yet. */
  readonly id: number;
  readonly version: number;
  readonly name: string;
  readonly eMail: string;
  readonly role: Role;
  readonly language: Language;
  readonly isActive: boolean;
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
  hasSecondFactor: false,
};
