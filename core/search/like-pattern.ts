/**
 * A text as a literal inside an SQL LIKE pattern with the default escape `\` (T-SRCH-3): `%` and `_`
 * lose their meaning. The caller adds its own wildcards around it and still binds it as a parameter.
 */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
