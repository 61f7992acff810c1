import { maskEmail, type SubscriberStatus } from '#core/newsletter/subscribe.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { askForNews } from './ask-for-news.ts';
import { SubscriberModel } from './subscriber-model.ts';
import { subscriberRoutes } from './subscriber-routes.ts';

const toReply = ({ status, eMail }: SubscriberModel) => ({ status, eMail: maskEmail(eMail) });

/** Asking for news, and what the links of its mails lead to. */
export function newsletterRoutes(deps: Dependencies): BoundRoute[] {
  const { knex } = deps;

  const add = bind('news-add-subscriber', async ({ body }, { language, now }) => {
    // Programs that fill in every field are told that all went well.
    if (body.website === '') {
      const asked = { eMail: body.eMail, language, source: 'form' } as const;
      await knex.transaction((trx) => askForNews(trx, deps, asked, now));
    }
    return undefined;
  });

  const one = bind('news-subscriber', async ({ params: { code } }) => {
    const row = await SubscriberModel.query(knex).findOne({ code });
    if (!row) throw new Refusal(404, 'not_found');
    return toReply(row);
  });

  const move = (code: string, status: SubscriberStatus, now: Date) =>
    knex.transaction(async (trx) => {
      const row = await SubscriberModel.query(trx).findOne({ code }).forUpdate();
      if (!row) throw new Refusal(404, 'not_found');
      if (row.status === status) return toReply(row);
      await row.$query(trx).patch({
        status,
        changedAt: now,
        endedBy: null,
        // What somebody agreed to is still to be shown after they have left.
        ...(status === 'confirmed' && { consentAt: now }),
      });
      return toReply(row);
    });

  const confirm = bind('news-subscriber-confirm', ({ params }, { now }) =>
    move(params.code, 'confirmed', now),
  );
  const remove = bind('news-subscriber-remove', ({ params }, { now }) =>
    move(params.code, 'unsubscribed', now),
  );
  return [add, one, confirm, remove, ...subscriberRoutes(deps)];
}
