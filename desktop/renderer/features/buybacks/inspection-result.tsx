import { formatMoney } from '#core/shared/money.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { useConfig } from '../../lib/session.ts';
import { useMoment } from '../../lib/use-moment.ts';
import { AnswerTable } from './answer-table.tsx';
import type { DeskFile } from './desk-file.ts';

interface InspectionResultProps {
  readonly file: DeskFile;
  readonly inspection: NonNullable<DeskFile['inspection']>;
}

/** What an inspection found, and how the counter-offer that came of it stands. */
export function InspectionResult({ file, inspection }: InspectionResultProps) {
  const t = usePhrases('buybacks');
  const moment = useMoment();
  const { market } = useConfig();
  const { counterOffer } = file;
  return (
    <section>
      <h3>{t('inspectionDone')}</h3>
      <p>
        <strong className="buyback-grade">{inspection.grade}</strong>
        {formatMoney(inspection.price, market)}{' '}
        <span className="soft">
          {t('inspectedBy', { name: inspection.by, moment: moment(inspection.at) })}
        </span>
      </p>
      {counterOffer && (
        <p>
          {counterOffer.decision === 'open'
            ? t('offerOpen', { moment: moment(counterOffer.answerBy) })
            : t(`offer_${counterOffer.decision}`)}{' '}
          {counterOffer.remindedAt !== null &&
            t('offerReminded', { moment: moment(counterOffer.remindedAt) })}
        </p>
      )}
      {inspection.numberCheck !== null && <p>{t(`number_${inspection.numberCheck}`)}</p>}
      {inspection.note !== '' && <p>{inspection.note}</p>}
      <AnswerTable file={file} found={inspection.answers} />
    </section>
  );
}
