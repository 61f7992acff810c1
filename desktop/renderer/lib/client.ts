import { createClient, type Client, type Send } from '#core/contract/client.ts';
import { createWire } from '#ui/wire.ts';
import { spokenLanguage } from '../i18n/use-phrases.ts';
import { abandonableFetch } from './abandonable-fetch.ts';
import { waitForPerson } from './gate.ts';
import { proveFirst } from './prove-again.ts';
import { returnFirst } from './return-first.ts';
import { session } from './session.ts';
import { untilAnswered } from './unanswered.ts';

/** The one path that is known beforehand; it answers all the others. */
const configPath = '/api/new/config/';

const wire = createWire({
  language: spokenLanguage,
  configPath,
  fetch: abandonableFetch((input, init) => fetch(input, init)),
});

const sendPresent = returnFirst(wire.send, (presence, path, signal) => {
  // Signing in and unlocking say themselves what was wrong.
  if (path.startsWith('/api/new/auth/')) return Promise.resolve(false);
  return waitForPerson(presence, signal);
});

const sendProved = proveFirst(sendPresent);

export const forgetToken = wire.forgetToken;

const send: Send = (request) => untilAnswered(request, () => sendProved(request));

/**
 * The API by the keys of its contract: `client.get('admin-buyback-list', { query })`. An ended or
 * locked session shows itself over the screen and the call goes on afterwards; everything else that
 * fails throws an ApiError or a NetworkError.
 */
export const client: Client = createClient(send, () => {
  const { config } = session.getState();
  return { config: configPath, ...config?.urls };
});
