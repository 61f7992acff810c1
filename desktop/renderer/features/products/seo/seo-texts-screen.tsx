import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { SelectField, TextField } from '#ui/text-field.tsx';
import { useDebounced } from '#ui/use-debounced.ts';
import { useLanguage, usePhrases } from '../../../i18n/use-phrases.ts';
import { client } from '../../../lib/client.ts';
import { usePermission } from '../../../lib/use-permission.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel, SplitView } from '../../../ui/panel.tsx';
import { Screen } from '../../../ui/screen.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states.tsx';
import { SeoForms } from '../../../ui/catalogue/seo-forms.tsx';
import { AddSeo } from './add-seo.tsx';
import { seoKinds, type SeoSubject } from './seo-subject.ts';
import '../../../ui/plain-table.css';
import '../../../ui/catalogue/screen-part.css';

type Found = Reply<Endpoints['admin-seo-text-list']>['results'][number];

const most = 100;

/** Texts for search engines of categories, families and variants, and a form of both languages. */
export function SeoTextsScreen() {
  const t = usePhrases('seoTexts');
  const title = usePhrases('screens')('seoTexts');
  const mayEdit = usePermission('catalogue.texts');
  const [open, setOpen] = useState<SeoSubject | 'new' | null>(null);
  const close = () => setOpen(null);
  const panel =
    open === 'new' ? (
      <AddSeo onChoose={setOpen} onClose={close} />
    ) : (
      open && (
        <Panel
          key={`${open.subjectKind} ${String(open.subjectId)}`}
          title={open.name}
          onClose={close}
          takesFocus
        >
          <SeoForms subjectKind={open.subjectKind} subjectId={open.subjectId} />
        </Panel>
      )
    );
  const add = (
    <Button kind="primary" icon="plus" onClick={() => setOpen('new')}>
      {t('add')}
    </Button>
  );
  return (
    <Screen title={title} tools={mayEdit && add}>
      <SplitView panelWidth="normal" panel={panel}>
        <SeoList onOpen={setOpen} />
      </SplitView>
    </Screen>
  );
}

function SeoList({ onOpen }: { readonly onOpen: (subject: SeoSubject) => void }) {
  const t = usePhrases('seoTexts');
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const [kind, setKind] = useState('');
  const term = useDebounced(typed.trim(), 200);
  const subjectKind = seoKinds.find((one) => one === kind);
  const query = { term, limit: most, ...(subjectKind && { subjectKind }) };
  const { data, error, refetch } = useQuery({
    queryKey: ['seo-texts', 'list', query, language],
    queryFn: ({ signal }) => client.get('admin-seo-text-list', { query }, { signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <div className="screen-part">
      <div className="part-actions">
        <TextField
          label={t('find')}
          type="search"
          maxLength={100}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <SelectField
          label={t('kind')}
          value={kind}
          onChange={({ target }) => setKind(target.value)}
        >
          <option value="">{t('allKinds')}</option>
          {seoKinds.map((one) => (
            <option key={one} value={one}>
              {t(`kind_${one}`)}
            </option>
          ))}
        </SelectField>
      </div>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={8} />}
      {data?.results.length === 0 && <EmptyState title={t('none')}>{t('noneText')}</EmptyState>}
      {data && data.results.length > 0 && (
        <SeoTable rows={data.results} count={data.count} onOpen={onOpen} />
      )}
    </div>
  );
}

interface SeoTableProps {
  readonly rows: readonly Found[];
  readonly count: number;
  readonly onOpen: (subject: SeoSubject) => void;
}

function SeoTable({ rows, count, onOpen }: SeoTableProps) {
  const t = usePhrases('seoTexts');
  return (
    <table className="plain-table">
      <caption aria-live="polite">{t('found', { count })}</caption>
      <thead>
        <tr>
          {(['subject', 'kind', 'language', 'title', 'description'] as const).map((column) => (
            <th key={column} scope="col">
              {t(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.subjectKind} ${String(row.subjectId)} ${row.language}`}>
            <th scope="row">
              <Button kind="quiet" onClick={() => onOpen(row)}>
                {row.name}
              </Button>
            </th>
            <td>{t(`kind_${row.subjectKind}`)}</td>
            <td>{t(`language_${row.language}`)}</td>
            <td>{row.title}</td>
            <td>{row.description}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
