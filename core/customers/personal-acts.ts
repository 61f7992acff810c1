/** What is done with all data of a person on their demand; kept with its reason beside the readings of contacts. */
export const personalActs = ['personal_copy', 'erasure'] as const;
export type PersonalAct = (typeof personalActs)[number];
