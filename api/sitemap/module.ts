import { defineModule } from '../platform/modules/define-module.ts';
import { answerSitemaps } from './answer-sitemaps.ts';

export const sitemap = defineModule({
  middleware: answerSitemaps,
});
