interface Period {
  readonly validFrom: string;
  /** Empty until the bonus is ended. */
  readonly validTo: string;
}

/** A bonus does not end before it begins. */
export const checkPeriod = ({
  validFrom,
  validTo,
}: Period): { readonly validTo?: 'invalid_value' } =>
  validTo === '' || validFrom <= validTo ? {} : { validTo: 'invalid_value' };
