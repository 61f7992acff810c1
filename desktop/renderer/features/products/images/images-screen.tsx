import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pictureFile } from '#core/files/picture.ts';
import { TextField } from '#ui/text-field.tsx';
import { useDebounced } from '#ui/use-debounced.ts';
import { useLanguage, usePhrases } from '../../../i18n/use-phrases.ts';
import { client } from '../../../lib/client.ts';
import { reportFailure } from '../../../lib/failures.ts';
import { queries } from '../../../lib/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { SplitView } from '../../../ui/panel.tsx';
import { Screen } from '../../../ui/screen.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states.tsx';
import { FilesetPanel } from './fileset-panel.tsx';
import '../../../ui/catalogue/screen-part.css';
import './images.css';

/** Filesets that are listed at once; another word finds the rest. */
const most = 60;

/** Filesets of the gallery by a word, with their pictures beside the list. */
export function ImagesScreen() {
  const t = usePhrases('images');
  const title = usePhrases('screens')('images');
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState<number | null>(null);
  const term = useDebounced(typed.trim(), 200);
  const adding = useMutation({
    mutationFn: (name: string) => client.post('gallery-fileset-add', { body: { name } }),
    meta: { silent: true },
    onError: reportFailure,
    onSuccess: ({ id }) => {
      void queries.invalidateQueries({ queryKey: ['filesets'] });
      setOpen(id);
    },
  });
  const add = (
    <Button
      kind="primary"
      icon="plus"
      disabled={typed.trim() === ''}
      busy={adding.isPending}
      onClick={() => adding.mutate(typed.trim())}
    >
      {typed.trim() === '' ? t('add') : t('addNamed', { name: typed.trim() })}
    </Button>
  );
  return (
    <Screen title={title} tools={add}>
      <SplitView
        panelWidth="wide"
        panel={open !== null && <FilesetPanel key={open} id={open} onClose={() => setOpen(null)} />}
      >
        <div className="screen-part">
          <TextField
            label={t('find')}
            help={t('findHelp')}
            type="search"
            autoComplete="off"
            maxLength={100}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Filesets term={term} chosen={open} onChoose={setOpen} />
        </div>
      </SplitView>
    </Screen>
  );
}

interface FilesetsProps {
  readonly term: string;
  readonly chosen: number | null;
  readonly onChoose: (id: number) => void;
}

function Filesets({ term, chosen, onChoose }: FilesetsProps) {
  const t = usePhrases('images');
  const language = useLanguage();
  const { data, error, refetch } = useQuery({
    queryKey: ['filesets', term, language],
    queryFn: ({ signal }) =>
      client.get('gallery-filesets-by-term', { query: { term, limit: most } }, { signal }),
    placeholderData: keepPreviousData,
  });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton />;
  if (data.results.length === 0) {
    return <EmptyState title={t('none')}>{t('noneText')}</EmptyState>;
  }
  return (
    <>
      <p role="status">{t('found', { count: data.count })}</p>
      <ul className="fileset-grid">
        {data.results.map(({ id, name, fileCount, cover }) => (
          <li key={id}>
            <button
              type="button"
              className="fileset-choice"
              aria-pressed={id === chosen}
              onClick={() => onChoose(id)}
            >
              <span className="fileset-cover">
                {cover && <img src={pictureFile(cover, 160)} alt={cover.alt} loading="lazy" />}
              </span>
              {name}
              <span className="soft">{t('pictures', { count: fileCount })}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
