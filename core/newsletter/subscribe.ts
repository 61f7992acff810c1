export const subscriberStatuses = ['waiting', 'confirmed', 'unsubscribed'] as const;
export type SubscriberStatus = (typeof subscriberStatuses)[number];

/** What is known of an address that asks for news. */
export interface KnownSubscriber {
  readonly status: SubscriberStatus;
  /** When the last mail about the subscription was sent; null before the first. */
  readonly mailedAt: Date | null;
}

export interface SubscribeStep {
  readonly status: SubscriberStatus;
  /** The mail that goes out: nobody subscribes without having confirmed it from the mailbox. */
  readonly mail: 'newsletter-confirm' | 'newsletter-already' | null;
}

/** Minutes between two mails to one address, so that the form cannot be used to flood a mailbox. */
const quietMinutes = 15;

/**
 * What a request for news does (double opt-in; own rule, the specification names only the call). The
 * caller answers the same whatever this says, so that nobody learns who subscribes.
 */
export function subscribe(known: KnownSubscriber | null, now: Date): SubscribeStep {
  const status = known?.status === 'confirmed' ? 'confirmed' : 'waiting';
  const mailedAt = known?.mailedAt ?? null;
  if (mailedAt !== null && now.getTime() - mailedAt.getTime() < quietMinutes * 60_000) {
    return { status: known?.status ?? 'waiting', mail: null };
  }
  return { status, mail: status === 'confirmed' ? 'newsletter-already' : 'newsletter-confirm' };
}

/** Days after which an unconfirmed or ended subscription is forgotten. */
export const forgetDays = { waiting: 7, unsubscribed: 30 } as const;

/** Shows whose subscription a page is about without telling the address: `j***@posta.example`. */
export function maskEmail(eMail: string): string {
  const at = eMail.lastIndexOf('@');
  const [first = ''] = eMail;
  return at < 1 ? '***' : `${first}***${eMail.slice(at)}`;
}
