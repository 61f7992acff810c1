import { useQuery } from '@tanstack/react-query';
import type { CallInput, Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import type { RowField } from '../row-field.ts';
import type { RowValues } from '../row-form.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { queries } from '../../lib/queries.ts';
import { ErrorState, Skeleton } from '../states.tsx';
import { TabForm } from './tab-form.tsx';

type SeoText = Reply<Endpoints['admin-seo-texts']>['texts'][number];

type Subject = NonNullable<CallInput<Endpoints['admin-seo-texts']>['query']>;

/** What search engines show of a page, in both languages; empty leaves it to the shop. */
export function SeoForms(subject: Subject) {
  const t = usePhrases('product');
  const { subjectKind, subjectId } = subject;
  const queryKey = ['seo-texts', subjectKind, subjectId];
  const texts = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      client.get('admin-seo-texts', { query: { subjectKind, subjectId } }, { signal }),
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
        subjectKind,
        subjectId: Number(subjectId),
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
        id: Number(subjectId),
        version: text.version,
        title: text.title,
        description: text.description,
      }}
      permission="catalogue.texts"
      save={save(text)}
      onSaved={() => void queries.invalidateQueries({ queryKey: ['seo-texts'] })}
    />
  ));
}
