import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { buildPath } from '#core/contract/client.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { queries } from '../../lib/queries.ts';
import { useConfig } from '../../lib/session.ts';
import { useMoment } from '../../lib/use-moment.ts';
import { AddPhotos } from '../../ui/add-photos.tsx';
import { Button } from '../../ui/button.tsx';
import { PhotoGallery } from '../../ui/photo-gallery.tsx';
import { ErrorState } from '../../ui/states.tsx';

const photosKey = (parcelId: number) => ['parcel-photos', parcelId];

/** Photos of what is in a parcel, once somebody wants to see or to add one. */
export function ParcelPhotos({ parcelId }: { readonly parcelId: number }) {
  const t = usePhrases('packing');
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <Photos parcelId={parcelId} />;
  return (
    <div>
      <Button onClick={() => setOpen(true)}>{t('photosShow')}</Button>
    </div>
  );
}

function Photos({ parcelId }: { readonly parcelId: number }) {
  const t = usePhrases('packing');
  const moment = useMoment();
  const pattern = useConfig().urls['parcel-photo'] ?? '';
  const params = { id: parcelId };
  const found = useQuery({
    queryKey: photosKey(parcelId),
    queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
      client.get('parcel-photos', { params }, { signal }),
  });
  if (found.isError) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />;
  const photos = (found.data?.photos ?? []).map(({ id, at, by, height, width }, index) => ({
    id,
    src: buildPath(pattern, { params: { id: parcelId, photoId: id } }),
    alt: t('photoOf', { index: index + 1, name: by, moment: moment(at) }),
    width,
    height,
  }));
  return (
    <div>
      <h3>{t('photosTitle')}</h3>
      {found.data && photos.length === 0 && <p className="soft">{t('photosNone')}</p>}
      <PhotoGallery title={t('photosTitle')} photos={photos} />
      <AddPhotos
        label={t('photosAdd')}
        progressLabel={(progress) => t('photosAdding', progress)}
        send={(file) => client.post('parcel-photo-add', { params, file })}
        onSent={() => queries.invalidateQueries({ queryKey: photosKey(parcelId) })}
      />
    </div>
  );
}
