/**
 * Stands at the head of the Czech text of articles that are samples of what a lawyer has to write.
 * Whoever makes them their own takes the sentence out, and with it what hides them in production.
 */
export const sampleMark = 'Než začnete prodávat doopravdy';
