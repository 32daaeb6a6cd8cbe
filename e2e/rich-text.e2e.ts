import type { Page } from '@playwright/test'
import { bearer, tokenOf, unique } from './backoffice-data.ts'
import { expect, test } from './fixtures.ts'
import { makeContent } from './made-contents.ts'

const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR4nGOYdEABD2IYlcaGALUvkImGdYrJAAAAAElFTkSuQmCC'
const VIDEO = '<iframe src="https://www.youtube-nocookie.com/embed/abcdefgh" title="Le geste"></iframe>'

const text = (page: Page) => page.getByRole('textbox', { name: 'Texte', exact: true })
const saved = (page: Page) => expect(page.getByText(/^Enregistré à /)).toBeVisible()
const videos = (page: Page) => text(page).locator('[data-video]')

async function openNew(page: Page, title: string): Promise<void> {
  await page.goto('/admin/contents/news/new')
  await page.getByRole('textbox', { name: 'Titre' }).fill(`${title} ${unique()}`)
  await text(page).click()
}

type Arrival = { html?: string; files?: { name: string; type: string; base64: string }[] }

/** What the browser hands over when something is pasted or dropped there. */
async function bring(page: Page, event: 'paste' | 'drop', arrival: Arrival): Promise<void> {
  await text(page).evaluate(
    (element, { kind, html, files }) => {
      const data = new DataTransfer()
      if (html) data.setData('text/html', html)
      for (const { name, type, base64 } of files)
        data.items.add(new File([Uint8Array.from(atob(base64), (c) => c.charCodeAt(0))], name, { type }))
      const box = element.getBoundingClientRect()
      const init = { bubbles: true, cancelable: true, clientX: box.left + 40, clientY: box.top + 40 }
      element.dispatchEvent(
        kind === 'paste'
          ? new ClipboardEvent('paste', { ...init, clipboardData: data })
          : new DragEvent('drop', { ...init, dataTransfer: data }),
      )
    },
    { kind: event, html: arrival.html ?? '', files: arrival.files ?? [] },
  )
}

test('S9-05 a video stays when one goes on writing, and what is put beside it comes after', async ({
  page,
  loginAs,
  request,
}) => {
  await loginAs('editeur')
  await openNew(page, 'Vidéo')
  await page.keyboard.type('Avant.')
  await page.getByRole('button', { name: 'Vidéo intégrée' }).click()
  const dialog = page.getByRole('dialog', { name: 'Vidéo intégrée' })
  await dialog.getByLabel('Adresse de la vidéo').fill('https://youtu.be/abcdefgh')
  await dialog.getByLabel('Titre').fill('Le geste')
  await page.keyboard.press('Enter')
  await expect(videos(page)).toHaveCount(1)
  await page.keyboard.type('Texte après la vidéo')
  await expect(videos(page)).toHaveCount(1)

  await videos(page).click()
  await page.keyboard.type('Entre. ')
  await expect(videos(page)).toHaveCount(1)
  await saved(page)
  const id = /(\d+)$/.exec(page.url())?.[1]
  const stored = async () => {
    const answer = await request.get(
      `/api/v1/admin/contents/news/${id}`,
      bearer(await tokenOf(request, 'admin')),
    )
    return ((await answer.json()) as { body: string }).body
  }
  await expect.poll(stored).toBe(`<p>Avant.</p>${VIDEO}<p>Entre. Texte après la vidéo</p>`)

  await videos(page).click()
  await bring(page, 'paste', { html: '<p>Collé.</p>' })
  await expect(videos(page)).toHaveCount(1)
  await expect(text(page)).toContainText('Collé.')
})

test('D13-02 the tools of the text stay whole below the bar of the editor, at every width', async ({
  page,
  loginAs,
  axe,
}) => {
  await loginAs('editeur')
  await openNew(page, 'Un long texte')
  await bring(page, 'paste', { html: '<p>Une ligne.</p>'.repeat(60) })
  for (const width of [1440, 1024, 960]) {
    await page.setViewportSize({ width, height: 800 })
    await text(page).getByText('Une ligne.').nth(30).scrollIntoViewIfNeeded()
    const [bar, tools] = await Promise.all(
      ['.editor__bar', '.rte__bar'].map((part) => page.locator(part).first().boundingBox()),
    )
    expect(tools?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
    await axe()
  }
})

test('S9-05 a pasted table becomes lines and its pictures are told about', async ({ page, loginAs, axe }) => {
  await loginAs('editeur')
  await openNew(page, 'Collage')
  await bring(page, 'paste', {
    html: '<table><tr><td>Ouest</td><td>lundi</td></tr><tr><td>Sud</td><td>mardi</td></tr></table><img src="file:///C:/temp/image001.png">',
  })

  await expect(text(page).getByText('Ouest · lundi', { exact: true })).toBeVisible()
  await expect(text(page).getByText('Sud · mardi', { exact: true })).toBeVisible()
  await expect(page.getByText('Le tableau est devenu des lignes')).toBeVisible()
  await expect(page.getByText('Une image n’a pas pu être reprise')).toBeVisible()
  await axe()
  await page.getByRole('button', { name: 'Fermer ce message' }).click()
  await expect(page.getByText('Le tableau est devenu des lignes')).toBeHidden()
})

test('D13-02 a picture pasted or dropped goes to the library with its words; another file is sent to attachments', async ({
  page,
  loginAs,
  axe,
}) => {
  await loginAs('editeur')
  await openNew(page, 'Image déposée')
  await bring(page, 'drop', { files: [{ name: 'vitrine.png', type: 'image/png', base64: PNG }] })
  const dialog = page.getByRole('dialog', { name: 'Ajouter cette image' })
  await dialog.getByLabel('Texte alternatif').fill('La vitrine de Noël')
  await axe()
  await dialog.getByRole('button', { name: 'Insérer' }).click()
  await expect(text(page).getByRole('img', { name: 'La vitrine de Noël' })).toBeVisible()

  await bring(page, 'paste', { html: `<p>Un texte</p><img src="data:image/png;base64,${PNG}">` })
  await dialog.getByLabel('Texte alternatif').fill('Un schéma')
  await dialog.getByRole('button', { name: 'Insérer' }).click()
  await expect(text(page).getByRole('img', { name: 'Un schéma' })).toBeVisible()
  await expect(text(page).getByRole('img', { name: 'La vitrine de Noël' })).toBeVisible()

  await bring(page, 'drop', { files: [{ name: 'tarif.pdf', type: 'application/pdf', base64: 'JVBERi0=' }] })
  await expect(page.getByText(/tarif\.pdf.*Pièces jointes/)).toBeVisible()
})

test('a link is chosen among the contents, and « /image » opens the library', async ({
  page,
  loginAs,
  request,
}) => {
  const { id, title } = await makeContent(request, 'news', {
    title: `Page à citer ${unique()}`,
    excerpt: 'Deux phrases.',
    status: 'published',
  })
  await loginAs('editeur')
  await openNew(page, 'Lien')
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Insérer un lien' })
  await dialog.getByLabel('Ou un contenu du portail').fill(title)
  await dialog.getByRole('option', { name: new RegExp(title) }).click()
  await expect(dialog.getByLabel('Adresse')).toHaveValue(`/news/${id}`)
  await dialog.getByRole('button', { name: 'Valider' }).click()
  await expect(text(page).getByRole('link', { name: title })).toHaveAttribute('href', `/news/${id}`)

  await text(page).press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('/image ')
  await expect(page.getByRole('dialog', { name: 'Choisir une image' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(text(page)).not.toContainText('/image')
})
