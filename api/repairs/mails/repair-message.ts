import { shopPaths } from '#core/paths/shop-paths.ts';
import * as cs from '#core/phrases/cs/repair-mail.ts';
import * as ro from '#core/phrases/ro/repair-mail.ts';
import { fillTemplate } from '#core/service/message-template.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { layOut } from '../../platform/mail/mail-layout.ts';
import type { ComposeMail, MailContent, MailKinds } from '../../platform/mail/mail-kinds.ts';
import type { MailRequest } from '../../platform/mail/queue-mail.ts';
import { RepairModel } from '../repair-model.ts';
import { repairIdOf, repairSubject } from './mail-subject.ts';

const phrases = { cs, ro };
const kind = 'repair-message';

/** A message that somebody at the bench wrote; each is a mail of its own. */
export function mailOfMessage(
  { id, language, eMail }: RepairModel,
  messageId: number,
): MailRequest {
  if (eMail === null) throw new Error('nobody is written to about a repair that was forgotten');
  const subjectKey = `${repairSubject(id)}message:${String(messageId)}`;
  return { kind, subjectKey, language, recipient: eMail };
}

interface Written {
  readonly title: string;
  readonly text: string;
}

type About = Pick<RepairModel, 'number' | 'device' | 'language'> & {
  /** What opens the repair to its customer; where it is only looked at, something that opens nothing. */
  readonly code: string;
  readonly phone: string;
};

/** The mail that a message becomes; each line of it is a paragraph. */
export function messageMail(
  { number, device, language, code, phone }: About,
  { title, text }: Written,
  { market, environment }: Pick<Dependencies, 'market' | 'environment'>,
): MailContent {
  const { repairMails, repairMailWords: words } = phrases[language];
  const url = environment.publicUrl + shopPaths(market.code).repairStatus(code);
  const fill = (part: string) => fillTemplate(part, { link: url });
  return layOut({
    language,
    subject: `${fill(title)} (${number})`,
    heading: fill(title),
    greeting: words.greeting,
    paragraphs: text
      .split(/\r?\n/u)
      .map((part) => fill(part.trim()))
      .filter((part) => part !== ''),
    facts: [
      [words.number, number],
      [words.device, device],
      [words.phone, phone],
    ],
    groups: [],
    buttons: [{ label: repairMails['repair-link'].button, url }],
    signature: words.signature,
    footer: words.automatic,
  });
}

const compose: ComposeMail = async ({ subjectKey }, deps) => {
  const { knex } = deps;
  const row = await RepairModel.query(knex).findById(repairIdOf(subjectKey));
  if (!row || row.wipedAt) return null;
  const [, id = '0'] = /:message:(\d+)$/.exec(subjectKey) ?? [];
  const message = await knex('repair_messages')
    .where({ id: Number(id), repair_id: row.id })
    .first<Written | undefined>('title', 'text');
  if (!message) return null;
  const { number, device, language, code } = row;
  const phone = await phoneOf(deps, row.storeId);
  return messageMail({ number, device, language, code, phone }, message, deps);
};

/** The telephone of a store. */
export async function phoneOf({ knex }: Pick<Dependencies, 'knex'>, storeId: number) {
  const store = await knex('stores')
    .where({ id: storeId })
    .first<{ phone: string } | undefined>('phone');
  return store?.phone ?? '';
}

export const repairMessageKinds: MailKinds = { [kind]: compose };
