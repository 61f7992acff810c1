import { buildPath } from '#core/contract/client.ts';
import { urlMap } from '#core/contract/endpoints.ts';
import { salePaths } from '#core/paths/sale-paths.ts';
import type { Language } from '#core/market/market.ts';
import * as cs from '#core/phrases/cs/order-mail.ts';
import type { OrderMailKind } from '#core/phrases/cs/order-mail.ts';
import * as ro from '#core/phrases/ro/order-mail.ts';
import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import { formatDate } from '#core/shared/calendar.ts';
import { formatMoney } from '#core/shared/money.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { fillText } from '../../platform/mail/fill-text.ts';
import { layOut } from '../../platform/mail/mail-layout.ts';
import type {
  ComposeMail,
  MailContent,
  MailKinds,
  QueuedMail,
} from '../../platform/mail/mail-kinds.ts';
import { ownSentences } from '../../platform/mail/own-sentences.ts';
import type { MailParts } from '../../platform/mail/mail-parts.ts';
import { liveExchange } from '../door-exchange/exchange-rows.ts';
import { OrderModel } from '../order-model.ts';
import { findParts, type OrderParts } from '../order-parts.ts';
import { awaitsTransfer } from '../order-view.ts';
import { orderPickUpCode } from '../pick-up/pick-up-codes.ts';
import { trackingOfOrder } from '../../shipments/tracking-of-order.ts';
import { transferView } from '../transfer-view.ts';
import { exchangeValues } from './exchange-values.ts';
import { holdOf, heldValues } from './hold-values.ts';
import { isOutdated } from './outdated-mails.ts';
import { orderIdOf, partIdOf } from './mail-subject.ts';
import { restUntil } from './rest-until.ts';
import { withdrawalGroup } from './withdrawal-group.ts';

const phrases = { cs, ro };

const composeAs =
  (kind: OrderMailKind): ComposeMail =>
  async (mail, deps) => {
    const order = await OrderModel.query(deps.knex).findById(orderIdOf(mail.subjectKey));
    if (!order || order.eMail === null || isOutdated(kind, order)) return null;
    return contentOf(kind, order, await findParts(deps.knex, order.id), mail, deps);
  };

/** The mails about orders by their kind. */
export const orderMailKinds: MailKinds = Object.fromEntries(
  // Object.keys forgets that the keys are the table's own.
  (Object.keys(cs.orderMails) as OrderMailKind[]).map((kind) => [kind, composeAs(kind)]),
);

async function contentOf(
  kind: OrderMailKind,
  order: OrderModel,
  parts: OrderParts,
  mail: QueuedMail,
  deps: Dependencies,
): Promise<MailContent> {
  const { language } = mail;
  const { market, environment } = deps;
  const { orderMails, orderMailWords: words } = phrases[language];
  const sentences = await ownSentences(deps.knex, kind, language, orderMails[kind]);
  const followed = kind === 'order-handed-over' || kind === 'order-at-point';
  const tracking = followed
    ? await trackingOfOrder(deps.knex, order.id, { market: market.code, language })
    : [];
  const parcels = tracking.map(({ number }) => number).join(', ');
  const values = { ...(await valuesOf(kind, order, parts, mail, deps)), parcels };
  const fill = (text: string) => fillText(text, values);
  const awaitsDevice = kind === 'order-placed' && order.status === 'awaiting_device';
  const atStore = order.storeId === null ? [] : [words.deviceAtStore];
  const awaited = awaitsDevice ? [words.deviceAwaited, words.deviceHow, ...atStore] : [];
  const exchange = await exchangeSentences(kind, order, words, deps);
  const url = environment.publicUrl + salePaths(market.code).order(order.code);
  return layOut({
    language,
    subject: fill(sentences.subject),
    heading: sentences.heading,
    greeting: words.greeting,
    paragraphs: [...sentences.paragraphs, ...awaited, ...exchange].map(fill),
    facts: [
      ...(await pickUpFacts(kind, order, words.pickUpCode, deps)),
      ...factsOf(order, parts, language, deps),
      ...tracking.map(({ carrier, number }) => [words.parcel, `${carrier}, ${number}`] as const),
    ],
    groups:
      kind === 'withdrawal-receipt'
        ? [await withdrawalGroup(deps, partIdOf(mail.subjectKey), language, words)]
        : await groupsOf(kind, order, parts, language, deps),
    buttons: [
      { label: sentences.button, url },
      ...tracking.flatMap(({ url: page }) =>
        page === null ? [] : [{ label: words.follow, url: page, quiet: true }],
      ),
      ...(asksForTransfer(kind) && awaitsTransfer(order, parts.payment)
        ? [{ label: words.proforma, url: environment.publicUrl + proformaPath(order), quiet: true }]
        : []),
    ],
    signature: words.signature,
    footer: words.automatic,
  });
}

/** The code that is shown at the counter. */
async function pickUpFacts(
  kind: OrderMailKind,
  { id }: OrderModel,
  label: string,
  { knex }: Dependencies,
): Promise<MailParts['facts']> {
  const code = kind === 'order-ready' ? await orderPickUpCode(knex, id) : null;
  return code === null ? [] : [[label, code]];
}

