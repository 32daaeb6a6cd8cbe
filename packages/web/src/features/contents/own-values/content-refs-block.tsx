import type { ContentRefsField } from '@kiosque/contract/kinds/fields/content-refs'
import type { Block } from './block.ts'

export const contentRefsBlock: Block<ContentRefsField> = (_, named) => (
  <ul className="stack" style={{ '--gap': '8px' } as React.CSSProperties}>
    {(Array.isArray(named) ? named : [named]).map((card) => (
      <li key={card.id}>
        <a className="link" href={card.url}>
          {card.title}
        </a>
      </li>
    ))}
  </ul>
)
