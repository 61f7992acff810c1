export function label(grade: 'A' | 'B'): string {
  switch (grade) {
    case 'A':
      return 'as new';
  }
  return '';
}
