import { Worker } from 'node:worker_threads'
import type { PdfReading } from './pdf-worker.ts'
import { createQueue } from './work-queue.ts'

const PATIENCE_MS = 30_000
const queue = createQueue(1)

/** Pages, words and first page of a PDF; null when it cannot be read in time: encrypted, broken, or a trap. */
export function readPdf(path: string): Promise<PdfReading | null> {
  return queue(() => inThread(path))
}

function inThread(path: string): Promise<PdfReading | null> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
      workerData: { path },
      resourceLimits: { maxOldGenerationSizeMb: 256 },
      // pdfium talks to the console about fonts it lacks.
      stdout: true,
      stderr: true,
    })
    const timer = setTimeout(() => end(null), PATIENCE_MS)
    const end = (reading: PdfReading | null) => {
      clearTimeout(timer)
      void worker.terminate()
      resolve(reading)
    }
    worker.once('message', (reading: PdfReading) => end(reading))
    worker.once('error', () => end(null))
    worker.once('exit', () => end(null))
  })
}
