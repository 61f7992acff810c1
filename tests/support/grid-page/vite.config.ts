import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The page that shows the grid alone, with a list of 100 000 rows that needs no API. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: { outDir: '../../../dist/grid-page', emptyOutDir: true, target: 'es2023' },
});
