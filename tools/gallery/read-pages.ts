import { dirname, join } from 'node:path'
import { createServer } from 'vite'
import type { DeclaredPage } from './screens.ts'

const web = join(dirname(dirname(import.meta.dirname)), 'packages/web')

/** The pages of the interface, read from its router as the development server reads it. */
export async function readPages(): Promise<DeclaredPage[]> {
  const server = await createServer({
    configFile: join(web, 'vite.config.ts'),
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    const module = (await server.ssrLoadModule('/src/app/declared-pages.ts')) as {
      declaredPages: () => DeclaredPage[]
    }
    return module.declaredPages()
  } finally {
    await server.close()
  }
}
