/** More than anybody presses: changes of a cart by one visitor, and visitors who begin one at one network. */
export const cartLimit = { attempts: 600, newVisitors: 300, minutes: 10 } as const;
