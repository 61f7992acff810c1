interface Proof {
  /** When the session's second factor was last proved; null where the password was enough. */
  readonly provedAt: Date | null;
  /** Minutes for which a proof is good. */
  readonly minutes: number;
  readonly isProduction: boolean;
  readonly now: Date;
}

/**
 * Whether the second factor is to be proved anew before money leaves, an identity is shown or prices
 * are published: a screen that was left open, or a session that was taken, is not its owner. A real
 * shop demands it; one that is only tried out asks whoever has a second factor, as at the sign-in.
 */
export function mustProveAnew({ provedAt, minutes, isProduction, now }: Proof): boolean {
  if (provedAt === null) return isProduction;
  return now.getTime() - provedAt.getTime() > minutes * 60_000;
}
