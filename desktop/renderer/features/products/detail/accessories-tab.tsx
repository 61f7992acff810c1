import { Fitting } from '../../../ui/catalogue/fitting.tsx';
import type { TabProps } from './variant.ts';

/** What fits the variant: the same for its whole family. */
export const AccessoriesTab = ({ variant, mayEdit }: TabProps) => (
  <Fitting familyId={variant.metaMasterId} mayEdit={mayEdit} />
);
