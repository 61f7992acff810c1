import { useQuery } from '@tanstack/react-query';
import type { InspectionDecision } from '#core/buyback/inspect.ts';
import { counterOfferDays } from '#core/buyback/overdue-counter-offer.ts';
import { markets, type Language } from '#core/market/market.ts';
import { addDays, formatDate } from '#core/shared/calendar.ts';
import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import { formatMoney } from '#core/shared/money.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { useConfig } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState, Skeleton } from '../../ui/states.tsx';
import { labelOf } from './answer-table.tsx';
import type { DeskFile } from './desk-file.ts';

interface OfferPreviewProps {
  readonly file: DeskFile;
  readonly decision: Extract<InspectionDecision, { readonly price: number }>;
  readonly note: string;
  readonly busy: boolean;
  readonly onSend: () => void;
  readonly onClose: () => void;
}

/** The sentences of the mail in the customer's language, whichever the staff speaks. */
async function loadMail(language: Language) {
  const { counterOfferMail } =
    language === 'cs'
      ? await import('#core/phrases/cs/counter-offer-mail.ts')
      : await import('#core/phrases/ro/counter-offer-mail.ts');
  return counterOfferMail;
}

const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

/** Shows what the customer will read before anything is sent. */
export function OfferPreview({ file, decision, note, busy, onSend, onClose }: OfferPreviewProps) {
  const t = usePhrases('buybacks');
  const frame = usePhrases('frame');
  const { market } = useConfig();
  const mail = useQuery({
    queryKey: ['counter-offer-mail', file.language],
    queryFn: () => loadMail(file.language),
    staleTime: Infinity,
  });
  const { untilReminder, untilReturn } = counterOfferDays;
  const today = dayInTimeZone(new Date(), markets[market].timeZone);
  const values = {
    device: file.device,
    price: formatMoney(decision.price, market),
    originalPrice: formatMoney(file.offered.price, market),
    date: formatDate(addDays(today, untilReminder + untilReturn - 1)),
  };
  return (
    <Dialog
      title={t('previewTitle')}
      lead={t('previewLead')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{frame('cancel')}</Button>
          <Button kind="primary" busy={busy} onClick={onSend}>
            {t('previewSend')}
          </Button>
        </>
      }
    >
      {mail.isPending && <Skeleton lines={5} />}
      {mail.isError && <ErrorState error={mail.error} />}
      {mail.data && (
        <div className="buyback-letter" lang={file.language}>
          <p className="soft">
            {t('previewSubject')}: {fill(mail.data.subject, values)}
          </p>
          <h3>{fill(mail.data.heading, values)}</h3>
          {mail.data.paragraphs.map((paragraph) => (
            <p key={paragraph}>{fill(paragraph, values)}</p>
          ))}
          <Differences file={file} decision={decision} />
          {note !== '' && <blockquote>{note}</blockquote>}
        </div>
      )}
    </Dialog>
  );
}

function Differences({ file, decision }: Pick<OfferPreviewProps, 'file' | 'decision'>) {
  const t = usePhrases('buybacks');
  return (
    <ul>
      {decision.differences.map(({ conditionId, answered, found }) => {
        const condition = file.customerConditions[conditionId];
        if (!condition) return null;
        return (
          <li key={conditionId}>
            <strong>{condition.name}:</strong>{' '}
            {t('previewInstead', {
              found: labelOf(condition, found),
              answered: labelOf(condition, answered),
            })}
          </li>
        );
      })}
    </ul>
  );
}
