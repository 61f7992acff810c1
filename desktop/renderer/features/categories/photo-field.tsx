import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pictureFile } from '#core/files/picture.ts';
import { useLanguage, usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { usePermission } from '../../lib/use-permission.ts';
import { Button } from '../../ui/button.tsx';
import { PhotoPicker } from './photo-picker.tsx';

interface PhotoFieldProps {
  /** A fileset's id. */
  readonly value: number | null | undefined;
  readonly onChange: (id: number | null) => void;
  readonly canEdit: boolean;
}

/** The category's picture: the first one of the fileset that is chosen. */
export function PhotoField({ value = null, onChange, canEdit }: PhotoFieldProps) {
  const t = usePhrases('categories');
  const mayPick = usePermission('gallery.edit') && canEdit;
  const [isPicking, setPicking] = useState(false);
  return (
    <div className="field" role="group" aria-label={t('photo')}>
      <span className="field-label">{t('photo')}</span>
      {value === null ? <p className="soft">{t('noPhoto')}</p> : <Photo id={value} />}
      <div className="category-photo-actions">
        {mayPick && <Button onClick={() => setPicking(true)}>{t('choosePhoto')}</Button>}
        {value !== null && canEdit && (
          <Button kind="quiet" onClick={() => onChange(null)}>
            {t('removePhoto')}
          </Button>
        )}
      </div>
      {!mayPick && canEdit && <p className="soft">{t('noGallery')}</p>}
      {isPicking && (
        <PhotoPicker
          onClose={() => setPicking(false)}
          onChoose={(id) => {
            setPicking(false);
            onChange(id);
          }}
        />
      )}
    </div>
  );
}

function Photo({ id }: { readonly id: number }) {
  const t = usePhrases('categories');
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: ['photo-fileset', id, language],
    queryFn: () => client.get('photo-fileset', { params: { photoId: id } }),
    meta: { silent: true },
  });
  if (!data) return null;
  return (
    <figure className="category-photo">
      {data.photo && <img src={pictureFile(data.photo, 160)} alt={data.photo.alt} />}
      <figcaption>
        {data.name}
        <span className="soft">
          {data.photo === null
            ? t('emptyFileset')
            : t('alt', { alt: data.photo.alt === '' ? '–' : data.photo.alt })}
        </span>
      </figcaption>
    </figure>
  );
}
