import type { CustomerKey } from './customer-key.ts';

/** A thing that bears what was looked for. */
export interface FoundThing extends CustomerKey {
  readonly eMail: string;
  readonly name: string;
  readonly phone: string;
  readonly at: Date;
}

export interface FoundCustomer extends FoundThing {
  readonly hasAccount: boolean;
}

/**
 * People of the things that were found, each once: whose e-mail is exactly the one that was typed comes first, then
 * who was here last. An account names its person for as long as it is; what is newest does otherwise.
 */
export function groupFound(
  things: readonly FoundThing[],
  exactMail: string | null,
): readonly FoundCustomer[] {
  const people = new Map<string, FoundThing[]>();
  for (const thing of things) {
    people.set(thing.eMail, [...(people.get(thing.eMail) ?? []), thing]);
  }
  return [...people.values()]
    .flatMap((theirs) => personOf(theirs))
    .toSorted(
      (a, b) =>
        Number(b.eMail === exactMail) - Number(a.eMail === exactMail) ||
        b.at.getTime() - a.at.getTime() ||
        a.eMail.localeCompare(b.eMail),
    );
}

function personOf(things: readonly FoundThing[]): FoundCustomer[] {
  const sorted = things.toSorted((a, b) => b.at.getTime() - a.at.getTime());
  const [newest] = sorted;
  if (!newest) return [];
  const account = things.find(({ thing }) => thing === 'account');
  const said = (field: 'name' | 'phone'): string =>
    sorted.map((thing) => thing[field].trim()).find((text) => text !== '') ?? '';
  return [
    {
      ...(account ?? newest),
      name: said('name'),
      phone: said('phone'),
      at: newest.at,
      hasAccount: account !== undefined,
    },
  ];
}
