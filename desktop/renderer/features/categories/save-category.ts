import type { ChangedBy } from '#core/contract/changed-by.ts';
import { fromWire } from '#core/contract/casing.ts';
import { asApiError } from '#ui/api-error.ts';
import { client } from '../../lib/client.ts';
import { askConflict } from '../../lib/conflict.ts';
import type { Category } from './category-index.ts';
import {
  mergeCategory,
  storedCategory,
  type CategoryField,
  type WrittenCategory,
} from './form-values.ts';

/** Says a field and its value, for the choice between two. */
export interface FieldWords {
  readonly label: (field: CategoryField) => string;
  readonly value: (field: CategoryField, written: WrittenCategory) => string;
}

const only = (written: WrittenCategory, fields: readonly CategoryField[]) => {
  const { meilisearchBoost, parent: _, ...rest } = written;
  const body = { ...rest, meilisearchBoost: String(meilisearchBoost) };
  const names: ReadonlySet<string> = new Set(fields);
  // Entries of the body that are among its fields are a part of it.
  return Object.fromEntries(Object.entries(body).filter(([name]) => names.has(name))) as Partial<
    typeof body
  >;
};

/** The category as it is now, where a refusal brings it. */
function currentOf(error: unknown): Category | null {
  const refusal = asApiError(error);
  if (refusal?.status !== 409) return null;
  const current: unknown = Reflect.get(Object(refusal.body), 'current');
  // The API has checked its own answer, as with every reply.
  return current ? (fromWire(current) as Category) : null;
}

/** Who wrote the fields in which a refusal says that both meet. */
function writersIn(error: unknown): ReadonlyMap<string, ChangedBy | null> {
  const met: unknown = Reflect.get(Object(asApiError(error)?.body), 'conflicts');
  // The API has checked its own answer, as with every reply.
  const conflicts = (met ?? []) as readonly { field: string; by: ChangedBy | null }[];
  return new Map(conflicts.map(({ field, by }) => [field, by]));
}

/** Which fields of mine stay where somebody was faster; null where I gave it up. */
async function settle(
  base: WrittenCategory,
  edited: WrittenCategory,
  current: WrittenCategory,
  words: FieldWords,
  writers: ReadonlyMap<string, ChangedBy | null>,
): Promise<readonly CategoryField[] | null> {
  const { mine, conflicts } = mergeCategory(base, edited, current);
  if (conflicts.length === 0) return mine;
  const kept = await askConflict(
    conflicts.map((field) => ({
      key: field,
      label: words.label(field),
      mine: words.value(field, edited),
      theirs: words.value(field, current),
      by: writers.get(field) ?? null,
    })),
  );
  return kept && mine.filter((field) => !conflicts.includes(field) || kept.has(field));
}

/**
 * Saves what was changed since `base`. Where somebody else saved meanwhile, other fields merge and the
 * same one is chosen from both values. Answers the category as it is then; null where nothing was sent.
 */
export async function saveCategory(
  base: Category,
  edited: WrittenCategory,
  words: FieldWords,
): Promise<Category | null> {
  const began = storedCategory(base);
  let fields = mergeCategory(began, edited, began).mine;
  let saved = base;
  const params = { id: base.id };
  for (let isDone = false; !isDone;) {
    const changes = only(edited, fields);
    try {
      if (Object.keys(changes).length > 0) {
        const body = { ...changes, version: saved.version };
        saved = await client.patch('category-update', { params, body });
      }
      isDone = true;
    } catch (error) {
      const current = currentOf(error);
      if (current === null) throw error;
      const now = storedCategory(current);
      const settled = await settle(began, edited, now, words, writersIn(error));
      if (settled === null) return null;
      saved = current;
      fields = settled;
    }
  }
  if (!fields.includes('parent')) return saved;
  const body = { target: edited.parent, position: 'last-child' } as const;
  return client.patch('category-move', { params, body });
}

/** Adds a category as the last one of its parent. */
export const addCategory = ({ meilisearchBoost, ...written }: WrittenCategory): Promise<Category> =>
  client.post('category-add', {
    body: { ...written, meilisearchBoost: String(meilisearchBoost) },
  });
