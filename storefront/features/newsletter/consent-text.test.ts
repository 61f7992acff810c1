import { expect, it } from 'vitest';
import { consentText } from '#core/newsletter/consent.ts';
import { account as csAccount } from '../../i18n/cs/account.ts';
import { checkout as csCheckout } from '../../i18n/cs/checkout.ts';
import { newsletter as csNewsletter } from '../../i18n/cs/newsletter.ts';
import { signIn as csSignIn } from '../../i18n/cs/sign-in.ts';
import { account as roAccount } from '../../i18n/ro/account.ts';
import { checkout as roCheckout } from '../../i18n/ro/checkout.ts';
import { newsletter as roNewsletter } from '../../i18n/ro/newsletter.ts';
import { signIn as roSignIn } from '../../i18n/ro/sign-in.ts';

it('is a wording of its own: whoever changes one of these sentences names a new one', () => {
  expect({
    [consentText]: [
      [csNewsletter.label, csNewsletter.help, csNewsletter.confirm],
      [csCheckout.wantsNewsletter, csSignIn.wantsNews, csAccount.news],
      [roNewsletter.label, roNewsletter.help, roNewsletter.confirm],
      [roCheckout.wantsNewsletter, roSignIn.wantsNews, roAccount.news],
    ],
  }).toEqual({
    '2026-11': [
      [
        'Novinky e-mailem',
        'Nejvýš dvakrát do měsíce. Odhlásíte se jedním klepnutím.',
        'Potvrdit odběr',
      ],
      [
        'Posílejte mi novinky e-mailem. Odhlásit se můžu kdykoli.',
        'Chci dostávat novinky e-mailem. Odběr ještě potvrdím a kdykoli ho zruším.',
        'Posílejte mi novinky e-mailem',
      ],
      [
        'Noutăți pe e-mail',
        'Cel mult de două ori pe lună. Vă dezabonați cu o singură atingere.',
        'Confirm abonarea',
      ],
      [
        'Trimiteți-mi noutăți pe e-mail. Mă pot dezabona oricând.',
        'Doresc noutăți prin e-mail. Confirm separat abonarea și o pot anula oricând.',
        'Trimiteți-mi noutăți prin e-mail',
      ],
    ],
  });
});
