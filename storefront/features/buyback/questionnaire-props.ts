import type { ComponentType } from 'react';
import type { DeviceKind } from '#core/buyback/device-kind.ts';
import type { SaleForms } from '../../lib/sale-forms.ts';
import type { SelectorReply } from './selector-queries.ts';
import type { Selection } from './use-selection.ts';

/** What the selector hands to the questionnaire, which is loaded apart from it. */
export interface QuestionnaireProps {
  readonly selection: Selection;
  /** The stored offer that the address names. */
  readonly offer: SelectorReply['offer'];
  readonly deviceKind: DeviceKind;
  readonly deviceName: string;
  readonly forms: SaleForms;
}

export interface SelectorScreenProps {
  /** Loaded apart, when a device is selected. */
  readonly Questionnaire: ComponentType<QuestionnaireProps>;
  readonly forms: SaleForms;
}

declare module '../../lib/page-parts.ts' {
  interface PageParts {
    /** Loaded apart from the selector, when a device is selected. */
    readonly Questionnaire: ComponentType<QuestionnaireProps>;
  }
}
