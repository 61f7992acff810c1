import type { Dependencies } from '../dependencies.ts';
import type { CallMiddleware } from './app-context.ts';
import { runRoute } from './run-route.ts';

/** Runs the handler of a call with its input parsed; the end of the line. */
export const runHandler =
  (deps: Dependencies): CallMiddleware =>
  async ({ state }) => {
    state.reply = await runRoute(deps, state.call.route, state.input, state.context);
  };
