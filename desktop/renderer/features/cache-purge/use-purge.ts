import type { PurgeTab } from '#core/cache-purge/remembered-tab.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { failureOf } from '../../lib/failures.ts';
import { notify } from '../../lib/notify.ts';
import { askSupervisor } from '../../lib/supervisor.ts';

/** What was filled in. */
interface PurgeForm {
  readonly url: string;
  readonly keys: string;
  readonly soft: boolean;
}

const bodyOf = (tab: PurgeTab, { url, keys, soft }: PurgeForm, approval: string | null) => {
  if (tab === 'full') return { mode: 'full', approval } as const;
  if (tab === 'url') return { mode: 'url', url, softPurge: soft } as const;
  const named = tab === 'key' ? keys.split(/\s+/).filter((key) => key !== '') : [];
  return { mode: 'key', keys: named, softPurge: soft } as const;
};

/** Sends a purge; everything takes a second person first. Says what became of it. */
export function usePurge() {
  const t = usePhrases('administration');
  return async (tab: PurgeTab, form: PurgeForm): Promise<void> => {
    const approval = tab === 'full' ? await askSupervisor('full_purge', 'cache') : null;
    if (tab === 'full' && approval === null) return;
    const reply = await client
      .post('cache-purge', { body: bodyOf(tab, form, approval) })
      .catch((error: unknown) => {
        if (!sayProblem(error)) throw error;
        return null;
      });
    if (reply === null) return;
    const count = reply.requests;
    notify('success', reply.cdn === 'none' ? t('purgedWithoutCdn') : t('purged', { count }));
    if (reply.cdn === 'sandbox') notify('info', t('sandboxCdn'));
  };
}

/** The CDN's own words go along with the API's. False where the refusal has none. */
function sayProblem(error: unknown): boolean {
  const { text, body } = failureOf(error);
  const problem: unknown = Reflect.get(Object(body), 'problem');
  if (typeof problem === 'string') notify('error', `${text}: ${problem}`);
  return typeof problem === 'string';
}
