import { chromiumLaunch } from './chromium-launch.ts'
import { expect, test } from './fixtures.ts'

// As people's browsers do, and Playwright does not unless it is told: a page that was left is kept for whoever goes back.
test.use({ launchOptions: { ...chromiumLaunch, ignoreDefaultArgs: ['--disable-back-forward-cache'] } })

const STREAM = /\/notifications\/stream/

test('D9-01 pages kept for whoever goes back leave the portal its connections, and hear again once seen', async ({
  page,
  loginAs,
}) => {
  await loginAs('titulaire')
  const addresses = ['/', '/offers/promotional-offers', '/faq/tout', '/news', '/agenda']
  for (const address of [...addresses, ...addresses]) {
    const isListening = page.waitForRequest(STREAM)
    await page.goto(address)
    await isListening
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await page.goto('/faq/tout')
  await expect(page.getByRole('button', { name: /nouveau collaborateur/ })).toBeVisible()

  // What a browser tells a page that is left, and one that is come back to.
  const isListening = page.waitForRequest(STREAM)
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await isListening
})
