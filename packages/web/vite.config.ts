import { createHash } from 'node:crypto'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

// In development only: the API answers everything that is not the interface itself.
const api = process.env['KIOSQUE_API'] ?? 'http://127.0.0.1:3000'
const proxied = ['/api', '/config.json', '/builds', '/files', '/healthz', '/readyz']

/** Writes builds/latest.json {id} (S4-10): open tabs poll it, and learn there that a new build is out. */
function buildManifest(): Plugin {
  return {
    name: 'kiosque-build-manifest',
    apply: 'build',
    generateBundle(_, bundle) {
      // File names carry the hash of their content, so that together they say which build this is.
      const names = Object.keys(bundle).sort((a, b) => (a < b ? -1 : 1))
      const id = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 16)
      this.emitFile({ type: 'asset', fileName: 'builds/latest.json', source: JSON.stringify({ id }) })
    },
  }
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), buildManifest()],
  server: {
    port: Number(process.env['KIOSQUE_WEB_PORT'] ?? 5173),
    strictPort: true,
    proxy: Object.fromEntries(proxied.map((path) => [path, { target: api, changeOrigin: false }])),
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    sourcemap: false,
    target: 'es2023',
    // An inlined asset needs `data:` in the content security policy: keep every file a file.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
})
