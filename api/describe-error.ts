const mostFrames = 12;

export interface DescribedError {
  readonly name: string;
  readonly message?: string;
  readonly code?: string;
  readonly constraint?: string;
  readonly stack: readonly string[];
}

/**
 * What a log may hold of an error. Messages of the database and of mail servers quote values, which
 * may be personal data: of these only codes and names remain. In others, whatever looks like an
 * address or a long number is blacked out.
 */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { name: typeof error, stack: [] };
  const code = textAt(error, 'code');
  const constraint = textAt(error, 'constraint');
  const stack = (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, mostFrames)
    .map((line) => line.trim());
  const fromOutside = ['severity', 'responseCode', 'command'].some((key) => key in error);
  return {
    name: error.name,
    ...(code !== null && { code }),
    ...(constraint !== null && { constraint }),
    ...(!fromOutside && { message: blackOut(error.message) }),
    stack,
  };
}

const blackOut = (text: string) =>
  text
    .slice(0, 500)
    .replace(/\S+@\S+/g, '…')
    .replace(/\d[\d /-]{4,}\d/g, '…');

const textAt = (error: Error, key: string): string | null => {
  const value: unknown = Reflect.get(error, key);
  return typeof value === 'string' ? value : null;
};
