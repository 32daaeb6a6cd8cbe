import { printQuiz } from './quiz/run.ts'
import { printRecall } from './recall/run.ts'
import { printRush } from './rush/run.ts'
import { printScale } from './scale/run.ts'
import { printSpeed } from './print-speed.ts'

const parts: Record<string, () => Promise<string[]>> = {
  speed: printSpeed,
  scale: printScale,
  rush: printRush,
  quiz: printQuiz,
  recall: printRecall,
}

// Without a name: what takes a minute. `scale` prepares two portals first and takes several, so do `rush`, `quiz` and `recall`.
const asked = process.argv[2] ?? 'speed'
const print = parts[asked]
if (print === undefined) {
  process.stderr.write(`« ${asked} » n’existe pas. Essayez : ${Object.keys(parts).join(', ')}.\n`)
  process.exitCode = 1
} else {
  const misses = await print()
  if (misses.length > 0) {
    process.stderr.write(`\nButs manqués :\n${misses.map((miss) => `  ${miss}\n`).join('')}`)
    process.exitCode = 1
  }
}
