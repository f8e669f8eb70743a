import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// The bundle is committed under web/static, so that nobody needs Node to play.
export default defineConfig({
  plugins: [svelte()],
  base: '/static/',
  build: { outDir: '../src/toychest/web/static', emptyOutDir: true, target: 'es2022' },
  server: { fs: { allow: ['..'] } },
  resolve: { conditions: ['browser'] },
  test: { environment: 'jsdom', include: ['src/**/*.test.ts'] },
});
