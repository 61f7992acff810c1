import {
  analyticsEvent,
  type AnalyticsEvent,
  type AnalyticsHappening,
} from '#core/analytics/analytics-event.ts';
import { measuringConsent, type ConsentChoice } from '#core/analytics/consent-choice.ts';
import { consentNow, onConsent } from './consent.ts';

/** What tags on the page read, newest last. */
type DataLayerEntry =
  | ({ readonly event: AnalyticsEvent['name'] } & Omit<AnalyticsEvent, 'name'>)
  | ({ readonly event: 'consent' } & ConsentChoice);

declare global {
  interface Window {
    dataLayer?: DataLayerEntry[];
  }
}

/** Whether the visitor is signed in; the served page is everybody's and does not know. */
type AskVisitor = () => Promise<boolean>;

let askVisitor: AskVisitor = () => Promise.resolve(false);
let visitor: Promise<boolean> | null = null;

/** Connects the data layer to the page; called once, when the page starts. */
export function startDataLayer(ask: AskVisitor): void {
  askVisitor = ask;
  visitor = null;
  const follow = () => {
    const choice = consentNow();
    if (measuringConsent(choice) === 'granted' && choice) push({ event: 'consent', ...choice });
    // What was measured does not outlive the consent to it.
    else delete window.dataLayer;
  };
  follow();
  onConsent(follow);
}

/** Somebody has signed in or out: what happens from now on is theirs. */
export function visitorChanged(): void {
  visitor = null;
}

function push(entry: DataLayerEntry): void {
  window.dataLayer ??= [];
  window.dataLayer.push(entry);
}

/**
 * Sends an event to the data layer. Without a consent it is dropped for good: nothing waits for an
 * answer that may come. Safe to call anywhere in the browser.
 */
export function track(happening: AnalyticsHappening): void {
  if (measuringConsent(consentNow()) !== 'granted') return;
  visitor ??= askVisitor().catch(() => false);
  void visitor.then((isAuthenticated) => {
    // Asked again, because the consent may have ended meanwhile.
    const consent = measuringConsent(consentNow());
    const event = analyticsEvent(happening, { isAuthenticated, consent });
    if (event === null) return;
    const { name, ...rest } = event;
    push({ event: name, ...rest });
  });
}
