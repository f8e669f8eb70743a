import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { stamped } from './stamp.ts';

// The bundle is committed under web/static, so that nobody needs Node to play.
export default defineConfig({
  plugins: [svelte(), svelteTesting(), stamped()],
  base: '/static/',
  build: { outDir: '../src/toychest/web/static', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
  server: { fs: { allow: ['..'] }, proxy: { '/api': 'http://127.0.0.1:8123', '/ws': { target: 'ws://127.0.0.1:8123', ws: true } } },
  test: { environment: 'jsdom', include: ['src/**/*.test.ts'] },
});