/** What a customer has to have ready whose device is taken at the door. */
async function exchangeSentences(
  kind: OrderMailKind,
  { id }: OrderModel,
  {
    exchangeAtDoor,
    exchangeReady,
  }: (typeof phrases)['cs']['orderMailWords'] | (typeof phrases)['ro']['orderMailWords'],
  { knex }: Dependencies,
): Promise<string[]> {
  if (kind !== 'order-placed' && kind !== 'order-handed-over') return [];
  if ((await liveExchange(knex, id)) === null) return [];
  return [kind === 'order-placed' ? exchangeAtDoor : exchangeReady];
}

/** Mails that say where the money is to be sent. */
const asksForTransfer = (kind: OrderMailKind): boolean =>
  ['order-placed', 'order-proforma', 'order-changed-to-pay', 'order-rest-reminder'].includes(kind);

const proformaPath = ({ code, number }: OrderModel): string =>
  buildPath(urlMap()['order-document'], { params: { code, number, format: 'pdf' } });

/** What the sentences are filled with. */
async function valuesOf(
  kind: OrderMailKind,
  order: OrderModel,
  { store }: OrderParts,
  { subjectKey, createdAt, language }: QueuedMail,
  deps: Dependencies,
) {
  const { market, knex } = deps;
  const refund: { amount: number } | undefined = [
    'order-refund-sent',
    'order-rest-refunded',
    'order-changed-refunded',
  ].includes(kind)
    ? await knex('refunds')
        .where({ id: partIdOf(subjectKey) })
        .first('amount')
    : undefined;
  const hold = kind.startsWith('order-hold-') ? await holdOf(knex, partIdOf(subjectKey)) : null;
  const { place } = order;
  return {
    ...heldValues(hold, market),
    toPay: formatMoney(order.toPay ?? order.due, market.code),
    ...(await exchangeValues(kind, order, deps)),
    number: order.number,
    due: formatMoney(order.due, market.code),
    refunded: formatMoney(refund?.amount ?? 0, market.code),
    destination: place ? `${place.name}, ${place.street}, ${place.city}` : (store ?? ''),
    until: order.releaseAt
      ? formatDate(dayInTimeZone(order.releaseAt, market.timeZone))
      : restUntil(order, market.timeZone),
    restUntil: restUntil(order, market.timeZone),
    date: formatDate(dayInTimeZone(createdAt, market.timeZone)),
    time: createdAt.toLocaleTimeString(language, { timeZone: market.timeZone }),
  };
}

function factsOf(
  order: OrderModel,
  { lines, delivery, payment }: OrderParts,
  language: Language,
  { market }: Dependencies,
): MailParts['facts'] {
  const words = phrases[language].orderMailWords;
  const money = (amount: number) => formatMoney(amount, market.code);
  const { arrivesFrom: from, arrivesTo: to } = order;
  const shipping = lines.find(({ kind }) => kind === 'shipping')?.net ?? 0;
  const credits: (readonly [string, number])[] = [
    [words.buyback, order.buybackCredit],
    [words.bonus, order.bonusCredit],
    [words.payout, order.payout],
  ];
  return [
    [words.number, order.number],
    [words.shipping, `${delivery[language]}, ${money(shipping)}`],
    ...(payment ? [[words.payment, payment.name[language]] as const] : []),
    ...(from !== null && to !== null
      ? [
          [
            words.arrives,
            from === to ? formatDate(from) : `${formatDate(from)} – ${formatDate(to)}`,
          ] as const,
        ]
      : []),
    [words.total, money(order.total)],
    ...credits
      .filter(([, amount]) => amount > 0)
      .map(([label, amount]) => [label, money(amount)] as const),
    [words.due, money(order.due)],
  ];
}

async function groupsOf(
  kind: OrderMailKind,
  order: OrderModel,
  { lines, payment }: OrderParts,
  language: Language,
  deps: Dependencies,
): Promise<MailParts['groups']> {
  const words = phrases[language].orderMailWords;
  const pieces = (count: number) => fillText(words.pieces, { count: String(count) });
  const items = lines
    .filter((line) => line.kind !== 'shipping' && line.quantity > line.closed)
    .map((line): readonly [string, string] => [
      line.name[language],
      `${pieces(line.quantity - line.closed)}, ${formatMoney(line.openNet, deps.market.code)}`,
    ]);
  const goods = { title: words.items, facts: items };
  if (kind === 'order-rest-refunded' || kind === 'order-rest-closed') {
    const gone = lines
      .filter(({ closed }) => closed > 0)
      .map(({ closed, name }) => [name[language], pieces(closed)] as const);
    return [{ title: words.closedItems, facts: gone }, goods];
  }
  if (!asksForTransfer(kind) || !awaitsTransfer(order, payment)) return [goods];
  const { account, iban, variableSymbol, until } = await transferView(deps, order);
  const transfer: MailParts['facts'] = [
    [words.account, account === iban ? iban : `${account} (${iban})`],
    [words.variableSymbol, variableSymbol],
    [words.due, formatMoney(order.toPay ?? order.due, deps.market.code)],
    [words.transferUntil, formatDate(until)],
  ];
  return [goods, { title: words.transfer, facts: transfer }];
}
