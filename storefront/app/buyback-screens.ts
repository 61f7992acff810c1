import type { ScreenLoader } from './screen-loader.ts';

/** Screens of the buy-back, from the selector to the state of a sale. */
export function buybackScreens({ screen, plainPart }: ScreenLoader) {
  const sellForm = plainPart(['sell', 'validation'], () =>
    import('../features/sell/sell-form.tsx').then((file) => file.SellForm),
  );
  const emailForm = plainPart(['offer', 'validation'], () =>
    import('../features/offer/email-form.tsx').then((file) => file.EmailForm),
  );
  const questionnaire = plainPart(['questionnaire'], () =>
    import('../features/buyback/questionnaire.tsx').then((file) => file.Questionnaire),
  );
  const selector = screen(['selector'], () => {
    // Whoever uses the selector is about to see the questions.
    questionnaire.prefetch();
    return import('../features/buyback/selector-screen.tsx').then((file) => file.SelectorScreen);
  });
  const status = screen(['status', 'validation'], () =>
    import('../features/status/status-screen.tsx').then((file) => file.StatusScreen),
  );
  const counterOffer = screen(['status'], () =>
    import('../features/status/counter-offer-screen.tsx').then((file) => file.CounterOfferScreen),
  );
  const centers = screen(['centers'], () =>
    import('../features/centers/centers-screen.tsx').then((file) => file.CentersScreen),
  );
  const thankYou = screen(['thankYou'], () =>
    import('../features/thank-you/thank-you-screen.tsx').then((file) => file.ThankYouScreen),
  );
  return {
    Selector: selector.Screen,
    Questionnaire: questionnaire.Screen,
    SellForm: sellForm.Screen,
    EmailForm: emailForm.Screen,
    prefetchForms: () => {
      sellForm.prefetch();
      emailForm.prefetch();
    },
    Status: status.Screen,
    CounterOffer: counterOffer.Screen,
    Centers: centers.Screen,
    ThankYou: thankYou.Screen,
  };
}
