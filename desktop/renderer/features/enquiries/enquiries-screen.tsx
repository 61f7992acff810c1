import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { enquiryStates, type EnquiryState } from '#core/enquiries/enquiry.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { PagedPart } from '../../ui/paged-part.tsx';
import { QuickViews } from '../../ui/quick-views.tsx';
import { Screen } from '../../ui/screen.tsx';
import { AnswerEnquiry } from './answer-enquiry.tsx';
import { EnquiryCard } from './enquiry-card.tsx';
import { enquiriesQuery, pageSize } from './enquiries.ts';
import '../../ui/letters.css';

/** What support wants: to see who has waited longest for an answer, and to answer on the spot. */
export function EnquiriesScreen() {
  const title = usePhrases('screens')('enquiries');
  const t = usePhrases('enquiries');
  const [state, setState] = useState<EnquiryState>('open');
  const [offset, setOffset] = useState(0);
  const [answered, setAnswered] = useState<number | null>(null);
  const found = useQuery({ ...enquiriesQuery(state, offset), placeholderData: keepPreviousData });
  const { data } = found;
  const inHand = data?.results.find(({ id }) => id === answered);
  return (
    <Screen title={title}>
      <div className="letters">
        <QuickViews
          label={t('which')}
          views={enquiryStates.map((id) => ({ id, label: t(`state_${id}`) }))}
          chosen={state}
          onChoose={(next) => {
            setState(next);
            setOffset(0);
          }}
        />
        <PagedPart
          found={found}
          offset={offset}
          size={pageSize}
          onTurn={setOffset}
          none={t(`none_${state}`)}
          noneText={t(`noneText_${state}`)}
        >
          {(rows) => (
            <ul className="letters-list">
              {rows.map((enquiry) => (
                <EnquiryCard
                  key={enquiry.id}
                  enquiry={enquiry}
                  onAnswer={() => setAnswered(enquiry.id)}
                />
              ))}
            </ul>
          )}
        </PagedPart>
      </div>
      {inHand && <AnswerEnquiry enquiry={inHand} onClose={() => setAnswered(null)} />}
    </Screen>
  );
}
