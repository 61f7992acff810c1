import type { Language } from '#core/market/market.ts';
import type { MailContent } from '../../mail/mail-kinds.ts';
import { escapeHtml } from './escape-html.ts';

/** What a mail says, as plain texts; the layout escapes them all. */
export interface MailParts {
  readonly language: Language;
  readonly subject: string;
  readonly heading: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly facts: readonly (readonly [label: string, value: string])[];
  /** Titled groups of facts, such as what an inspection found. */
  readonly groups: readonly {
    readonly title: string;
    readonly facts: readonly (readonly [label: string, value: string])[];
  }[];
  readonly buttons: readonly {
    readonly label: string;
    readonly url: string;
    readonly quiet?: boolean;
  }[];
  readonly signature: string;
  readonly footer: string;
}

const ink = '#1c1b1a';
const soft = '#6b6763';
const accent = '#0b5d4b';
const font = "font-family:Manrope,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const text = `margin:0 0 16px;font-size:16px;line-height:24px;color:${ink}`;

/** The mail in both forms; tables and inline styles, because mail programs know little else. */
export const layOut = (parts: MailParts): MailContent => ({
  subject: parts.subject,
  html: htmlOf(parts),
  text: textOf(parts),
});

const htmlOf = (parts: MailParts): string => `<!doctype html>
<html lang="${parts.language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(parts.subject)}</title></head>
<body style="margin:0;padding:0;background:#f6f4f1">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:16px;${font}">
<tr><td style="padding:32px">
<p style="margin:0 0 24px;font-size:18px;font-weight:700;color:${accent}">Obměna</p>
<h1 style="margin:0 0 16px;font-size:24px;line-height:32px;color:${ink}">${escapeHtml(parts.heading)}</h1>
${[parts.greeting, ...parts.paragraphs].map((line) => `<p style="${text}">${escapeHtml(line)}</p>`).join('\n')}
${factsTable(parts.facts)}
${parts.groups.map(({ title, facts }) => `<h2 style="margin:16px 0 8px;font-size:16px;line-height:24px;color:${ink}">${escapeHtml(title)}</h2>\n${factsTable(facts)}`).join('\n')}
${parts.buttons.map(buttonHtml).join('\n')}
<p style="margin:24px 0 0;font-size:16px;line-height:24px;color:${ink}">${escapeHtml(parts.signature)}</p>
</td></tr></table>
<p style="max-width:560px;margin:16px auto 0;font-size:13px;line-height:20px;color:${soft};${font}">${escapeHtml(parts.footer)}</p>
</td></tr></table>
</body>
</html>
`;

function factsTable(facts: MailParts['facts']): string {
  if (facts.length === 0) return '';
  const rows = facts.map(
    ([label, value]) =>
      `<tr><td style="padding:8px 16px 8px 0;font-size:14px;color:${soft};vertical-align:top">${escapeHtml(label)}</td>` +
      `<td style="padding:8px 0;font-size:16px;font-weight:600;color:${ink}">${escapeHtml(value)}</td></tr>`,
  );
  return `<table cellpadding="0" cellspacing="0" style="margin:0 0 16px">\n${rows.join('\n')}\n</table>`;
}

function buttonHtml({ label, url, quiet = false }: MailParts['buttons'][number]): string {
  const look = quiet
    ? `color:${ink};border:1px solid #cfcac4`
    : `color:#ffffff;background:${accent};border:1px solid ${accent}`;
  return `<p style="margin:8px 0"><a href="${escapeHtml(url)}" style="display:inline-block;padding:14px 24px;border-radius:12px;font-size:16px;font-weight:600;text-decoration:none;${look}">${escapeHtml(label)}</a></p>`;
}

const textOf = (parts: MailParts): string =>
  [
    parts.heading,
    parts.greeting,
    ...parts.paragraphs,
    factLines(parts.facts),
    ...parts.groups.map(({ title, facts }) => `${title}\n${factLines(facts)}`),
    ...parts.buttons.map(({ label, url }) => `${label}:\n${url}`),
    parts.signature,
    `-- \n${parts.footer}`,
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');

const factLines = (facts: MailParts['facts']): string =>
  facts.map(([label, value]) => `${label}: ${value}`).join('\n');
