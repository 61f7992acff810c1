import { maskContact } from '#core/contacts/contact-sight.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { createCaptcha } from '../outside/captcha/create-captcha.ts';
import { EnquiryModel, type EnquiryContent } from './enquiry-model.ts';
import { sendEnquiry } from './send-enquiry.ts';

/** The contact and the special-offer form, and what staff read of them. */
export function enquiryRoutes(deps: Dependencies): BoundRoute[] {
  const captcha = createCaptcha(deps);

  const settings = bind('captcha-settings', (_, { tag }) => {
    tag('captcha');
    return Promise.resolve({ provider: captcha.provider, siteKey: captcha.siteKey });
  });

  const contact = bind('enquiry-contact', ({ body }, context) =>
    sendEnquiry(deps, captcha, 'contact', body, context),
  );

  const specialOffer = bind('enquiry-special-offer', ({ body }, context) =>
    sendEnquiry(deps, captcha, 'special_offer', body, context),
  );

  const list = bind('admin-enquiry-list', async ({ query: { kind, offset, limit } }) => {
    const asked = EnquiryModel.query(deps.reads);
    if (kind) void asked.where({ kind });
    const count = await asked.clone().resultSize();
    const rows = await asked
      .orderBy([
        { column: 'created_at', order: 'desc' },
        { column: 'id', order: 'desc' },
      ])
      .offset(offset)
      .limit(limit);
    const results = rows.map(({ id, language, content, eMail, createdAt, ...row }) => ({
      id,
      kind: row.kind,
      language,
      content: content && maskedContent(content),
      eMail: eMail && maskContact('e_mail', eMail),
      createdAt: createdAt.toISOString(),
    }));
    return { count, results };
  });

  return [settings, contact, specialOffer, list];
}

/** What was typed, with the contact masked; the mail to the shop has it in clear for whoever answers. */
function maskedContent(content: EnquiryContent): Record<string, string | number> {
  const { eMail, phone, ...rest } = content;
  return {
    ...rest,
    ...(eMail !== undefined && { eMail: maskContact('e_mail', String(eMail)) }),
    ...(phone !== undefined && { phone: maskContact('phone_number', String(phone)) }),
  };
}
