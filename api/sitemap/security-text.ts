const validDays = 180;
const dayMs = 86_400_000;

interface Reporting {
  readonly publicUrl: string;
  /** The company's own address, as its papers name it. */
  readonly eMail: string;
  readonly now: Date;
}

/** Where somebody who found a weakness says so (RFC 9116). It is made anew, so that it never ends while the shop is there. */
export const securityText = ({ publicUrl, eMail, now }: Reporting): string =>
  [
    `Contact: mailto:${eMail}`,
    `Expires: ${new Date(now.getTime() + validDays * dayMs).toISOString()}`,
    'Preferred-Languages: cs, ro, en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
