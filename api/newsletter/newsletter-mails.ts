import { shopPaths } from '#core/paths/shop-paths.ts';
import { newsletterMail as cs } from '#core/phrases/cs/newsletter-mail.ts';
import { newsletterMail as ro } from '#core/phrases/ro/newsletter-mail.ts';
import { layOut } from '../platform/mail/mail-layout.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import type { ComposeMail, MailKinds, QueuedMail } from '../platform/mail/mail-kinds.ts';

const phrases = { cs, ro };

/** Address of the page that confirms and ends a subscription; null once it was forgotten. */
async function pageOf(deps: Dependencies, { subjectKey }: QueuedMail): Promise<string | null> {
  const id = Number(/^subscriber:(\d+):\d+$/.exec(subjectKey)?.[1]);
  const row: { code: string } | undefined = await deps
    .knex('subscribers')
    .where({ id })
    .first('code');
  if (!row) return null;
  return `${deps.environment.publicUrl}${shopPaths(deps.market.code).newsletter(row.code)}`;
}

const compose =
  (kind: 'confirm' | 'already'): ComposeMail =>
  async (mail, deps) => {
    const url = await pageOf(deps, mail);
    if (url === null) return null;
    const words = phrases[mail.language];
    return layOut({
      language: mail.language,
      subject: words[`${kind}Subject`],
      heading: words[`${kind}Heading`],
      greeting: words.greeting,
      paragraphs: [words[`${kind}1`], words[`${kind}2`]],
      facts: [],
      groups: [],
      buttons: [{ label: words[`${kind}Button`], url }],
      signature: words.signature,
      footer: words.footer,
    });
  };

export const newsletterMailKinds: MailKinds = {
  'newsletter-confirm': compose('confirm'),
  'newsletter-already': compose('already'),
};
