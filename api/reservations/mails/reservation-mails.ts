import { shopPaths } from '#core/paths/shop-paths.ts';
import * as cs from '#core/phrases/cs/reservation-mail.ts';
import type { ReservationMailKind } from '#core/phrases/cs/reservation-mail.ts';
import * as ro from '#core/phrases/ro/reservation-mail.ts';
import type { ReservationStatus } from '#core/reservations/reservation-status.ts';
import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import { formatDate } from '#core/shared/calendar.ts';
import { formatMoney } from '#core/shared/money.ts';
import { fillText } from '../../platform/mail/fill-text.ts';
import { ownSentences } from '../../platform/mail/own-sentences.ts';
import { layOut } from '../../platform/mail/mail-layout.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type {
  ComposeMail,
  MailContent,
  MailKinds,
  QueuedMail,
} from '../../platform/mail/mail-kinds.ts';
import { pickUpCodeFor } from '../pick-up-codes.ts';
import { detailOf } from '../product-words.ts';
import { ReservationModel } from '../reservation-model.ts';
import { reservationIdOf } from './mail-subject.ts';
import type { Rows } from '../../platform/database/rows.ts';

const phrases = { cs, ro };

/** The states in which a mail still says something true. */
const timely: Record<ReservationMailKind, readonly ReservationStatus[]> = {
  'reservation-confirmation': ['preparing', 'ready', 'collected'],
  'reservation-ready': ['ready'],
  'reservation-cancelled': ['cancelled'],
  'reservation-expired': ['expired'],
};

type StoreRow = Pick<Rows['stores'], 'name' | 'street' | 'city' | 'phone'>;

const composeAs =
  (kind: ReservationMailKind): ComposeMail =>
  async (mail, deps) => {
    const row = await ReservationModel.query(deps.knex).findById(reservationIdOf(mail.subjectKey));
    if (!row || row.wipedAt || !timely[kind].includes(row.status)) return null;
    const store = await deps
      .knex('stores')
      .where({ id: row.storeId })
      .first<StoreRow>('name', 'street', 'city', 'phone');
    const code = await pickUpCodeFor(deps.knex, row.id);
    return contentOf(kind, { row, code }, store, mail, deps);
  };

/** The mails about reservations by their kind. */
export const reservationMailKinds: MailKinds = Object.fromEntries(
  // Object.keys forgets that the keys are the table's own.
  (Object.keys(cs.reservationMails) as ReservationMailKind[]).map((kind) => [
    kind,
    composeAs(kind),
  ]),
);

async function contentOf(
  kind: ReservationMailKind,
  { row, code }: { readonly row: ReservationModel; readonly code: string | null },
  store: StoreRow,
  { language }: QueuedMail,
  { knex, market, environment }: Dependencies,
): Promise<MailContent> {
  const { reservationMails, reservationMailWords: words } = phrases[language];
  const sentences = await ownSentences(knex, kind, language, reservationMails[kind]);
  const day = (at: Date) => formatDate(dayInTimeZone(at, market.timeZone));
  const time = (at: Date) =>
    at.toLocaleTimeString(language, { timeZone: market.timeZone, timeStyle: 'short' });
  const values = {
    product: row.product.name[language],
    store: store.name,
    readyDate: day(row.readyAt),
    readyTime: time(row.readyAt),
    date: day(row.expiresAt),
    time: time(row.expiresAt),
  };
  const fill = (text: string) => fillText(text, values);
  const path = shopPaths(market.code).reservation(row.code);
  return layOut({
    language,
    subject: fill(sentences.subject),
    heading: sentences.heading,
    greeting: words.greeting,
    paragraphs: sentences.paragraphs.map(fill),
    facts: [
      ...(code === null ? [] : ([[words.pickUpCode, code]] as const)),
      [words.product, values.product],
      [words.detail, detailOf(row.product, language)],
      [words.price, formatMoney(row.price, market.code)],
      [words.store, `${store.name}, ${store.street}, ${store.city}`],
      [words.phone, store.phone],
    ],
    groups: [],
    buttons: [{ label: sentences.button, url: `${environment.publicUrl}${path}` }],
    signature: words.signature,
    footer: words.automatic,
  });
}
