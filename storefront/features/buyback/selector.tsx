import { useEffect, useRef } from 'react';
import { isAppraisalLoaded } from '#core/buyback/appraisal-loaded.ts';
import { useShop } from '../../lib/shop.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { BestPrices } from './best-prices.tsx';
import { ChoiceStep } from './choice-step.tsx';
import type { SelectorScreenProps } from './questionnaire-props.ts';
import { openStep, selectedDevice } from './selected-device.ts';
import { SelectorHead } from './selector-head.tsx';
import type { SelectorReply } from './selector-queries.ts';
import { StepFailed } from './step-failed.tsx';
import { useSelection, type Selection } from './use-selection.ts';
import './selector.css';

/** The cascade of choices and, after the last one, the questionnaire. */
export function Selector({
  data,
  Questionnaire,
  forms,
}: SelectorScreenProps & { readonly data: SelectorReply }) {
  const { market } = useShop();
  const selection = useSelection(data);
  const { state } = selection;
  const device = selectedDevice(state, market);
  const step = openStep(state);
  const heading = useFocusOnStep(step);
  return (
    <div className="stack-wide">
      <SelectorHead selection={selection} device={device} step={step} heading={heading} />
      {selection.notice !== null && <Notice type="warning" title={selection.notice} />}
      {step !== 'appraisal' && <OpenChoice selection={selection} />}
      {step === 'appraisal' && state.pending !== null && <Skeleton bars={6} />}
      {step === 'appraisal' && state.pending === null && !isAppraisalLoaded(state) && (
        <StepFailed selection={selection} />
      )}
      {step === 'appraisal' && isAppraisalLoaded(state) && (
        <Questionnaire
          key={state.selectedProductColor}
          selection={selection}
          offer={data.offer}
          deviceKind={device.kind}
          deviceName={[device.model?.label, device.color?.label].filter(Boolean).join(', ')}
          forms={forms}
        />
      )}
      {(step === 'type' || step === 'manufacturer') && <BestPrices state={state} />}
    </div>
  );
}

function OpenChoice({ selection }: { readonly selection: Selection }) {
  const { state } = selection;
  if (state.pending !== null) return <Skeleton bars={6} />;
  if (state.choicesErrorMessage !== null) return <StepFailed selection={selection} />;
  return <ChoiceStep selection={selection} />;
}

/** Moves the focus and the view to the heading when a step gives way to another. */
function useFocusOnStep(step: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [step]);
  return heading;
}
