import react from '@vitejs/plugin-react'
import { buildIdPlugin } from './build-id-plugin.ts'
import { compileHintPlugin } from './compile-hint-plugin.ts'
import { chunkGroups } from './chunk-groups.ts'
import { kindAddressesPlugin } from './kind-addresses-plugin.ts'
import { earlyPlugin } from './early-plugin.ts'
import { defineConfig } from 'vite'

// In development only: the API answers everything that is not the interface itself.
const api = process.env['KIOSQUE_API'] ?? 'http://127.0.0.1:3000'
const proxied = ['/api', '/config.json', '/builds', '/files', '/healthz', '/readyz']

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), kindAddressesPlugin(), buildIdPlugin(), earlyPlugin(), compileHintPlugin()],
  server: {
    port: Number(process.env['KIOSQUE_WEB_PORT'] ?? 5173),
    strictPort: true,
    proxy: Object.fromEntries(proxied.map((path) => [path, { target: api, changeOrigin: false }])),
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    // Beside the files and named by none of them: tools/build-web.mjs takes the maps out of what is served.
    sourcemap: 'hidden',
    target: 'es2023',
    // An inlined asset needs `data:` in the content security policy: keep every file a file.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
})
