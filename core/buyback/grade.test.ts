import { describe, expect, it } from 'vitest';
import { gradeAt, grades, isWorse, worstGrade } from './grade.ts';

describe('worstGrade', () => {
  it('takes A+ for better than A, which sorting the strings would not', () => {
    expect(worstGrade(['A+', 'A'])).toBe('A');
    expect(worstGrade(['A', 'A+'])).toBe('A');
    expect(isWorse('A', 'A+')).toBe(true);
    expect(isWorse('A+', 'A')).toBe(false);
    expect(isWorse('B', 'B')).toBe(false);
  });

  it('has no answer without grades', () => {
    expect(worstGrade([])).toBeNull();
    expect(gradeAt(-1)).toBeNull();
  });

  it('finds the last of the list among all', () => {
    expect(worstGrade(grades)).toBe('D');
  });
});
