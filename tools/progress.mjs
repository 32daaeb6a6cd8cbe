const clearLine = '\r\u001b[2K'

function duration(ms) {
  const seconds = Math.round(ms / 1000)
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}

/** Says what is being done, does it, and says how long it took: on one line of a terminal, on two of a file. */
export function tell(label, work, screen = process.stdout, now = () => performance.now()) {
  const startedAt = now()
  screen.write(screen.isTTY ? `${label}…` : `${label}…\n`)
  try {
    const result = work()
    screen.write(`${screen.isTTY ? clearLine : ''}${label}… ${duration(now() - startedAt)}\n`)
    return result
  } catch (error) {
    if (screen.isTTY) screen.write('\n')
    throw error
  }
}

/** The same for what goes on by itself, from now until it ends. */
export async function tellUntil(label, ended, screen = process.stdout, now = () => performance.now()) {
  const startedAt = now()
  screen.write(screen.isTTY ? `${label}…` : `${label}…\n`)
  await ended
  screen.write(`${screen.isTTY ? clearLine : ''}${label}… ${duration(now() - startedAt)}\n`)
}
