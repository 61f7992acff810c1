import { routes } from '../../api/routes.ts';

export const climbed = routes;
