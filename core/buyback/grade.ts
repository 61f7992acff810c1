/** Quality grades from best to worst (SPECIFICATION 9). The order is this list's, never a string's. */
export const grades = ['A+', 'A', 'B', 'C', 'D'] as const;
export type Grade = (typeof grades)[number];

/** Position from best (0) to worst (4). */
export const gradeRank = (grade: Grade): number => grades.indexOf(grade);

/** The grade at a position, or null outside the list. */
export const gradeAt = (rank: number): Grade | null => grades[rank] ?? null;

export const isWorse = (grade: Grade, than: Grade): boolean => gradeRank(grade) > gradeRank(than);

/** The worst of the grades; null when there are none (T-BUY-5). */
export const worstGrade = (given: readonly Grade[]): Grade | null =>
  gradeAt(Math.max(-1, ...given.map(gradeRank)));
