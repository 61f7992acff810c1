import { codeMinutes } from '#core/orders/order-link.ts';
import * as cs from '#core/phrases/cs/order-code-mail.ts';
import * as ro from '#core/phrases/ro/order-code-mail.ts';
import { fillText } from '../../platform/mail/fill-text.ts';
import { layOut } from '../../platform/mail/mail-layout.ts';
import type { ComposeMail } from '../../platform/mail/mail-kinds.ts';
import { digitsOf } from '../mailed-code.ts';
import { OrderModel } from '../order-model.ts';
import { orderIdOf } from './mail-subject.ts';

const phrases = { cs: cs.orderCodeMail, ro: ro.orderCodeMail };

/** The code by which an order is opened; without a link, so that whoever reads it must have asked. */
export const composeCode: ComposeMail = async ({ id, subjectKey, language }, { knex, cipher }) => {
  const order = await OrderModel.query(knex).findById(orderIdOf(subjectKey));
  if (!order || order.eMail === null) return null;
  const words = phrases[language];
  const values = { number: order.number, minutes: String(codeMinutes) };
  return layOut({
    language,
    subject: fillText(words.subject, values),
    heading: words.heading,
    greeting: words.greeting,
    paragraphs: words.paragraphs.map((text) => fillText(text, values)),
    facts: [[words.code, digitsOf(cipher, id)]],
    groups: [],
    buttons: [],
    signature: words.signature,
    footer: words.automatic,
  });
};
