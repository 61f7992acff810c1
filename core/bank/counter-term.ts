/** Who paid and what they wrote is needed while a payment may be disputed; the movement itself stays. */
export const counterRetentionDays = 3 * 365;
