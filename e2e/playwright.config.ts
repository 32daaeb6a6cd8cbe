import { defineConfig } from '@playwright/test'
import { chromiumLaunch } from './chromium-launch.ts'

const reportName = process.env['KIOSQUE_REPORT']

/** These change what everyone sees (the maintenance flag): they run when the others are done. */
const ALONE = '**/zz-*.e2e.ts'

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../test-results',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // One, for the traces it leaves; tools/test-reports.mjs names those that needed it and allows two of them.
  retries: 1,
  // Generous: what passes at once costs nothing, and a starved machine is no fault.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: reportName
    ? [['line'], ['json', { outputFile: `../.cache/reports/${reportName}.json` }]]
    : [['list']],
  use: {
    browserName: 'chromium',
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    trace: 'on-first-retry',
    // Shimmers and fades are drawn by the processor here, frame by frame; `inMotion` is for journeys that are about them.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: chromiumLaunch,
  },
  projects: [
    {
      name: 'desktop',
      use: { viewport: { width: 1440, height: 900 } },
      grepInvert: /@mobile-only/,
      testIgnore: ALONE,
    },
    {
      name: 'mobile',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
      grep: /@mobile/,
      testIgnore: ALONE,
    },
    {
      name: 'alone',
      use: { viewport: { width: 1440, height: 900 } },
      testMatch: ALONE,
      fullyParallel: false,
      dependencies: ['desktop', 'mobile'],
    },
  ],
})
