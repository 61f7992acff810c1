const mostFrames = 12;

export interface DescribedError {
  readonly name: string;
  readonly message?: string;
  readonly code?: string;
  readonly constraint?: string;
  readonly stack: readonly string[];
}

/**
 * What a log may hold of an error. Messages of the database, of mail servers and of the JSON parser
 * quote values, which may be personal data: of these only codes and names remain. In others, whatever looks like an
 * address or a long number is blacked out.
 */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { name: typeof error, stack: [] };
  // The models wrap what the database threw.
  const native: unknown = Reflect.get(error, 'nativeError');
  const origin = native instanceof Error ? native : error;
  const code = textAt(origin, 'code');
  const constraint = textAt(origin, 'constraint');
  const stack = (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, mostFrames)
    .map((line) => line.trim());
  const fromOutside = ['severity', 'responseCode', 'command'].some((key) => key in origin);
  const quotes = fromOutside || error instanceof SyntaxError;
  return {
    name: error.name,
    ...(code !== null && { code }),
    ...(constraint !== null && { constraint }),
    ...(!quotes && { message: blackOut(error.message) }),
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
