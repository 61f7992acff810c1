import type { TypedAddress } from './address-fields.tsx';

/**
 * What of an address was typed anew; the rest is left out and stays as it was. The shop tells a name as one text, so that
 * its two halves are sent together or not at all.
 */
export function changedAddress(before: TypedAddress, after: TypedAddress): TypedAddress {
  // The names of a record's own entries.
  const names = Object.keys(after) as (keyof TypedAddress)[];
  const isOther = (name: keyof TypedAddress) => (after[name] ?? '') !== (before[name] ?? '');
  const isOtherName = isOther('firstName') || isOther('lastName');
  const isHalf = (name: keyof TypedAddress) => name === 'firstName' || name === 'lastName';
  const changed = names.filter((name) => (isHalf(name) ? isOtherName : isOther(name)));
  return Object.fromEntries(changed.map((name) => [name, after[name] ?? '']));
}
