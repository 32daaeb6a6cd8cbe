import { demoApp } from './demo-app.ts'
import { aboutContents } from './whole/contents.ts'
import { aboutHighlights } from './whole/highlights.ts'
import { aboutObligations } from './whole/obligations.ts'
import { aboutQuestionBank } from './whole/question-bank.ts'

// Filled once for all that looks at the whole of it: that takes as long as a hundred tests do.
const demo = await demoApp()

aboutContents(demo)
aboutHighlights(demo)
aboutObligations(demo)
aboutQuestionBank(demo)
