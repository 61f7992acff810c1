/** How many one e-mail may announce within a day, whatever became of them. */
export const mostAnnouncedADay = 10;
export const announcedMinutes = 24 * 60;
