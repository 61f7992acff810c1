import { useQuery } from '@tanstack/react-query';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import type { RowField, RowValues } from '../../../ui/row-form.tsx';
import { usePhrases } from '../../../i18n/use-phrases.ts';
import { client } from '../../../lib/client.ts';
import { queries } from '../../../lib/queries.ts';
import { ErrorState, Skeleton } from '../../../ui/states.tsx';
import { TabForm } from './tab-form.tsx';
import type { TabProps } from './variant.ts';

type SeoText = Reply<Endpoints['admin-seo-texts']>['texts'][number];

/** What search engines show of the variant, in both languages; empty leaves it to the shop. */
export function SeoTab({ variant }: TabProps) {
  const t = usePhrases('product');
  const subject = { subjectKind: 'master_product', subjectId: variant.id } as const;
  const queryKey = ['seo-texts', variant.id];
  const texts = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.get('admin-seo-texts', { query: subject }, { signal }),
  });
  if (texts.isError) return <ErrorState error={texts.error} />;
  if (!texts.data) return <Skeleton lines={5} />;
  const fields: readonly RowField[] = [
    { name: 'title', label: t('seoTitle'), help: t('seoHelp'), type: 'text' },
    { name: 'description', label: t('seoDescription'), type: 'note' },
  ];
  const save = (text: SeoText) => (_: unknown, values: RowValues) =>
    client.patch('admin-seo-text-set', {
      body: {
        ...subject,
        language: text.language,
        version: text.version,
        title: String(values['title'] ?? text.title),
        description: String(values['description'] ?? text.description),
      },
    });
  return texts.data.texts.map((text) => (
    <TabForm
      key={text.language}
      title={t(`seo_${text.language}`)}
      fields={fields}
      row={{
        id: variant.id,
        version: text.version,
        title: text.title,
        description: text.description,
      }}
      permission="catalogue.texts"
      save={save(text)}
      onSaved={() => void queries.invalidateQueries({ queryKey })}
    />
  ));
}
