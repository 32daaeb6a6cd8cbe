import { IconBell, IconMenu2, IconSearch } from '@tabler/icons-react'
import { Logo } from '../ui/logo.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

/**
 * The portal before its code is there: the header where it will stand, and the page's place. It is drawn by the
 * document and answers nothing; the page takes its place whole, so that nothing of it is seen to move.
 */
export function Outline() {
  return (
    <div className="page">
      <div className="header">
        <div className="wrap header__top">
          <span className="iconbtn only-mobile">
            <IconMenu2 className="i i--24" />
          </span>
          <Logo href="/" />
          <span className="searchbar only-desktop" />
          <span className="grow only-mobile" />
          <span className="iconbtn only-mobile">
            <IconSearch className="i i--24" />
          </span>
          <span className="iconbtn">
            <IconBell className="i i--24" />
          </span>
          <span className="iconbtn" />
        </div>
        <div className="wrap only-desktop">
          <div className="nav" />
        </div>
      </div>
      <div className="main">
        <div className="wrap">
          <div className="hello">
            <div>
              <h1 data-early="title">{'\u00A0'}</h1>
              <p data-early="text">{'\u00A0'}</p>
            </div>
          </div>
          <div className="stack late">
            {['92%', '100%', '84%', '96%', '70%'].map((width) => (
              <Skeleton key={width} width={width} height={18} />
            ))}
          </div>
        </div>
      </div>
    </div>
  )
}
