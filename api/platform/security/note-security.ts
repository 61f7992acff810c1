import { isExport, refusalKind } from '#core/security/noted-calls.ts';
import type { Dependencies } from '../dependencies.ts';
import type { CallMiddleware } from '../http/app-context.ts';
import { Refusal } from '../http/refusal.ts';
import { eventBufferOf } from './event-buffer.ts';
import { securityEventRow } from './record-event.ts';

/** Puts refusals of rights and answers that take data away on record, apart from the request. */
export const noteSecurity = (deps: Dependencies): CallMiddleware => {
  const buffer = eventBufferOf(deps);
  return async ({ state }, next) => {
    const { key } = state.call.route;
    try {
      await next();
    } catch (error) {
      const kind = error instanceof Refusal ? refusalKind(error.status, error.phrase) : null;
      if (kind) buffer.add(securityEventRow(deps, state.context, { kind, subject: key }));
      throw error;
    }
    const { limit } = state.call.query;
    if (state.context.user && isExport(key, typeof limit === 'string' ? limit : null)) {
      buffer.add(securityEventRow(deps, state.context, { kind: 'exported', subject: key }));
    }
  };
};
