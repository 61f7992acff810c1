import { app } from '#storefront/app/app.ts';

export const screen = app;
