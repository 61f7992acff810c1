import type { Dependencies } from '../platform/dependencies.ts';

/** The mailbox where the shop reads what people write; by default the sender of its own mails. */
export function shopAddress({ environment }: Pick<Dependencies, 'environment'>): string {
  const { enquiriesMail, mailFrom, publicUrl } = environment;
  if (enquiriesMail !== undefined) return enquiriesMail;
  if (mailFrom === undefined) return `obchod@${new URL(publicUrl).hostname}`;
  return /<([^<>]+)>/.exec(mailFrom)?.[1] ?? mailFrom;
}
