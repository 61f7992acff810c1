import { countryCodes } from '#core/identity/countries.ts';
import type { Language, Market } from '#core/market/market.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';

/** Countries by their name in the language, the market's own first. */
function countryChoices(language: Language, { defaultCountry }: Market) {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const { compare } = new Intl.Collator(language);
  const isOwn = (code: string) => Number(code === defaultCountry);
  return countryCodes
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((a, b) => isOwn(b.value) - isOwn(a.value) || compare(a.label, b.label));
}

export const countryRoutes = ({ market }: Dependencies): BoundRoute[] => {
  const choices = {
    cs: countryChoices('cs', market),
    ro: countryChoices('ro', market),
  };
  return [
    bind('country-options', (_, { language, tag }) => {
      tag('countries');
      return Promise.resolve({ choices: choices[language] });
    }),
  ];
};
