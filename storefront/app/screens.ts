import type { ComponentType } from 'react';
import type { SaleForms } from '../lib/sale-forms.ts';
import type { QuestionnaireProps } from '../features/buyback/questionnaire-props.ts';

/** Screens that are no part of the first load: lazy in the browser, plain on the server. */
export interface Screens extends SaleForms {
  readonly Home: ComponentType;
  readonly Questionnaire: ComponentType<QuestionnaireProps>;
}

/** What the browser may start loading before it is asked for. */
export type PrefetchScreens = () => void;
