/** From which version of a repair to which this window itself has brought it. */
const steps = new Map<string, number>();

/** A change that was accepted: nobody else's lies between the version that was sent and the one that was answered. */
export function recordOwnStep(id: number, from: number, to: number): void {
  if (to > from) steps.set(`${String(id)} ${String(from)}`, to);
}

/**
 * The version that is known through one's own changes: what was typed before another part of the same screen was saved is
 * no conflict with oneself.
 */
export function afterOwnSteps(id: number, version: number): number {
  const next = steps.get(`${String(id)} ${String(version)}`);
  return next === undefined ? version : afterOwnSteps(id, next);
}
