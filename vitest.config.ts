import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumLaunch } from './e2e/chromium-launch.ts'
import web from './packages/web/package.json' with { type: 'json' }
import { kindAddressesPlugin } from './packages/web/kind-addresses-plugin.ts'

const reportName = process.env['KIOSQUE_REPORT']

const ISOLATED = 'packages/api/test/**/*.isolated.test.ts'
/** What only makes sense of a PostgreSQL server: that it goes away and comes back. */
const PG_ONLY = process.env['KIOSQUE_TEST_ENGINE'] === 'pg' ? [] : ['packages/api/test/**/*.pg.test.ts']

/** What needs a page to be tested: components, and all that reads or writes the document. */
const IN_BROWSER = 'packages/web/src/**/*.browser.test.{ts,tsx}'

/** Prepared at the start: a package that is met while tests run reloads the page under them. */
const PACKAGES_IN_BROWSER = [
  ...Object.keys(web.dependencies).filter((name) => !/^@kiosque\/|^@tiptap\/pm$/.test(name)),
  '@tiptap/pm/state',
  'axe-core',
  'react-dom/client',
  'react/jsx-dev-runtime',
  'vitest-browser-react',
]

const api = {
  globalSetup: 'packages/api/test/global-setup.ts',
  pool: 'forks' as const,
  // Answers and rows are made and dropped by the thousand: with more room for what is young, less of it is moved about.
  execArgv: ['--max-semi-space-size=64'],
  testTimeout: 120_000,
  hookTimeout: 240_000,
}

export default defineConfig({
  test: {
    // tools/test.mjs names a report; a person at the keyboard wants the ordinary output alone.
    reporters: reportName
      ? ['default', ['json', { outputFile: `.cache/reports/${reportName}.json` }]]
      : ['default'],
    maxWorkers: 2,
    // Generous: they only have to catch what hangs, on machines much slower than this one too.
    testTimeout: 60_000,
    projects: [
      {
        extends: true,
        plugins: [kindAddressesPlugin()],
        test: {
          name: 'unit',
          include: [
            'packages/contract/src/**/*.test.ts',
            'packages/web/src/**/*.test.{ts,tsx}',
            'packages/api/src/**/*.unit.test.ts',
            'tools/**/*.test.{ts,mjs}',
            'test/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', IN_BROWSER],
          // They replace nothing for others: a process for each of two hundred files would cost more than the tests.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...api,
          name: 'api',
          include: ['packages/api/src/**/*.test.ts', 'packages/api/test/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'packages/api/src/**/*.unit.test.ts', ISOLATED, ...PG_ONLY],
          // One process per worker, not per file: starting the application again costs more than most files do.
          isolate: false,
        },
      },
      {
        extends: true,
        // What replaces a module for itself must not do so for its neighbours.
        test: { ...api, name: 'api-isolated', include: [ISOLATED], isolate: true },
      },
      {
        extends: true,
        plugins: [kindAddressesPlugin()],
        optimizeDeps: { include: PACKAGES_IN_BROWSER },
        test: {
          name: 'components',
          include: [IN_BROWSER],
          globalSetup: 'test/components/server.ts',
          setupFiles: ['test/components/setup.ts'],
          // As generous as the rest: what is waited for comes late on a machine that is busy elsewhere.
          expect: { poll: { timeout: 15_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 800 },
            provider: playwright({
              launchOptions: chromiumLaunch,
              contextOptions: { locale: 'fr-FR', timezoneId: 'Europe/Paris' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
