import { readFile } from 'node:fs/promises'
import { parentPort } from 'node:worker_threads'
import { PDFiumLibrary, type PDFiumDocument } from '@hyzyla/pdfium'

/** Runs in a thread of its own: a heavy or hostile PDF holds up nobody, and is ended from outside. */
export interface PdfReading {
  pages: number
  text: string
  /** The first page, or the one asked for, as raw RGBA. */
  preview: { pixels: Uint8Array; width: number; height: number } | null
}

const MOST_PAGES = 300
const MOST_CHARACTERS = 200_000
const PREVIEW_WIDTH = 960
const TALLEST_PREVIEW = 2000

/** What to read: the whole of a document, or the drawing of one of its pages, from 0. */
export interface PdfQuestion {
  path: string
  page?: number
}

/** Each document has a pdfium of its own: what a hostile one does to its memory, the next never meets. */
async function readPdf({ path, page }: PdfQuestion): Promise<PdfReading> {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(await readFile(path))
  const pages = document.getPageCount()
  if (page !== undefined) return { pages, text: '', preview: await drawPage(document, page) }
  return { pages, text: textOf(document), preview: await drawPage(document, 0) }
}

function textOf(document: PDFiumDocument): string {
  let text = ''
  const pages = Math.min(document.getPageCount(), MOST_PAGES)
  for (let index = 0; index < pages && text.length < MOST_CHARACTERS; index += 1) {
    text += `${document.getPage(index).getText()}\n`
  }
  return text.slice(0, MOST_CHARACTERS)
}

async function drawPage(document: PDFiumDocument, index: number): Promise<PdfReading['preview']> {
  if (index >= document.getPageCount()) return null
  const page = document.getPage(index)
  const { originalWidth, originalHeight } = page.getOriginalSize()
  if (!(originalWidth > 0) || !(originalHeight > 0)) return null
  const scale = Math.min(PREVIEW_WIDTH / originalWidth, TALLEST_PREVIEW / originalHeight)
  const { data, width, height } = await page.render({ scale, render: 'bitmap' })
  return { pixels: data, width, height }
}

// A document that cannot be read ends the thread: a rejection here is not handled.
parentPort?.on('message', async (question: PdfQuestion) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(await readPdf(question))
})
