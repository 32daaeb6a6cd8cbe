import './ui/styles/start.css'
// The document draws the sign-in page before its code is there.
import './parts/auth-frame.css'
import { askForFiles, firstPaint, nextTask } from './early/first-frame.ts'

/**
 * The document is drawn before any of this is asked for (src/early). Each of the libraries and the application itself is then
 * a task of its own: a finger that comes between two of them is answered.
 */
async function run(): Promise<void> {
  await firstPaint()
  void askForFiles()
  await import('./early/run-react.ts')
  await nextTask()
  await import('./early/run-router.ts')
  await nextTask()
  const { start } = await import('./app/start.tsx')
  await nextTask()
  await start()
}

run().catch((error: unknown) => {
  console.error(error)
  void import('./app/behaviours/error-report.ts').then(({ report }) => report(error)).catch(() => undefined)
  // Nothing could be drawn: plain words are better than a white screen.
  const root = document.getElementById('root')
  if (root) root.textContent = 'Kiosque n’a pas pu démarrer. Rechargez la page, ou réessayez dans un instant.'
})
