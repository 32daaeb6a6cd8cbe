import type { ReactNode } from 'react'

export function LogoMark() {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <rect width="40" height="40" rx="11" fill="#92c020" />
      <path
        d="M16.2 8.5h7.6v7.7h7.7v7.6h-7.7v7.7h-7.6v-7.7H8.5v-7.6h7.7z"
        fill="#07272f"
        stroke="#07272f"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path d="M15 7h10v4.4a2.5 2.5 0 0 1-5 0 2.5 2.5 0 0 1-5 0z" fill="#fff" />
    </svg>
  )
}

export function Logo({ href, dark, children }: { href: string; dark?: boolean; children?: ReactNode }) {
  return (
    <a className={dark ? 'logo on-dark' : 'logo'} href={href}>
      <LogoMark />
      <span>Kiosque</span>
      {children}
    </a>
  )
}
