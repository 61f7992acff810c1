import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { hasUnknownPlace, editableMails, isEditableMail } from '#core/mails/mail-sentences.ts';
import { mailTexts } from '#core/mails/mail-text-resource.ts';
import type { Language } from '#core/market/market.ts';
import { words as cs } from '#core/phrases/cs/resources/mail-texts.ts';
import { words as ro } from '#core/phrases/ro/resources/mail-texts.ts';
import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { FieldRefusal } from '../platform/http/refusal.ts';
import { staffOf } from '../platform/http/signed-in.ts';
import { queueMail } from '../platform/mail/queue-mail.ts';
import type { ComposeMail } from '../platform/mail/mail-kinds.ts';
import { defineModule } from '../platform/modules/define-module.ts';
import { serve } from '../platform/resources/serve.ts';
import { aboutMail, sampleMail, usualSentences } from './sample-mail.ts';

const texts = [
  ['subjectCs', 'cs'],
  ['introCs', 'cs'],
  ['subjectRo', 'ro'],
  ['introRo', 'ro'],
] as const satisfies readonly (readonly [string, Language])[];

const served = serve(mailTexts, {
  said: { cs, ro },
  order: ['kind', 'id'],
  permit(_, _deps, row) {
    const kind = String(row['kind']);
    const wrong = texts.filter(([field, language]) => {
      const text = row[field];
      return (
        typeof text === 'string' &&
        isEditableMail(kind) &&
        hasUnknownPlace(text, usualSentences(kind, language))
      );
    });
    if (wrong.length === 0) return Promise.resolve();
    const refused = wrong.map(([field]) => [field, ['unknown_placeholder']] as const);
    return Promise.reject(new FieldRefusal(Object.fromEntries(refused)));
  },
});

const testKind = 'mail-text-test';
const testSubject = z.tuple([z.literal(testKind), z.enum(editableMails), z.string()]);

/** A mail with made-up values, of a subject key such as `mail-text-test:order-placed:…`. */
const composeTest: ComposeMail = ({ subjectKey, language }, deps) => {
  const [, kind] = testSubject.parse(subjectKey.split(':'));
  return sampleMail(deps, kind, language, dayInTimeZone(deps.now(), deps.market.timeZone));
};

const routes = (deps: Dependencies): BoundRoute[] => [
  bind('mail-text-preview', async ({ query: { kind, language } }, { today }) => {
    const { subject, text } = await sampleMail(deps, kind, language, today);
    const row = await deps.knex('mail_texts').where({ kind, is_active: true }).first();
    const own = row && [row[`subject_${language}`], row[`intro_${language}`]];
    return {
      subject,
      text,
      ...aboutMail(kind, language),
      isOwn: own?.some((said) => said !== null) ?? false,
    };
  }),

  bind('mail-text-test', async ({ body: { kind, language } }, context) => {
    const { id } = staffOf(context);
    return deps.knex.transaction(async (trx) => {
      const me = await trx('users').where({ id }).first('e_mail');
      if (!me) throw new Error('who is signed in is not there');
      const recipient = me.e_mail;
      const subjectKey = `${testKind}:${kind}:${randomUUID()}`;
      await queueMail(trx, deps, { kind: testKind, subjectKey, language, recipient });
      return { recipient };
    });
  }),
];

/** Mails in the shop's own words: written, looked at and sent for a try. */
export const mailTextsModule = defineModule({
  routes,
  resources: [served],
  mails: { [testKind]: composeTest },
});
