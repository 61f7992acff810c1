import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkChain, emptyChain, joinChain, type ChainLink } from './audit-chain.ts';

/** Stands for a keyed hash: another text is another value. */
const hash = (text: string) => `#${text}#`;
const records = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    source: 'event' as const,
    sourceId: at + 1,
    content: `content-${String(at)}`,
  }));
const check = (
  links: readonly ChainLink[],
  now = (link: ChainLink): string | null => link.content,
) =>
  checkChain(
    emptyChain,
    links.map((link) => ({ link, now: now(link) })),
    hash,
  );

it('joins each record to the one before, also over batches', () => {
  const first = joinChain(emptyChain, records(2), hash);
  const head = first.at(-1) ?? emptyChain;
  const second = joinChain(head, records(1), hash);
  expect(second[0]).toMatchObject({ sequence: 3, previous: head.hash });
  expect(check([...first, ...second]).broken).toBeNull();
});

it('names the first link whose record was changed or taken away', () => {
  const links = joinChain(emptyChain, records(5), hash);
  expect(check(links, ({ sequence, content }) => (sequence < 4 ? content : 'x')).broken).toEqual({
    sequence: 4,
    reason: 'content',
  });
  expect(check(links, ({ sequence, content }) => (sequence === 2 ? null : content)).broken).toEqual(
    {
      sequence: 2,
      reason: 'missing',
    },
  );
});

it('finds any one link that was changed, dropped or put elsewhere', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 12 }),
      fc.nat(),
      fc.constantFrom(...tampers),
      (count, seed, tamper) => {
        const links = joinChain(emptyChain, records(count), hash);
        // The last link may be cut off unseen; whoever keeps a head sees that too.
        const at = seed % (count - 1);
        expect(check(tamper(links, at)).broken?.sequence).toBe(at + 1);
      },
    ),
  );
});

const tampers = [
  (links: readonly ChainLink[], at: number) => links.filter((_, index) => index !== at),
  (links: readonly ChainLink[], at: number) =>
    links.map((link, index) => (index === at ? { ...link, sourceId: 99 } : link)),
  (links: readonly ChainLink[], at: number) =>
    links.map((link, index) => (index === at ? { ...link, hash: '0' } : link)),
  (links: readonly ChainLink[], at: number) => {
    const [one, other] = [links[at], links[at + 1]];
    return links.map(
      (link, index) => (index === at ? other : index === at + 1 ? one : link) ?? link,
    );
  },
];
