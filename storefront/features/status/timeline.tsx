import { useText } from '../../i18n/text.ts';
import { useDay } from '../../lib/day.ts';
import { useMoney, usePaths } from '../../lib/shop.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TimelineList } from '../../ui/timeline.tsx';
import { isAwaited, type StatusReply } from './use-status.ts';

type Status = StatusReply['status'];

/** A page that helps in this state, where there is one. */
function NextPlace({ status, decisionCode }: Pick<StatusReply, 'status' | 'decisionCode'>) {
  const t = useText('status');
  const paths = usePaths();
  if (decisionCode !== null) {
    return (
      <p>
        <LinkButton to={paths.counterOffer(decisionCode)}>{t('decideLink')}</LinkButton>
      </p>
    );
  }
  const brings = isAwaited({ status });
  const sellsAgain = status === 'expired' || status === 'returned' || status === 'cancelled';
  if (!brings && !sellsAgain) return null;
  return (
    <p>
      <LinkButton kind="secondary" to={brings ? paths.centers : paths.root}>
        {t(brings ? 'centersLink' : 'sellAgainLink')}
      </LinkButton>
    </p>
  );
}

/** States in which nothing is paid for the device. */
const unpaid: readonly Status[] = ['rejected', 'returning', 'returned', 'cancelled', 'expired'];

/** What happened so far, newest first, and what it means for the seller. */
export function Timeline(reply: StatusReply) {
  const t = useText('status');
  const money = useMoney();
  const day = useDay();
  const { status, history, device, price, lockedUntil } = reply;
  return (
    <Card className="stack">
      <h2>{t('resultHeading', { status: t(status) })}</h2>
      <p>
        <strong>{device}</strong>
        {!unpaid.includes(status) && ` · ${t('priceNow', { price: money(price) })}`}
      </p>
      {isAwaited(reply) && <p>{t('holdsUntil', { date: day(lockedUntil) })}</p>}
      <p className="measure">{t(`${status}Text`)}</p>
      <NextPlace status={status} decisionCode={reply.decisionCode} />
      <h3>{t('historyHeading')}</h3>
      <TimelineList steps={history.map(({ status: each, at }) => ({ text: t(each), at }))} />
    </Card>
  );
}
