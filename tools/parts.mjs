import { join } from 'node:path'
import { buildWeb } from './build-web.mjs'
import { oxfmt, oxlint, pinnedNode, playwright, root, stylelint, tsc, vitest } from './paths.mjs'
import { runCommand, runCommands } from './run-parts.mjs'
import { countPlaywright, countVitest, withCounts } from './test-reports.mjs'
import { describeWeights, excesses, measureWeights } from './weights.mjs'

const projects = ['packages/contract', 'packages/api', 'packages/web', 'e2e', '.']

export const format = {
  name: 'Format',
  weight: 1,
  run: () => runCommand([pinnedNode(), oxfmt, '--check', '.']),
}

export const lint = {
  name: 'Lint',
  weight: 1,
  run: () =>
    runCommands([
      [pinnedNode(), oxlint, '--deny-warnings', '--report-unused-disable-directives', '.'],
      [pinnedNode(), stylelint, '**/*.css'],
    ]),
}

export const types = {
  name: 'Types',
  weight: 1,
  run: () =>
    runCommands(projects.map((project) => [pinnedNode(), tsc, '-p', join(root, project), '--noEmit'])),
}

export const build = {
  name: 'Construction et poids',
  weight: 1,
  async run() {
    // In a process of its own: building is synchronous, and other parts run meanwhile.
    for (const tool of ['tools/build-web.mjs', 'tools/build-server.mjs']) {
      const built = await runCommand([process.execPath, tool])
      if (!built.ok) return built
    }
    const weights = measureWeights()
    const problems = excesses(weights)
    const output = [describeWeights(weights), ...problems].join('\n')
    return { ok: problems.length === 0, output, notes: [describeWeights(weights)] }
  },
}

function vitestPart(name, report, project, { env = {}, weight = 2 } = {}) {
  return {
    name,
    weight,
    async run() {
      const command = [pinnedNode(), vitest, 'run', '--project', project]
      const result = await runCommand(command, { env: { ...env, KIOSQUE_REPORT: report }, minutes: 30 })
      return withCounts(report, countVitest, result)
    },
  }
}

export const unit = vitestPart('Unitaires', 'unit', 'unit')
export const apiEmbedded = vitestPart('API moteur embarqué', 'api-pglite', 'api*', {
  env: { KIOSQUE_TEST_ENGINE: 'pglite' },
})
export const apiPostgres = vitestPart('API PostgreSQL', 'api-pg', 'api*', {
  env: { KIOSQUE_TEST_ENGINE: 'pg' },
})

/** Components one by one in a page of their own, without a server: the build need not be there. */
export const components = (chromium) =>
  vitestPart('Composants', 'components', 'components', { env: { CHROMIUM_PATH: chromium }, weight: 1 })

export function browser(chromium) {
  return {
    name: 'Navigateur',
    weight: 2,
    after: [build.name],
    async run() {
      buildWeb({ quiet: true })
      const env = { CHROMIUM_PATH: chromium, KIOSQUE_REPORT: 'browser' }
      // Twice what it takes on two cores: it only has to end what hangs.
      const result = await runCommand([pinnedNode(), playwright, 'test', '-c', 'e2e'], { env, minutes: 60 })
      return withCounts('browser', countPlaywright, result)
    },
  }
}
