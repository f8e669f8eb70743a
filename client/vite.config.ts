import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { firstChunk, sharedChunk } from './chunks.ts';
import { cutFonts } from './fonts.ts';
import { builtWorker } from './offline.ts';
import { stamped } from './stamp.ts';

// While working on the client: the server must run on its usual port. It refuses what comes from a page with another
// address than its own, so the page's own address is passed on.
const SERVER = { target: 'http://127.0.0.1:7170', changeOrigin: false };

// The bundle is committed under web/static, so that nobody needs Node to play.
export default defineConfig({
  plugins: [cutFonts(), svelte(), svelteTesting(), builtWorker(), stamped()],
  base: '/static/',
  build: {
    outDir: '../src/toychest/web/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: firstChunk, debugName: 'first' },
            { name: sharedChunk, debugName: 'shared', minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: { fs: { allow: ['..'] }, proxy: { '/api': SERVER, '^/t/[^/]+/qr': SERVER, '/ws': { ...SERVER, ws: true } } },
  // One jsdom for each worker: a new one for each file took four fifths of the time. A file says which words it speaks.
  // A busy machine is no fault: only what hangs is ended.
  test: { environment: 'jsdom', include: ['src/**/*.test.ts'], isolate: false, testTimeout: 60_000 },
});
