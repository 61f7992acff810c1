import { FieldRefusal, Refusal } from '../http/refusal.ts';

/** Fields by the name of the database's constraint that guards them. */
export type GuardedFields = Readonly<Record<string, string>>;

const phrases: Readonly<Record<string, string>> = {
  '23505': 'already_used',
  '23503': 'unknown_row',
  '23514': 'invalid_value',
};
const referenced = '23503';

/**
 * Says what a constraint of the database refused as a 400 on its field. What refers to the row and
 * keeps it from being deleted is a 409; anything else is a bug and passes through.
 */
export async function refuseConstraint<T>(fields: GuardedFields, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const { code, constraint } = refusedBy(error);
    const field = fields[constraint];
    const phrase = phrases[code];
    if (field !== undefined && phrase !== undefined) throw new FieldRefusal({ [field]: [phrase] });
    if (code === referenced) throw new Refusal(409, 'still_used');
    throw error;
  }
}

function refusedBy(error: unknown): { code: string; constraint: string } {
  if (!(error instanceof Error)) return { code: '', constraint: '' };
  // The models wrap what the database threw.
  const native: unknown = Reflect.get(error, 'nativeError');
  const origin = native instanceof Error ? native : error;
  const text = (name: string) => {
    const value: unknown = Reflect.get(origin, name);
    return typeof value === 'string' ? value : '';
  };
  return { code: text('code'), constraint: text('constraint') };
}
