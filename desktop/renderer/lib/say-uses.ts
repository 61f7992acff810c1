import { changedTables as csTables } from '#core/phrases/cs/changes.ts';
import { changedTables as roTables } from '#core/phrases/ro/changes.ts';
import type { Language } from '#core/market/market.ts';
import { failureOf } from './failures.ts';

const tables: Record<Language, Readonly<Record<string, string>>> = { cs: csTables, ro: roTables };

/**
 * Why a row could not be deleted: what a 409 says, with how often and where it is used, such as
 * "Modely zařízení: 12".
 */
export function sayUses(error: unknown, language: Language): string {
  const { text, body } = failureOf(error);
  const uses: unknown = Reflect.get(Object(body), 'uses');
  if (!Array.isArray(uses)) return text;
  const parts = uses.map((use: unknown) => {
    const table = String(Reflect.get(Object(use), 'table'));
    return `${tables[language][table] ?? table}: ${String(Reflect.get(Object(use), 'count'))}`;
  });
  return `${text} ${parts.join(', ')}.`;
}
