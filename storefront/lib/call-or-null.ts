import { statusOf } from '#ui/api-error.ts';

/** The answer of a call about something that may not be there; null where it is not. */
export async function callOrNull<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    const status = statusOf(error);
    if (status === 404 || status === 400) return null;
    throw error;
  }
}
