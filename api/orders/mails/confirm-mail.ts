import { salePaths } from '#core/paths/sale-paths.ts';
import * as cs from '#core/phrases/cs/order-confirm-mail.ts';
import * as ro from '#core/phrases/ro/order-confirm-mail.ts';
import { fillText } from '../../platform/mail/fill-text.ts';
import { layOut } from '../../platform/mail/mail-layout.ts';
import type { ComposeMail } from '../../platform/mail/mail-kinds.ts';
import { digitsOf } from '../mailed-code.ts';
import { OrderModel } from '../order-model.ts';
import { isMailAwaited } from '../order-view.ts';
import { orderIdOf } from './mail-subject.ts';

const phrases = { cs: cs.orderConfirmMail, ro: ro.orderConfirmMail };

/** Asks for the confirmation of an order's address, by its code or by the link that brings it along. */
export const composeConfirm: ComposeMail = async (
  { id, subjectKey, language },
  { knex, cipher, market, environment },
) => {
  const order = await OrderModel.query(knex).findById(orderIdOf(subjectKey));
  if (!order || order.eMail === null || order.releaseAt === null || !isMailAwaited(order))
    return null;
  const words = phrases[language];
  const { timeZone } = market;
  const until = order.releaseAt.toLocaleTimeString(language, { timeZone, timeStyle: 'short' });
  const values = { number: order.number, until };
  const digits = digitsOf(cipher, id);
  // Behind the hash it reaches no server and no log.
  const url = `${environment.publicUrl}${salePaths(market.code).order(order.code)}#code=${digits}`;
  return layOut({
    language,
    subject: fillText(words.subject, values),
    heading: words.heading,
    greeting: words.greeting,
    paragraphs: words.paragraphs.map((text) => fillText(text, values)),
    facts: [[words.code, digits]],
    groups: [],
    buttons: [{ label: words.button, url }],
    signature: words.signature,
    footer: words.automatic,
  });
};
