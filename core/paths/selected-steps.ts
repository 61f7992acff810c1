/** The selected steps of the cascade; a later one without an earlier one has no address. */
export interface SelectedSteps {
  readonly productType?: string | null | undefined;
  readonly productManufacturer?: string | null | undefined;
  readonly productModel?: string | null | undefined;
  readonly productColor?: string | null | undefined;
}

/** The address of a selection below the page on which it begins. */
export function selectorPath(root: string, steps: SelectedSteps): string {
  const { productType, productManufacturer, productModel, productColor } = steps;
  const chain = [productType, productManufacturer, productModel, productColor];
  const end = chain.findIndex((step) => !step);
  const chosen = end < 0 ? chain : chain.slice(0, end);
  return [root, ...chosen.map((step) => encodeURIComponent(step ?? ''))].join('/');
}
