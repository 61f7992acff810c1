/** What texts for search engines are written for. */
export const seoKinds = ['category', 'meta_master', 'master_product'] as const;

export interface SeoSubject {
  readonly subjectKind: (typeof seoKinds)[number];
  readonly subjectId: number;
  readonly name: string;
}
