import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pictureFile } from '#core/files/picture.ts';
import { useLanguage, usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { useDebounced } from '#ui/use-debounced.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx';

interface PhotoPickerProps {
  readonly onChoose: (filesetId: number) => void;
  readonly onClose: () => void;
}

const page = 60;

/** Filesets of the gallery by name, each with its first picture. */
export function PhotoPicker({ onChoose, onClose }: PhotoPickerProps) {
  const t = usePhrases('categories');
  const [typed, setTyped] = useState('');
  return (
    <Dialog title={t('choosePhoto')} width="wide" onClose={onClose}>
      <TextField
        label={t('searchPhotos')}
        type="search"
        autoFocus
        maxLength={100}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Filesets term={useDebounced(typed.trim(), 200)} onChoose={onChoose} />
    </Dialog>
  );
}

interface FilesetsProps {
  readonly term: string;
  readonly onChoose: (filesetId: number) => void;
}

function Filesets({ term, onChoose }: FilesetsProps) {
  const t = usePhrases('categories');
  const language = useLanguage();
  const { data, error, refetch } = useQuery({
    queryKey: ['filesets', term, language],
    queryFn: ({ signal }) =>
      client.get('gallery-filesets-by-term', { query: { term, limit: page } }, { signal }),
    placeholderData: keepPreviousData,
  });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton />;
  if (data.results.length === 0) return <EmptyState title={t('noFilesets')} />;
  return (
    <>
      <ul className="photo-grid">
        {data.results.map(({ id, name, fileCount, cover }) => (
          <li key={id}>
            <button type="button" className="photo-choice" onClick={() => onChoose(id)}>
              <span className="photo-frame">
                {cover && <img src={pictureFile(cover, 160)} alt={cover.alt} loading="lazy" />}
              </span>
              {name}
              <span className="soft">{t('pictures', { count: fileCount })}</span>
            </button>
          </li>
        ))}
      </ul>
      {data.count > page && <p className="soft">{t('morePhotos', { count: data.count })}</p>}
    </>
  );
}
