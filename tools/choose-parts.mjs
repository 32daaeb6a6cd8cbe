import * as parts from './parts.mjs'

/**
 * Which parts run on this machine, and which cannot. `postgres` and `chromium` are what was found of them. A continuous
 * integration that says green has run everything; a person is told what was left out.
 */
export function chooseParts({ postgres, chromium, env }) {
  const chosen = [parts.format, parts.types, parts.lint, parts.build]
  const missing = []

  // Beside the build, which leaves a core free; the other tests of the browser wait for it.
  if (chromium) chosen.push(parts.components(chromium))
  chosen.push(parts.unit, parts.apiEmbedded)

  if (postgres) chosen.push(parts.apiPostgres)
  else {
    const why =
      'PostgreSQL 15 ou plus récent est introuvable : installez-le (apt-get install postgresql) ou donnez une base dans KIOSQUE_TEST_PG_URL'
    missing.push({ name: parts.apiPostgres.name, why, isFailure: isContinuousIntegration(env) })
  }

  if (chromium) chosen.push(parts.browser(chromium))
  else {
    const why =
      'aucun Chromium : installez-le (apt-get install chromium) ou donnez son chemin dans CHROMIUM_PATH'
    for (const name of ['Composants', 'Navigateur']) missing.push({ name, why, isFailure: true })
  }
  return { chosen, missing }
}

function isContinuousIntegration({ CI }) {
  return Boolean(CI) && CI !== 'false' && CI !== '0'
}
