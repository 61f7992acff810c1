import type { ComponentType } from 'react';
import type {
  QuestionnaireProps,
  SelectorScreenProps,
} from '../features/buyback/questionnaire-props.ts';
import type { SaleForms } from '../lib/sale-forms.ts';
import type { AccountScreens } from './account-screens.ts';
import type { CatalogueScreens } from './catalogue-screens.ts';
import type { ConsentScreens } from './consent-screens.ts';
import type { ContentScreens } from './content-screens.ts';
import type { ProductScreens } from './product-screens.ts';
import type { SaleScreens } from './sale-screens.ts';
import type { StoreScreens } from './store-screens.ts';

/** Screens are no part of the first script: lazy in the browser, plain on the server. */
export interface Screens
  extends
    SaleForms,
    AccountScreens,
    CatalogueScreens,
    ContentScreens,
    ProductScreens,
    ConsentScreens,
    SaleScreens,
    StoreScreens {
  readonly Selector: ComponentType<SelectorScreenProps>;
  readonly Questionnaire: ComponentType<QuestionnaireProps>;
  readonly Status: ComponentType;
  readonly CounterOffer: ComponentType;
  readonly Centers: ComponentType;
  readonly ThankYou: ComponentType;
}
