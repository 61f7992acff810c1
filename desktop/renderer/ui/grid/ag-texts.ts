import type { GetLocaleTextParams } from 'ag-grid-community';
import type { Text } from '../../i18n/use-phrases.ts';

/**
 * What AG Grid itself can say with the modules that the lists use, by its names; everything else that
 * people see or hear is drawn by the list. Its menus, sorting and filters are off.
 */
const texts: Readonly<Record<string, Parameters<Text<'grid'>>[0]>> = {
  loadingOoo: 'loading',
  noRowsToShow: 'emptyTitle',
  noMatchingRows: 'emptyFilteredTitle',
  loadingError: 'rowFailed',
  ariaSkeletonCellLoading: 'loading',
  ariaDeferSkeletonCellLoading: 'loading',
  ariaSkeletonCellLoadingFailed: 'rowFailed',
};

/** A text of AG Grid in the person's language; asked for each time, for the language can change. */
export function agText({ key, defaultValue }: GetLocaleTextParams, t: Text<'grid'>): string {
  const phrase = texts[key];
  return phrase === undefined ? defaultValue : t(phrase);
}
