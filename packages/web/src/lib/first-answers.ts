/** Longest wait of a page whose code is there for its first answers: after that its skeleton says more than nothing. */
const PATIENCE_MS = 600

let expected: Promise<unknown>[] | null = []

/** What the first page asks, said while it is being opened; afterwards nobody waits for anything. */
export function expectAnswer(answer: Promise<unknown>): void {
  if (expected) expected.push(answer)
  else void answer
}

/** Ends when all that was asked is answered, or failed, or is late. One answer may ask for another. */
export async function firstAnswers(patienceMs = PATIENCE_MS): Promise<void> {
  const late = new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), patienceMs))
  for (let asked = expected?.splice(0) ?? []; asked.length > 0; asked = expected?.splice(0) ?? []) {
    if ((await Promise.race([Promise.allSettled(asked), late])) === 'late') break
  }
  expected = null
}
