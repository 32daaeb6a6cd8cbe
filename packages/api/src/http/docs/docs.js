// A reader of our own OpenAPI document: no third party, and nothing the content security policy forbids.

/** @param {string} tag @param {Record<string, string>} attributes @param {(Node | string)[]} children */
function element(tag, attributes, ...children) {
  const node = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value)
  node.append(...children)
  return node
}

/** What a reference names, put in its place: the document writes once what many routes share. */
function whole(value) {
  if (Array.isArray(value)) return value.map(whole)
  if (typeof value !== 'object' || value === null) return value
  const { $ref, ...rest } = value
  const beside = Object.fromEntries(Object.entries(rest).map(([name, inner]) => [name, whole(inner)]))
  if (typeof $ref !== 'string') return beside
  const named = $ref
    .slice('#/'.length)
    .split('/')
    .reduce((at, name) => at[name], api)
  return { ...whole(named), ...beside }
}

function part(title, schema) {
  if (!schema) return []
  return [element('h3', {}, title), element('pre', { tabindex: '0' }, JSON.stringify(schema, null, 2))]
}

function inside(shared) {
  const operation = whole(shared)
  const responses = Object.entries(operation.responses ?? {}).flatMap(([status, response]) =>
    part(`Réponse ${status}`, response.content?.['application/json']?.schema),
  )
  return element(
    'div',
    { class: 'inside' },
    element('p', {}, operation.description ?? ''),
    ...part('Paramètres', operation.parameters),
    ...part('Corps', operation.requestBody?.content?.['application/json']?.schema),
    ...responses,
  )
}

function entry(path, method, operation) {
  const summary = element(
    'summary',
    {},
    element('span', { class: 'method' }, method.toUpperCase()),
    element('code', {}, path),
    element('span', { class: 'access' }, operation['x-access'] ?? ''),
  )
  const details = element('details', {}, summary)
  details.addEventListener(
    'toggle',
    () => details.children.length === 1 && details.append(inside(operation)),
    {
      once: true,
    },
  )
  return {
    tag: operation.tags?.[0] ?? '',
    text: `${method} ${path} ${operation['x-access']}`.toLowerCase(),
    details,
  }
}

function show(entries) {
  const main = document.querySelector('#operations')
  const groups = Map.groupBy(entries, ({ tag }) => tag)
  main.replaceChildren(
    ...[...groups].flatMap(([tag, members]) => [
      element('h2', {}, tag),
      ...members.map(({ details }) => details),
    ]),
  )
  document.querySelector('#count').textContent =
    entries.length < 2 ? `${entries.length} opération` : `${entries.length} opérations`
}

let api = {}
try {
  const response = await fetch('/api/v1/openapi.json')
  api = await response.json()
  document.querySelector('#about').textContent = api.info.description
  const all = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => entry(path, method, operation)),
  )
  show(all)
  document.querySelector('#filter').addEventListener('input', ({ target }) => {
    const words = target.value.toLowerCase().split(/\s+/).filter(Boolean)
    show(all.filter(({ text }) => words.every((word) => text.includes(word))))
  })
} catch {
  document.querySelector('#operations').textContent = 'Le document n’a pas pu être lu. Rechargez la page.'
}
