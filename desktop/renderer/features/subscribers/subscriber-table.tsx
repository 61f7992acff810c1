import { usePhrases } from '../../i18n/use-phrases.ts';
import { useMoment } from '../../lib/use-moment.ts';
import { Button } from '../../ui/button.tsx';
import type { Subscriber } from './subscribers.ts';

interface SubscriberTableProps {
  readonly rows: readonly Subscriber[];
  readonly onOpen: (subscriber: Subscriber) => void;
}

/** Addresses stay masked; a row says since when and by which consent. */
export function SubscriberTable({ rows, onOpen }: SubscriberTableProps) {
  const t = usePhrases('subscribers');
  const moment = useMoment();
  const consentOf = ({ consentAt, consentText, askedAt }: Subscriber): string => {
    if (consentAt !== null) return `${consentText ?? t('unknown')} · ${moment(consentAt)}`;
    return t(askedAt === null ? 'oldConsent' : 'noConsent');
  };
  return (
    <table className="plain-table">
      <thead>
        <tr>
          {(['eMail', 'language', 'state', 'since', 'consent'] as const).map((column) => (
            <th key={column} scope="col">
              {t(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((one) => (
          <tr key={one.id}>
            <th scope="row">
              <Button kind="quiet" onClick={() => onOpen(one)}>
                {one.eMail}
              </Button>
            </th>
            <td>{t(`language_${one.language}`)}</td>
            <td>{t(`state_${one.status}`)}</td>
            <td>{moment(one.since)}</td>
            <td>{consentOf(one)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
