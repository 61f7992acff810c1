import { defineModule } from '../platform/modules/define-module.ts';
import { revealRoute } from './reveal-route.ts';

export const contacts = defineModule({ routes: (deps) => [revealRoute(deps)] });
