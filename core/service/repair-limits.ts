/** How many announced devices one e-mail may have that have not come yet. */
export const mostAnnounced = 5;
/** How many one e-mail may announce within a day, whatever became of them. */
export const mostAnnouncedADay = 10;
export const announcedMinutes = 24 * 60;
