import type { ReactNode } from 'react'
import { Logo } from '../ui/logo.tsx'
import { Shopfront } from './shopfront.tsx'
import './auth-frame.css'

export type FootLink = { label: string; href: string }

type AuthFrameProps = {
  home: string
  /** At right of the logo. */
  aside?: ReactNode
  /** Forms of several steps take more room. */
  wide?: boolean
  /** `art` stands in for the shopfront. */
  side: { title: ReactNode; text: ReactNode; art?: ReactNode }
  foot: readonly FootLink[]
  children: ReactNode
}

/** The frame of every page read before signing in: the form, and the shopfront from 960 px on. */
export function AuthFrame({ home, aside, wide, side, foot, children }: AuthFrameProps) {
  return (
    <div className="auth">
      <main className="auth__form" id="contenu">
        {aside ? (
          <div className="row between">
            <Logo href={home} />
            {aside}
          </div>
        ) : (
          <Logo href={home} />
        )}
        <div className={wide ? 'auth__in auth__in--wide' : 'auth__in'}>{children}</div>
        <div className="auth__foot">
          {foot.map((link) => (
            <a key={link.href} href={link.href}>
              {link.label}
            </a>
          ))}
        </div>
      </main>
      <aside className="auth__side on-dark">
        <h2>{side.title}</h2>
        <p>{side.text}</p>
        {side.art ?? <Shopfront />}
      </aside>
    </div>
  )
}

export function AuthTitle({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <>
      <h1>{title}</h1>
      {children && (
        <p className="muted" style={{ margin: '8px 0 28px' }}>
          {children}
        </p>
      )}
    </>
  )
}
