import axe from 'axe-core'

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What axe finds on the page as it stands, one line for each element. What moves is taken to its end first. */
export async function violations(): Promise<string[]> {
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  const found = await axe.run(document, { runOnly: STANDARDS, resultTypes: ['violations'] })
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id} — ${node.target.join(' ')} — ${node.html.slice(0, 160)}`),
  )
}
