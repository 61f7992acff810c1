import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { FirstStep } from '#core/shop/first-steps.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { useLiveQueries } from '../../lib/live.ts';
import { Button } from '../../ui/button.tsx';
import { Screen } from '../../ui/screen.tsx';
import { ErrorState, Skeleton, StatusDot } from '../../ui/states.tsx';
import { firstStepsQuery, type FirstSteps } from './first-steps.ts';
import './first-steps.css';

const places: Record<Exclude<FirstStep, 'test-order'>, string> = {
  company: '/company',
  delivery: '/deliveries',
  payment: '/payments',
  products: '/imports',
};
const tones = { open: 'neutral', begun: 'warning', done: 'success' } as const;

/** The steps to the first sale: what is done shows by itself, and each leads to where it is done. */
export function FirstStepsScreen() {
  const t = usePhrases('shopSettings');
  const title = usePhrases('screens')('firstSteps');
  useLiveQueries('orders', firstStepsQuery.queryKey);
  const steps = useQuery({ ...firstStepsQuery, staleTime: 0 });
  const { data } = steps;
  const again = (
    <Button icon="refresh" busy={steps.isFetching} onClick={() => void steps.refetch()}>
      {t('readAgain')}
    </Button>
  );
  const isDone = data?.steps.every(({ state }) => state === 'done') ?? false;
  return (
    <Screen title={title} tools={again}>
      <div className="first-steps">
        {steps.isError && <ErrorState error={steps.error} onRetry={() => void steps.refetch()} />}
        {steps.isPending && <Skeleton lines={10} />}
        {data && <p role="status">{isDone ? t('stepsDone') : t('stepsLead')}</p>}
        {data && (
          <ol>
            {data.steps.map(({ step, state }) => (
              <li key={step} className="first-step" data-state={state}>
                <h2>{t(`step_${step}`)}</h2>
                <StatusDot tone={tones[state]}>{t(`state_${state}`)}</StatusDot>
                <p>{t(`what_${step}`)}</p>
                <StepLinks step={step} steps={data} />
              </li>
            ))}
          </ol>
        )}
      </div>
    </Screen>
  );
}

interface StepLinksProps {
  readonly step: FirstStep;
  readonly steps: FirstSteps;
}

function StepLinks({ step, steps: { testOrder, shopUrl } }: StepLinksProps) {
  const t = usePhrases('shopSettings');
  if (step === 'test-order') {
    return (
      <p className="first-links">
        <a href={shopUrl} target="_blank" rel="noreferrer">
          {t('do_test-order')}
        </a>
        {testOrder && (
          <Link to={`/orders/${String(testOrder.id)}`}>
            {t('goOrder', { number: testOrder.number })}
          </Link>
        )}
      </p>
    );
  }
  return (
    <p className="first-links">
      <Link to={places[step]}>{t(`do_${step}`)}</Link>
      {step === 'products' && (
        <>
          <Link to="/categories">{t('goCategories')}</Link>
          <Link to="/new-product">{t('goNewProduct')}</Link>
        </>
      )}
    </p>
  );
}
