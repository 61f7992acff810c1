import { SeoForms } from '../../../ui/catalogue/seo-forms.tsx';
import type { TabProps } from './variant.ts';

/** What search engines show of the variant. */
export const SeoTab = ({ variant }: TabProps) => (
  <SeoForms subjectKind="master_product" subjectId={variant.id} />
);
