import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { createCaptcha } from '../outside/captcha/create-captcha.ts';
import { sendEnquiry } from './send-enquiry.ts';
import { staffRoutes } from './staff-routes.ts';

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

  return [settings, contact, specialOffer, ...staffRoutes(deps)];
}
