import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import type { Crop } from '#core/files/crop.ts';
import { mostPictureBytes } from '#core/files/image-limits.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { failureOf, reportFailure } from '../../lib/failures.ts';
import { notify } from '../../lib/notify.ts';
import { queries } from '../../lib/queries.ts';

export type Pictures = Reply<Endpoints['gallery-fileset']>;
export type PictureFile = Pictures['files'][number];
export type PictureColor = Reply<Endpoints['admin-family-pictures']>['colors'][number];

const familyKey = (familyId: number) => ['family-pictures', familyId];
const filesKey = (filesetId: number | null) => ['fileset', filesetId];

/** Pictures of a family, with the colours that they may be of. */
export function usePictures(familyId: number) {
  const family = useQuery({
    queryKey: familyKey(familyId),
    queryFn: ({ signal }) =>
      client.get('admin-family-pictures', { params: { metaMasterId: familyId } }, { signal }),
  });
  const filesetId = family.data?.filesetId ?? null;
  const files = useQuery({
    queryKey: filesKey(filesetId),
    enabled: filesetId !== null,
    queryFn: ({ signal }) =>
      client.get('gallery-fileset', { params: { filesetId: filesetId ?? 0 } }, { signal }),
  });
  return { family, files };
}

/** What somebody else changed meanwhile is read anew. */
const reread = (variantId: number) => {
  void queries.invalidateQueries({ queryKey: ['family-pictures'] });
  void queries.invalidateQueries({ queryKey: ['fileset'] });
  void queries.invalidateQueries({ queryKey: ['admin-variant', variantId] });
};

/** The fileset of a family, which is made where it has none. */
export async function filesetOfFamily(metaMasterId: number): Promise<number | null> {
  const params = { metaMasterId };
  const { filesetId } = await client.post('admin-family-pictures-ensure', { params, body: {} });
  return filesetId;
}

/** Sends pictures one after the other to where they are kept; one that is refused says why and the rest go on. */
export function useUpload(
  place: () => Promise<number | null>,
  variantId: number,
  colorSlug: string,
) {
  const t = usePhrases('pictures');
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const sendOne = async (filesetId: number, file: File): Promise<void> => {
    if (file.size > mostPictureBytes) {
      notify('error', t('tooLarge', { name: file.name }));
      return;
    }
    try {
      const body = { altCs: '', altRo: '', colorSlug };
      await client.post('gallery-file-add', { params: { filesetId }, body, file });
    } catch (error) {
      const said = failureOf(error).fields['file'];
      if (said === undefined) reportFailure(error);
      else notify('error', `${file.name}: ${said}`);
    }
  };
  const upload = async (files: readonly File[]) => {
    try {
      setProgress({ done: 0, total: files.length });
      const filesetId = await place();
      for (const [at, file] of files.entries()) {
        setProgress({ done: at + 1, total: files.length });
        if (filesetId !== null) await sendOne(filesetId, file);
      }
    } catch (error) {
      reportFailure(error);
    } finally {
      setProgress(null);
      reread(variantId);
    }
  };
  return { progress, upload };
}

/** Changes of pictures that are there; each is read anew afterwards, also where it was refused. */
export function usePictureChanges({ id: filesetId, version }: Pictures, variantId: number) {
  const changing = useMutation({
    mutationFn: (change: () => Promise<unknown>) => change(),
    meta: { silent: true },
    onError: reportFailure,
    onSettled: () => reread(variantId),
  });
  return {
    isBusy: changing.isPending,
    putInOrder: (order: readonly number[]) =>
      changing.mutate(() =>
        client.patch('gallery-fileset-update', {
          params: { filesetId },
          body: { version, order: [...order] },
        }),
      ),
    describe: (
      file: PictureFile,
      texts: { readonly altCs: string; readonly altRo: string; readonly colorSlug: string },
    ) =>
      changing.mutate(() =>
        client.patch('gallery-file-update', {
          params: { fileId: file.id },
          body: { version: file.version, ...texts },
        }),
      ),
    crop: (file: PictureFile, crop: Crop | null) =>
      changing.mutate(() =>
        client.patch('gallery-file-crop', {
          params: { fileId: file.id },
          body: { version: file.version, crop: crop && { ...crop } },
        }),
      ),
    remove: (file: PictureFile) =>
      changing.mutate(() =>
        client.delete('gallery-file-delete', {
          params: { fileId: file.id },
          query: { version: file.version },
        }),
      ),
  };
}
