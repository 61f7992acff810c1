import { failureOf } from './failures.ts';

/**
 * Why a row could not be deleted: what a 409 says, with how often and where it is used, such as
 * "Modely zařízení: 12".
 */
export function sayUses(error: unknown, tableName: (table: string) => string): string {
  const { text, body } = failureOf(error);
  const uses: unknown = Reflect.get(Object(body), 'uses');
  if (!Array.isArray(uses)) return text;
  const parts = uses.map((use: unknown) => {
    const table = String(Reflect.get(Object(use), 'table'));
    return `${tableName(table)}: ${String(Reflect.get(Object(use), 'count'))}`;
  });
  return `${text} ${parts.join(', ')}.`;
}
