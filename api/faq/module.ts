import { dropping } from '../platform/changes/follow-up.ts';
import { defineModule } from '../platform/modules/define-module.ts';
import { faqRoutes } from './faq-routes.ts';

export const faq = defineModule({
  routes: faqRoutes,
  followUps: {
    faq_groups: dropping('faq'),
    faq_questions: dropping('faq'),
  },
});
