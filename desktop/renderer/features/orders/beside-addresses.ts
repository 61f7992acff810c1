import type { Failure } from '../../lib/failures.ts';

/** What a refusal says of no field of an address; empty where every word of it stands at its field. */
export function besideAddresses({ fields, form, text }: Failure): string {
  const names = Object.keys(fields);
  const homeless = Object.entries(fields).flatMap(([name, message]) =>
    /^order(?:Billing|Delivery)Address\./u.test(name) ? [] : [message],
  );
  const said = [...form, ...homeless];
  if (said.length > 0) return said.join(' ');
  return names.length > 0 ? '' : text;
}
