import { isAnswerable } from '#core/orders/replacement.ts';
import { salePaths } from '#core/paths/sale-paths.ts';
import * as cs from '#core/phrases/cs/replacement-mail.ts';
import * as ro from '#core/phrases/ro/replacement-mail.ts';
import { formatMoney } from '#core/shared/money.ts';
import { partIdOf } from '../../orders/mails/mail-subject.ts';
import { detailText } from '../../orders/order-words.ts';
import { fillText } from '../../platform/mail/fill-text.ts';
import { layOut } from '../../platform/mail/mail-layout.ts';
import type { ComposeMail } from '../../platform/mail/mail-kinds.ts';
import { codeOfOffer, offerById, type OfferRow } from './offer-row.ts';

export const replacementMailKind = 'order-replacement';

const phrases = { cs: cs.replacementMail, ro: ro.replacementMail };

/** Asks whether another colour or grade may go instead; the link opens the page where it is answered. */
export const composeReplacement: ComposeMail = async (
  { language, subjectKey },
  { environment, knex, market, now },
) => {
  const offer = await offerById(knex, partIdOf(subjectKey), language);
  if (!offer || !isAnswerable(offer, now())) return null;
  const words = phrases[language];
  const { timeZone } = market;
  const until = offer.expiresAt.toLocaleString(language, {
    timeZone,
    dateStyle: 'long',
    timeStyle: 'short',
  });
  const amount = formatMoney(offer.refund, market.code);
  const values = { number: offer.orderNumber, until, amount };
  const money = offer.refund === 0 ? words.same : offer.isPaid ? words.back : words.less;
  const named = ({ condition, grade, name }: OfferRow['to']) =>
    [`${String(offer.quantity)} ×`, name, detailText({ condition, grade }, language)]
      .filter((text) => text !== '')
      .join(' ');
  const path = salePaths(market.code).replacement(await codeOfOffer(knex, offer.id));
  return layOut({
    language,
    subject: fillText(words.subject, values),
    heading: words.heading,
    greeting: words.greeting,
    paragraphs: [...words.paragraphs, money, words.silence].map((text) => fillText(text, values)),
    facts: [
      [words.missing, named(offer.from)],
      [words.instead, named(offer.to)],
    ],
    groups: [],
    buttons: [{ label: words.button, url: environment.publicUrl + path }],
    signature: words.signature,
    footer: words.automatic,
  });
};
