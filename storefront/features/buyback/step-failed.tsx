import { useText } from '../../i18n/text.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import type { Selection } from './use-selection.ts';

/** The choices of a step did not arrive: choosing the same again asks again. */
export function StepFailed({ selection: { state, dispatch } }: { readonly selection: Selection }) {
  const t = useText('selector');
  const again = () => {
    const { selectedProductColor } = state;
    if (selectedProductColor !== null && state.appraisalAPIErrorMessage !== null) {
      dispatch({ type: 'color_chosen', productColor: selectedProductColor });
      return;
    }
    const { selectedProductType, selectedProductManufacturer, selectedProductModel } = state;
    if (selectedProductModel !== null) {
      dispatch({ type: 'model_chosen', productModel: selectedProductModel });
    } else if (selectedProductManufacturer !== null) {
      dispatch({
        type: 'manufacturer_chosen',
        productManufacturer: selectedProductManufacturer,
      });
    } else if (selectedProductType !== null) {
      dispatch({ type: 'type_chosen', productType: selectedProductType });
    }
  };
  const appraising = state.selectedProductColor !== null;
  const message = appraising ? (state.appraisalAPIErrorMessage ?? t('appraisalFailed')) : null;
  return <LoadFailed message={message ?? t('loadFailed')} onRetry={again} />;
}
