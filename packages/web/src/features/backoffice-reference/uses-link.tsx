import { useIsAdviser } from '../../lib/use-is-adviser.ts'

type Props = { uses: number; text: string; href: string | undefined }

/** How often something is used, and the list of it. An adviser's holds their zones alone: shorter than the count says. */
export function UsesLink({ uses, text, href }: Props) {
  const isAdviser = useIsAdviser()
  if (href === undefined || uses === 0 || isAdviser) return <span className="num muted">{text}</span>
  return (
    <a className="link num" href={href}>
      {text}
    </a>
  )
}
