import { routes } from '#api/routes.ts';

export const orders = routes;
