/** What each person had open last at this desk: the screen alone, nothing of what it showed. */
const place = (userId: number) => `obmena.screen.${String(userId)}`;

/** Address of the screen, such as `/products`; null where the person was never here. */
export const lastScreen = (userId: number): string | null => localStorage.getItem(place(userId));

export const keepLastScreen = (userId: number, path: string): void =>
  localStorage.setItem(place(userId), path);
