import type { Option, PackageChange } from './package-query.ts';

/**
 * What to ask for so that an option is chosen, or no longer is. Of each kind one is chosen at most,
 * and each kind has its own name on the wire. Accessories are no options.
 */
export function optionChange({ kind, id, code, months, isChosen }: Option): PackageChange {
  const isWanted = !isChosen;
  switch (kind) {
    case 'insurance':
      return { selectedInsuranceIds: isWanted ? [id] : [] };
    case 'screen_protection':
      return { screenProtectionId: isWanted ? id : null };
    case 'extended_warranty':
      return { warrantyMonthValue: isWanted ? months : null };
    case 'prolonged_warranty':
      return { prolongWarrantyCode: isWanted ? code : null };
    case 'accessory':
      return {};
  }
}
