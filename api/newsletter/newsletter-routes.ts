import { maskEmail, type SubscriberStatus } from '#core/newsletter/subscribe.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { askForNews, type SubscriberRow } from './ask-for-news.ts';

const toReply = ({ status, e_mail }: SubscriberRow) => ({ status, eMail: maskEmail(e_mail) });

/** Asking for news, and what the links of its mails lead to. */
export function newsletterRoutes(deps: Dependencies): BoundRoute[] {
  const { knex } = deps;

  const add = bind('news-add-subscriber', async ({ body }, { language, now }) => {
    // Programs that fill in every field are told that all went well.
    if (body.website === '') {
      await knex.transaction((trx) => askForNews(trx, deps, body.eMail, language, now));
    }
    return undefined;
  });

  const one = bind('news-subscriber', async ({ params: { code } }) => {
    const row = await knex<SubscriberRow>('subscribers').where({ code }).first();
    if (!row) throw new Refusal(404, 'not_found');
    return toReply(row);
  });

  const move = (code: string, status: SubscriberStatus, now: Date) =>
    knex.transaction(async (trx) => {
      const row = await trx<SubscriberRow>('subscribers').where({ code }).forUpdate().first();
      if (!row) throw new Refusal(404, 'not_found');
      if (row.status === status) return toReply(row);
      await trx('subscribers').where('id', row.id).update({ status, changed_at: now });
      return toReply({ ...row, status });
    });

  const confirm = bind('news-subscriber-confirm', ({ params }, { now }) =>
    move(params.code, 'confirmed', now),
  );
  const remove = bind('news-subscriber-remove', ({ params }, { now }) =>
    move(params.code, 'unsubscribed', now),
  );
  return [add, one, confirm, remove];
}
