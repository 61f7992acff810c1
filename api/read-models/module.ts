import { defineModule } from '../platform/modules/define-module.ts';
import { refreshCardsJob } from './families-changed.ts';
import { refreshDueCards } from './refresh-due-cards.ts';
import { refreshOfferedCards } from './refresh-offered-cards.ts';

export const readModels = defineModule({
  jobs: [refreshDueCards, refreshOfferedCards, refreshCardsJob],
});
