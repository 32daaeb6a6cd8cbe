import { askEarly } from './ask.ts'
import { paint } from './paint.ts'

// The document waits for this script in its head: it asks before any sheet of styles is read, and draws as soon as there
// is a body, which the browser says before it runs the application.
askEarly()
document.addEventListener('readystatechange', paint, { once: true })
