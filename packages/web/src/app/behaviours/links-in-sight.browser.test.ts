import { expect, test } from 'vitest'
import { linksInSight } from './links-in-sight.ts'

test('S4-12 links below the screen, hidden ones and those of other sites are not in sight', async () => {
  document.body.innerHTML = `
    <a href="/news">Actualités</a>
    <a href="https://example.org/">Ailleurs</a>
    <a href="/faq" style="display:none">FAQ</a>
    <div style="height:5000px"></div>
    <a href="/contact">Contact</a>`

  expect((await linksInSight()).map(({ pathname }) => pathname)).toEqual(['/news'])

  document.body.innerHTML = ''
  expect(await linksInSight()).toEqual([])
})
