import { bindWords } from '#core/shared/bind-words.ts';
import { escapeHtml } from './escape-html.ts';
import type { MailParts } from './mail-parts.ts';

const light = {
  paper: '#f8f6f1',
  surface: '#ffffff',
  line: '#e2dfd7',
  ink: '#1a2433',
  soft: '#566070',
  accent: '#005a69',
  onAccent: '#ffffff',
};
const dark: typeof light = {
  paper: '#0f141b',
  surface: '#1a212b',
  line: '#39424f',
  ink: '#f1efe9',
  soft: '#b4bac3',
  accent: '#74d1df',
  onAccent: '#0b2129',
};
const font = "font-family:Manrope,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Programs that know dark mails take these over the inline colours; the others ignore them. */
const darkStyle = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.paper{background:${dark.paper}!important}.card{background:${dark.surface}!important}
.ink{color:${dark.ink}!important}.soft{color:${dark.soft}!important}.brand{color:${dark.accent}!important}
.line{border-color:${dark.line}!important}
.button{background:${dark.accent}!important;border-color:${dark.accent}!important;color:${dark.onAccent}!important}
.quiet{color:${dark.ink}!important;border-color:${dark.soft}!important}}
@media (max-width:480px){.inner{padding:24px 20px!important}.button,.quiet{display:block!important;text-align:center!important}}`;

/** The mail for programs that show HTML: tables and inline styles, because most know little else. */
export function htmlOf(parts: MailParts): string {
  const say = (text: string) => escapeHtml(bindWords(text, parts.language));
  const heading = (level: 1 | 2, text: string, style: string) =>
    `<h${String(level)} class="ink" style="${style};color:${light.ink}">${say(text)}</h${String(level)}>`;
  const paragraph = (text: string) =>
    `<p class="ink" style="margin:0 0 16px;font-size:16px;line-height:24px;color:${light.ink}">${say(text)}</p>`;
  const group = ({ title, facts, text }: MailParts['groups'][number]) =>
    [
      heading(2, title, 'margin:24px 0 4px;font-size:16px;line-height:24px'),
      text === undefined ? '' : paragraph(text),
      factsTable(facts, say),
    ].join('');
  const body = [
    heading(1, parts.heading, 'margin:0 0 16px;font-size:24px;line-height:32px'),
    ...[parts.greeting, ...parts.paragraphs].map(paragraph),
    factsTable(parts.facts, say),
    ...parts.groups.map(group),
    ...parts.buttons.map((button) => buttonHtml(button, say)),
    `<p class="ink" style="margin:24px 0 0;font-size:16px;line-height:24px;color:${light.ink}">${say(parts.signature)}</p>`,
  ];
  return frame(parts, body.join('\n'), say(parts.footer));
}

const frame = ({ language, subject }: MailParts, body: string, footer: string): string =>
  `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title><style>${darkStyle}</style></head>
<body class="paper" style="margin:0;padding:0;background:${light.paper}">
<table class="paper" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${light.paper}"><tr><td align="center" style="padding:24px 12px">
<table class="card" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:${light.surface};border-radius:12px;text-align:left;${font}">
<tr><td class="inner" style="padding:32px">
<p class="brand" style="margin:0 0 24px;font-size:20px;font-weight:800;color:${light.accent}">Obměna</p>
${body}
</td></tr></table>
<p class="soft" style="max-width:560px;margin:16px auto 0;font-size:14px;line-height:20px;color:${light.soft};${font}">${footer}</p>
</td></tr></table>
</body>
</html>
`;

function factsTable(facts: MailParts['facts'], say: (text: string) => string): string {
  if (facts.length === 0) return '';
  const cell = `padding:8px 0;border-top:1px solid ${light.line};vertical-align:top;line-height:24px`;
  const rows = facts.map(
    ([label, value]) =>
      `<tr><td class="soft line" width="40%" style="${cell};padding-right:16px;font-size:14px;color:${light.soft}">${say(label)}</td>` +
      `<td class="ink line" style="${cell};font-size:16px;font-weight:600;word-break:break-word;color:${light.ink}">${say(value)}</td></tr>`,
  );
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 16px;${font}">\n${rows.join('\n')}\n</table>`;
}

function buttonHtml(
  { label, url, quiet = false }: MailParts['buttons'][number],
  say: (text: string) => string,
): string {
  const look = quiet
    ? `color:${light.ink};border:1px solid ${light.soft}`
    : `color:${light.onAccent};background:${light.accent};border:1px solid ${light.accent}`;
  return `<p style="margin:12px 0"><a class="${quiet ? 'quiet' : 'button'}" href="${escapeHtml(url)}" style="display:inline-block;padding:13px 24px;border-radius:6px;font-size:16px;line-height:20px;font-weight:700;text-decoration:none;${look}">${say(label)}</a></p>`;
}
