/** What was started, in order. */
export type Started = (() => Promise<void>)[];

/**
 * Stops everything from the last to the first, once. One that fails keeps none of the others, such
 * as the embedded database, from being stopped; the first failure is thrown at the end.
 */
export async function stopAll(started: Started): Promise<void> {
  const failures: unknown[] = [];
  for (const stop of started.splice(0).toReversed()) {
    await stop().catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}
