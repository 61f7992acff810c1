import type { MailContent } from './mail-kinds.ts';
import { htmlOf } from './mail-html.ts';
import type { MailParts } from './mail-parts.ts';

/** The mail in both forms. */
export const layOut = (parts: MailParts): MailContent => ({
  subject: parts.subject,
  html: htmlOf(parts),
  text: textOf(parts),
});

const textOf = (parts: MailParts): string =>
  [
    parts.heading,
    parts.greeting,
    ...parts.paragraphs,
    factLines(parts.facts),
    ...parts.groups.map(({ title, facts, text = '' }) => `${title}\n${text}${factLines(facts)}`),
    ...parts.buttons.map(({ label, url }) => `${label}:\n${url}`),
    parts.signature,
    `-- \n${parts.footer}`,
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');

const factLines = (facts: MailParts['facts']): string =>
  facts.map(([label, value]) => `${label}: ${value}`).join('\n');
