const write = (text) => process.stdout.write(`${text}\n`)

function duration(seconds) {
  return seconds < 60
    ? `${seconds.toFixed(1)} s`
    : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`
}

function details({ passed, failed, skipped = 0, notes = [] }) {
  const counts = [`${passed} passed`, `${failed} failed`]
  if (skipped > 0) counts.push(`${skipped} skipped`)
  return [counts.join(', '), ...notes].join(' ; ')
}

/** One line for a part that ended, and all that it printed when it failed. */
export function reportEnd(result) {
  write(`${result.ok ? '✓' : '✗'} ${result.name} (${duration(result.seconds)}) : ${details(result)}`)
  if (!result.ok) write(`\n${result.output.trim()}\n`)
}

/** The end of a run: what ran, what did not and why, and one total. True when nothing failed. */
export function reportSummary(results, missing) {
  write('\nRésumé')
  for (const result of results) {
    write(`  ${result.ok ? '✓' : '✗'} ${result.name} : ${details(result)} (${duration(result.seconds)})`)
  }
  for (const { name, why, isFailure } of missing)
    write(`  ${isFailure ? '✗' : '–'} ${name} : non lancé, ${why}`)

  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  const failed =
    results.reduce((sum, result) => sum + result.failed, 0) +
    missing.filter(({ isFailure }) => isFailure).length
  write(`\n${passed} passed, ${failed} failed`)
  return failed === 0
}
