import { shopPaths } from '#core/paths/shop-paths.ts';
import * as cs from '#core/phrases/cs/repair-mail.ts';
import type { RepairMailKind } from '#core/phrases/cs/repair-mail.ts';
import * as ro from '#core/phrases/ro/repair-mail.ts';
import type { Language } from '#core/market/market.ts';
import {
  isClosedRepair,
  isToBeFetched,
  repairStatuses,
  type RepairStatus,
} from '#core/service/repair-status.ts';
import type { StoreSlot } from '#core/service/store-slots.ts';
import { formatDate } from '#core/shared/calendar.ts';
import { daysText } from '#core/shared/days-text.ts';
import { formatMoney } from '#core/shared/money.ts';
import type { Rows } from '../../platform/database/rows.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { fillText } from '../../platform/mail/fill-text.ts';
import { layOut } from '../../platform/mail/mail-layout.ts';
import { ownSentences } from '../../platform/mail/own-sentences.ts';
import type {
  ComposeMail,
  MailContent,
  MailKinds,
  QueuedMail,
} from '../../platform/mail/mail-kinds.ts';
import { shopNumber } from '../../platform/shop-numbers/shop-number.ts';
import { findEstimate, type EstimateRow } from '../estimate.ts';
import { agreedTotal, linesOf } from '../repair-lines.ts';
import { settledClaim, type SettledClaim } from '../settled-claim.ts';
import { slotOf } from '../slots/store-slots.ts';
import { slotText } from '../slots/slot-text.ts';
import { RepairModel } from '../repair-model.ts';
import { repairIdOf } from './mail-subject.ts';

const phrases = { cs, ro };
const fetchable = repairStatuses.filter(isToBeFetched);

/** The states in which a mail still says something true. */
const timely: Record<RepairMailKind, readonly RepairStatus[]> = {
  'repair-announced': ['announced'],
  'repair-link': repairStatuses,
  'repair-slot': ['announced'],
  'repair-received': repairStatuses.filter((each) => each !== 'announced' && each !== 'cancelled'),
  'repair-estimate': ['waiting_for_approval'],
  'repair-approved': ['approved', 'waiting_for_parts', 'repairing', 'testing'],
  'repair-parts': ['waiting_for_parts'],
  'repair-ready': ['ready'],
  'repair-ready-free': ['ready'],
  'repair-declined': ['declined'],
  'repair-not-repairable': ['not_repairable'],
  'repair-claim-longer': repairStatuses.filter(
    (each) => !isClosedRepair(each) && !isToBeFetched(each),
  ),
  'repair-claim-exchanged': ['settled'],
  'repair-claim-reduced': ['settled'],
  'repair-claim-refunded': ['settled', 'handed_out'],
  'repair-claim-rejected': ['settled'],
  'repair-reminder': fetchable,
  'repair-unclaimed': ['unclaimed'],
  'repair-handed-out': ['handed_out'],
  'repair-cancelled': ['cancelled'],
};

type StoreRow = Pick<Rows['stores'], 'name' | 'street' | 'city' | 'phone'>;

interface Facts {
  readonly row: RepairModel;
  readonly store: StoreRow;
  readonly total: number | null;
  readonly estimate: EstimateRow | undefined;
  readonly claim: SettledClaim | null;
  /** When it is brought, while that is still to come. */
  readonly slot: StoreSlot | null;
}

const composeAs =
  (kind: RepairMailKind): ComposeMail =>
  async (mail, deps) => {
    const { knex } = deps;
    const row = await RepairModel.query(knex).findById(repairIdOf(mail.subjectKey));
    if (!row || row.wipedAt || !timely[kind].includes(row.status)) return null;
    const store = await knex('stores')
      .where({ id: row.storeId })
      .first<StoreRow>('name', 'street', 'city', 'phone');
    const total = agreedTotal(await linesOf(knex, row.id));
    const estimate =
      kind === 'repair-estimate' ? await findEstimate(knex, row.id, 'open') : undefined;
    const claim = kind.startsWith('repair-claim-')
      ? await settledClaim(knex, row.id, mail.language)
      : null;
    const slot = row.status === 'announced' ? await slotOf(knex, row.id) : null;
    if (kind === 'repair-slot' && slot === null) return null;
    return contentOf(kind, { row, store, total, estimate, claim, slot }, mail, deps);
  };

/** The mails about repairs by their kind. */
export const repairMailKinds: MailKinds = Object.fromEntries(
  // Object.keys forgets that the keys are the table's own.
  (Object.keys(cs.repairMails) as RepairMailKind[]).map((kind) => [kind, composeAs(kind)]),
);

async function contentOf(
  kind: RepairMailKind,
  { row, store, total, estimate, claim, slot }: Facts,
  { language }: QueuedMail,
  { knex, market, environment }: Dependencies,
): Promise<MailContent> {
  const { repairMails, repairMailWords: words } = phrases[language];
  const sentences = await ownSentences(knex, kind, language, repairMails[kind]);
  const money = (amount: number) => formatMoney(amount, market.code);
  const values = {
    device: row.device,
    number: row.number,
    store: store.name,
    slot: slot ? slotText(slot, language, market) : '',
    date: estimate ? formatDate(estimate.valid_until) : '',
    promised: row.promisedOn === null ? '' : formatDate(row.promisedOn),
    kept: daysText(language, await shopNumber(knex, 'unclaimed_days')),
  };
  const fill = (text: string) => fillText(text, values);
  const path = shopPaths(market.code).repairStatus(row.code);
  const asked = estimate?.lines ?? [];
  return layOut({
    language,
    subject: fill(sentences.subject),
    heading: sentences.heading,
    greeting: words.greeting,
    paragraphs: sentences.paragraphs.map(fill),
    facts: [
      ...(row.handOutCode === null ? [] : ([[words.code, row.handOutCode]] as const)),
      [words.number, row.number],
      [words.device, row.device],
      ...(slot === null ? [] : ([[words.slot, values.slot]] as const)),
      ...asked.map(({ name, price }) => [name, money(price)] as const),
      ...(claim === null ? [] : claimFacts(claim, words, money)),
      ...(total === null ? [] : ([[words.total, money(total)]] as const)),
      [words.store, `${store.name}, ${store.street}, ${store.city}`],
      [words.phone, store.phone],
    ],
    groups: [],
    buttons: [{ label: sentences.button, url: `${environment.publicUrl}${path}` }],
    signature: words.signature,
    footer: words.automatic,
  });
}

type Words = (typeof phrases)[Language]['repairMailWords'];

/** What becomes of a claim, and why it was rejected: that is told in writing. */
const claimFacts = (
  { outcome, amount, instead, reason }: SettledClaim,
  words: Words,
  money: (amount: number) => string,
): (readonly [string, string])[] => {
  if (outcome === 'rejected') return [[words.why, reason]];
  if (outcome === 'exchanged') return instead === null ? [] : [[words.instead, instead]];
  return [[words.paidBack, money(amount)]];
};
