import './ui/styles/start.css'
import { report } from './app/behaviours/error-report.ts'
import { start } from './app/start.tsx'

start().catch((error: unknown) => {
  console.error(error)
  report(error)
  // Nothing could be drawn: plain words are better than a white screen.
  const root = document.getElementById('root')
  if (root) root.textContent = 'Kiosque n’a pas pu démarrer. Rechargez la page, ou réessayez dans un instant.'
})
