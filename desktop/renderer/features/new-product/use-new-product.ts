import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { client } from '../../lib/client.ts';
import { failureOf } from '../../lib/failures.ts';
import {
  bodyOf,
  type DraftFamily,
  type DraftPiece,
  type DraftVariant,
  type RowErrors,
} from './draft-product.ts';

const emptyFamily: DraftFamily = {
  nameCs: '',
  nameRo: '',
  kind: 'phone',
  manufacturerId: null,
  descriptionCs: '',
  descriptionRo: '',
};

/** What the form is filled from. */
export const useChoices = () =>
  useQuery({
    queryKey: ['new-product-choices'],
    staleTime: 0,
    queryFn: ({ signal }) => client.get('admin-new-product-choices', {}, { signal }),
  });

/** The family that new variants join. */
export const useFamily = (id: number) =>
  useQuery({
    queryKey: ['meta-master', id],
    enabled: id > 0,
    queryFn: ({ signal }) =>
      client.get('meta-master-get', { params: { metaMasterId: id } }, { signal }),
  });

export type JoinedFamily = Reply<Endpoints['meta-master-get']>;

/** A product that is being typed: nothing of it is lost when the API refuses a row. */
export function useNewProduct(joined: JoinedFamily | null) {
  const [first] = useState<DraftFamily>(joined ?? emptyFamily);
  const [family, setFamily] = useState(first);
  const [categoryIds, setCategoryIds] = useState<readonly number[]>([]);
  const [variants, setVariants] = useState<readonly DraftVariant[]>([]);
  const [pieces, setPieces] = useState<readonly DraftPiece[]>([]);
  const product = { family, categoryIds, variants, pieces };
  const saving = useMutation({
    mutationFn: (isPublished: boolean) =>
      client.post('admin-new-product', { body: bodyOf(product, isPublished, joined?.id) }),
    meta: { silent: true },
  });
  const failure = saving.error === null ? null : failureOf(saving.error);
  const errors: RowErrors = failure?.fields ?? {};
  return {
    product,
    joined,
    saving,
    failure,
    errors,
    setCategoryIds,
    setVariants,
    setPieces,
    changeFamily: (change: Partial<DraftFamily>) => setFamily({ ...family, ...change }),
    isDirty: !saving.isSuccess && (family !== first || variants.length > 0),
  };
}

export type NewProduct = ReturnType<typeof useNewProduct>;
export type Choices = NonNullable<ReturnType<typeof useChoices>['data']>;
