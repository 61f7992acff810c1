import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { enquiryStates, type EnquiryState } from '#core/enquiries/enquiry.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { ListPages } from '../../ui/list-pages.tsx';
import { QuickViews } from '../../ui/quick-views.tsx';
import { Screen } from '../../ui/screen.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx';
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
        {found.isError && !data && (
          <ErrorState error={found.error} onRetry={() => void found.refetch()} />
        )}
        {found.isPending && <Skeleton lines={8} />}
        {data?.results.length === 0 && (
          <EmptyState title={t(`none_${state}`)}>{t(`noneText_${state}`)}</EmptyState>
        )}
        {data && data.results.length > 0 && (
          <ul className="letters-list">
            {data.results.map((enquiry) => (
              <EnquiryCard
                key={enquiry.id}
                enquiry={enquiry}
                onAnswer={() => setAnswered(enquiry.id)}
              />
            ))}
          </ul>
        )}
        {data && (
          <ListPages offset={offset} size={pageSize} count={data.count} onTurn={setOffset} />
        )}
      </div>
      {inHand && <AnswerEnquiry enquiry={inHand} onClose={() => setAnswered(null)} />}
    </Screen>
  );
}
