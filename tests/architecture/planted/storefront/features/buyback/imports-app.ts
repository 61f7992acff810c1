import { app } from '#storefront/app/app.ts';

export const top = app;
