export const device = { ...{ id: 1, name: 'Pixel' }, grade: 'A' };
