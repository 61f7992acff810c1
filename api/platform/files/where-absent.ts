/** What stands for a file or folder that is not there (`.catch(whereAbsent(…))`); any other trouble is heard of. */
export const whereAbsent =
  <T>(value: T) =>
  (error: unknown): T => {
    if (error instanceof Error && Reflect.get(error, 'code') === 'ENOENT') return value;
    throw error;
  };
