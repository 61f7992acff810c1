import type { Dependencies } from '../dependencies.ts';

/** The mailbox of the shop itself: the sender of its mails, without a name. */
export function shopAddress({ environment }: Pick<Dependencies, 'environment'>): string {
  const { mailFrom, publicUrl } = environment;
  if (mailFrom === undefined) return `obchod@${new URL(publicUrl).hostname}`;
  return /<([^<>]+)>/.exec(mailFrom)?.[1] ?? mailFrom;
}
