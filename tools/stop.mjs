/** Ends a tool with one sentence a person can act on; a stack would only hide it. */
export function stop(sentence) {
  process.stderr.write(`\n${sentence}\n`)
  process.exit(1)
}
