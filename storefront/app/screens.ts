import type { ComponentType } from 'react';
import type {
  QuestionnaireProps,
  SelectorScreenProps,
} from '../features/buyback/questionnaire-props.ts';
import type { SaleForms } from '../lib/sale-forms.ts';

/** Screens are no part of the first script: lazy in the browser, plain on the server. */
export interface Screens extends SaleForms {
  readonly Home: ComponentType;
  readonly Selector: ComponentType<SelectorScreenProps>;
  readonly Questionnaire: ComponentType<QuestionnaireProps>;
  readonly Status: ComponentType;
  readonly CounterOffer: ComponentType;
  readonly Centers: ComponentType;
  readonly ThankYou: ComponentType;
}
