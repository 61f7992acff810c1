import { useId } from 'react';
import type { DeviceCondition } from '#core/buyback/appraisal.ts';
import type { DeviceKind } from '#core/buyback/device-kind.ts';
import { FieldError } from '#ui/field.tsx';
import { useText } from '../../i18n/text.ts';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { DefectDrawing } from './defect-drawing.tsx';

interface QuestionProps {
  readonly id: string;
  readonly condition: DeviceCondition;
  readonly deviceKind: DeviceKind;
  /** Somebody wanted to go on without this answer. */
  readonly missed: boolean;
  readonly onAnswer: (value: string) => void;
}

/** Where the focus goes when an answer is missing. */
export const questionElementId = (id: string): string => `question-${id}`;

export function Question({ id, condition, deviceKind, missed, onAnswer }: QuestionProps) {
  const t = useText('questionnaire');
  const errorId = useId();
  const { type } = condition;
  const drawn = type === 'display' || type === 'body';
  return (
    <fieldset className="question" id={questionElementId(id)} disabled={condition.disabled}>
      <legend>{condition.name}</legend>
      {missed && <FieldError id={errorId}>{t('answerThis')}</FieldError>}
      <RadioCards
        name={id}
        value={condition.value}
        describedBy={missed ? errorId : undefined}
        onChange={onAnswer}
        cards={condition.choices.map(({ value, label, appraisalResult }) => ({
          value,
          label,
          drawing:
            drawn && appraisalResult !== null ? (
              <DefectDrawing part={type} kind={deviceKind} grade={appraisalResult.quality} />
            ) : undefined,
        }))}
      />
    </fieldset>
  );
}
