import { routes } from '#api/routes.ts';

export const imported = routes;
