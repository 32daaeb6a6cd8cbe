import { Worker } from 'node:worker_threads'
import type { PdfQuestion, PdfReading } from './pdf-worker.ts'
import { createQueue } from './work-queue.ts'

const PATIENCE_MS = 30_000
/** Starting a thread costs more than reading a document: it waits this long for the next one. */
const IDLE_MS = 5000
const queue = createQueue(1)

let idle: { thread: Worker; timer: NodeJS.Timeout } | null = null

/** Pages, words and first page of a PDF; null when it cannot be read in time: encrypted, broken, or a trap. */
export function readPdf(path: string): Promise<PdfReading | null> {
  return queue(() => inThread({ path }))
}

/** One of its pages drawn, from 0; null when there is none, or when it cannot be read. */
export function drawPdfPage(path: string, page: number): Promise<PdfReading | null> {
  return queue(() => inThread({ path, page }))
}

function takeThread(): Worker {
  if (idle) {
    const { thread, timer } = idle
    clearTimeout(timer)
    idle = null
    return thread
  }
  const thread = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 256 },
    // pdfium talks to the console about fonts it lacks.
    stdout: true,
    stderr: true,
  })
  // What a thread says after it was given up is nobody's concern, and must not end the server.
  return thread.on('error', () => undefined)
}

/** Neither the thread nor its timer keeps a process alive. */
function keepThread(thread: Worker): void {
  const timer = setTimeout(() => {
    idle = null
    void thread.terminate()
  }, IDLE_MS)
  timer.unref()
  thread.unref()
  idle = { thread, timer }
}

function inThread(question: PdfQuestion): Promise<PdfReading | null> {
  const thread = takeThread()
  thread.ref()
  return new Promise((resolve) => {
    const end = (reading: PdfReading | null) => {
      clearTimeout(patience)
      thread.off('message', end).off('error', fail).off('exit', fail)
      // One that failed, or is still at it, is never given another document.
      if (reading) keepThread(thread)
      else void thread.terminate()
      resolve(reading)
    }
    const fail = () => end(null)
    const patience = setTimeout(fail, PATIENCE_MS)
    thread.on('message', end).on('error', fail).on('exit', fail)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    thread.postMessage(question)
  })
}
