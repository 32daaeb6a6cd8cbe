import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { rolldown } from 'rolldown'
import { root } from './paths.mjs'

// Run on the pinned Node by build-server.mjs: node bundle-server.mjs FOLDER PLACE, where PLACE is what the folder becomes.
const [folder, place] = process.argv.slice(2)
const api = join(root, 'packages/api/src')

/** The server, and its threads. What it runs as a process of its own is run from the sources. */
const entries = {
  main: 'main.ts',
  'pglite-worker': 'db/pglite-worker.ts',
  'pdf-worker': 'files/pdf-worker.ts',
}
const namedFiles = new RegExp(
  `new URL\\('[./\\w-]*?(${Object.keys(entries).join('|')})\\.ts', import\\.meta\\.url\\)`,
  'g',
)

// Libraries with binaries or files of their own, those that few requests need, and one that does not survive being moved.
const notGathered =
  /^(?:node:|(?:@electric-sql\/pglite|@fastify\/ajv-compiler|@fastify\/fast-json-stringify-compiler|@hyzyla\/pdfium|@node-rs\/argon2|light-my-request|nodemailer|pdfkit|pg|pg-pool|sanitize-html|sharp)(?:\/|$))/

/** What libraries load as they start, for functions and classes that nobody calls here: loaded by whoever does. */
const onDemand = {
  'node:http2': ['createServer', 'createSecureServer'],
  glob: ['glob'],
  'rrule-temporal': ['RRuleTemporal'],
}
const ON_DEMAND = '\0on-demand:'

const loadOnDemand = {
  name: 'load-on-demand',
  resolveId(source, importer) {
    return source in onDemand && importer?.includes('node_modules') ? ON_DEMAND + source : null
  },
  load(id) {
    if (!id.startsWith(ON_DEMAND)) return null
    const source = id.slice(ON_DEMAND.length)
    return onDemand[source]
      .map(
        (name) => `export function ${name}(...given) {
          const { ${name}: own } = process.getBuiltinModule('node:module').createRequire(__filename)('${source}')
          return new.target ? new own(...given) : own(...given)
        }`,
      )
      .join('\n')
  },
}

const urlOf = (path) =>
  `process.getBuiltinModule('node:url').pathToFileURL(__dirname + ${JSON.stringify(path)})`

/** Files are found where the sources have them; threads are run from what is gathered. */
const keepPlaces = {
  name: 'keep-places',
  transform(code, id) {
    if (!code.includes('import.meta')) return null
    const placed = code
      .replaceAll(namedFiles, (_whole, name) => urlOf(`/${name}.cjs`))
      .replaceAll('import.meta.url', `${urlOf(`/${relative(place, id).replaceAll('\\', '/')}`)}.href`)
    // Without a map of its own the file keeps the one it has: its lines stay where they were.
    return { code: placed, map: null }
  },
}

// One after the other: gathered together, a thread would share its files with the server, and start another one.
const written = []
for (const [name, file] of Object.entries(entries)) {
  const bundle = await rolldown({
    input: { [name]: join(api, file) },
    platform: 'node',
    external: (source) => notGathered.test(source) && !(source in onDemand),
    resolve: { conditionNames: ['node', 'import', 'default'] },
    plugins: [loadOnDemand, keepPlaces],
  })
  const { output } = await bundle.write({
    dir: folder,
    // V8 keeps the text of what it runs: a module's at two bytes a sign, a script's at one where all of it is ASCII.
    format: 'cjs',
    entryFileNames: '[name].cjs',
    chunkFileNames: `${name}-[hash].cjs`,
    // Lines and names stay, so that what fails says where.
    minify: false,
    // No script names its map, so that the server never reads one; build-server.mjs takes them away.
    sourcemap: 'hidden',
    comments: { legal: false, annotation: false, jsdoc: false },
  })
  written.push(...output)
}
for (const { fileName } of written.filter((each) => each.fileName.endsWith('.cjs'))) {
  const file = join(folder, fileName)
  const text = readFileSync(file, 'utf8')
  writeFileSync(
    file,
    text.replace(/[^\0-\x7f]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`),
  )
}
