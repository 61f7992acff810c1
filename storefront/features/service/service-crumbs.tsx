import { servicePaths } from '#core/paths/service-paths.ts';
import { useText } from '../../i18n/text.ts';
import { useShop } from '../../lib/shop.tsx';
import { Breadcrumbs, type Crumb } from '../../ui/breadcrumbs.tsx';
import type { ServiceReply } from './service-query.ts';
import { useWanted } from './use-wanted.ts';

/** The way back through the steps that were chosen; nothing before the first. */
export function ServiceCrumbs({ data }: { readonly data: ServiceReply }) {
  const t = useText('service');
  const { market } = useShop();
  const wanted = useWanted();
  const { selector } = servicePaths(market);
  const { productType, productManufacturer, productModel } = data.selectedChoices;
  const names = chosenNames(data);
  if (names.length === 0) return null;
  const steps = [{}, { productType }, { productType, productManufacturer }];
  const labels = [t('heading'), ...names];
  const crumbs: Crumb[] = labels.map((label, index) => ({
    label,
    to: selector(steps[index] ?? { productType, productManufacturer, productModel }, wanted),
  }));
  return <Breadcrumbs crumbs={crumbs} />;
}

/** What the chosen steps are called, from the type on. */
export function chosenNames({ choices, selectedChoices }: ServiceReply): string[] {
  const { productType, productManufacturer, productModel } = selectedChoices;
  const chosen = [
    choices.productType.find(({ value }) => value === productType),
    choices.productManufacturer.find(({ value }) => value === productManufacturer),
    choices.productModel.find(({ value }) => value === productModel),
  ];
  return chosen.flatMap((choice) => (choice ? [choice.label] : []));
}
