import { routes } from '#api/routes.ts';

export const server = routes;
