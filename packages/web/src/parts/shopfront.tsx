const AWNING = [72, 112, 152, 192, 232, 272, 312, 352, 392, 432]

const SHELF: readonly (readonly [number, number, number, number, number, string])[] = [
  [132, 232, 20, 30, 4, '#135160'],
  [137, 224, 10, 9, 2, '#92c020'],
  [165, 238, 26, 24, 3, '#ffffff'],
  [165, 252, 26, 10, 2, '#5bb1b9'],
  [198, 244, 24, 18, 6, '#ef8f6b'],
  [200, 237, 20, 9, 3, '#07272f'],
  [231, 232, 20, 30, 4, '#5bb1b9'],
  [236, 224, 10, 9, 2, '#07272f'],
  [264, 238, 26, 24, 3, '#92c020'],
  [264, 252, 26, 10, 2, '#07272f'],
  [128, 321, 26, 24, 3, '#ef8f6b'],
  [128, 335, 26, 10, 2, '#ffffff'],
  [161, 315, 20, 30, 4, '#ffffff'],
  [166, 307, 10, 9, 2, '#135160'],
  [194, 327, 24, 18, 6, '#135160'],
  [196, 320, 20, 9, 3, '#92c020'],
  [227, 321, 26, 24, 3, '#ffffff'],
  [227, 335, 26, 10, 2, '#f6c64b'],
  [260, 315, 20, 30, 4, '#92c020'],
  [265, 307, 10, 9, 2, '#07272f'],
]

/** « La devanture »: sign-in, home fallback and, with its sign turned, maintenance. */
export function Shopfront({ closed = false }: { closed?: boolean }) {
  const sign = closed ? 'Fermé' : 'Ouvert'
  return (
    <svg viewBox="0 0 560 440" aria-hidden="true" preserveAspectRatio="xMidYMax meet">
      {' '}
      <circle cx="440" cy="92" r="64" fill="#5bb1b9" opacity="0.9" />{' '}
      <circle cx="418" cy="78" r="10" fill="#7cc4cb" /> <circle cx="456" cy="112" r="14" fill="#7cc4cb" />{' '}
      <g fill="#fff" opacity=".85">
        {' '}
        <circle cx="60" cy="60" r="2.5" /> <circle cx="130" cy="32" r="2" />{' '}
        <circle cx="300" cy="24" r="2.5" /> <circle cx="360" cy="56" r="2" />{' '}
        <circle cx="520" cy="180" r="2" /> <circle cx="30" cy="170" r="2" />{' '}
      </g>{' '}
      <path d="M88 74h368v334H88z" fill="#0f4350" /> <path d="M88 74h368v60H88z" fill="#135160" />{' '}
      <text
        x="272"
        y="107"
        textAnchor="middle"
        fontFamily="Bricolage Grotesque,sans-serif"
        fontWeight="750"
        fontSize="25"
        letterSpacing="7"
        fill="#fff"
      >
        KIOSQUE
      </text>{' '}
      <rect x="112" y="180" width="196" height="176" rx="8" fill="#f9e7b4" />{' '}
      <rect x="112" y="180" width="196" height="176" rx="8" fill="none" stroke="#0b343f" strokeWidth="8" />{' '}
      <rect x="116" y="262" width="188" height="7" fill="#0b343f" />{' '}
      <rect x="116" y="345" width="188" height="8" fill="#0b343f" />{' '}
      {SHELF.map(([x, y, width, height, rx, fill]) => (
        <rect key={`${x}-${y}`} {...{ x, y, width, height, rx, fill }} />
      ))}{' '}
      <rect x="332" y="180" width="98" height="228" rx="8" fill="#0b343f" />{' '}
      <rect x="344" y="194" width="74" height="150" rx="6" fill="#f9e7b4" />{' '}
      <path d="M344 344 418 250v94z" fill="#fff" opacity=".25" />{' '}
      <rect x="348" y="282" width="8" height="42" rx="4" fill="#07272f" />{' '}
      <g>
        {' '}
        <rect x="360" y="214" width="42" height="24" rx="6" fill={closed ? '#ef8f6b' : '#92c020'} />{' '}
        <text
          x="381"
          y="230"
          textAnchor="middle"
          fontFamily="Figtree,sans-serif"
          fontWeight="700"
          fontSize="11"
          fill="#07272f"
        >
          {sign}
        </text>{' '}
      </g>{' '}
      {AWNING.map((x, index) => (
        <path key={x} d={`M${x} 128h40v44a20 20 0 0 1-40 0z`} fill={index % 2 ? '#ffffff' : '#92c020'} />
      ))}{' '}
      <rect x="66" y="120" width="412" height="14" rx="7" fill="#b9d96a" />{' '}
      <g transform="translate(452 196)">
        {' '}
        <rect x="0" y="26" width="22" height="8" fill="#07272f" />{' '}
        <rect x="16" y="-10" width="80" height="80" rx="20" fill="#135160" />{' '}
        <path
          d="M47 6h18v15h15v18H65v15H47V39H32V21h15z"
          fill="#92c020"
          stroke="#92c020"
          strokeWidth="4"
          strokeLinejoin="round"
        />{' '}
      </g>{' '}
      <rect x="40" y="404" width="480" height="12" rx="6" fill="#0b343f" />{' '}
      <g transform="translate(62 322)">
        {' '}
        <path d="M14 56h44l-5 28H19z" fill="#ef8f6b" />{' '}
        <path
          d="M36 58C34 30 20 22 8 20c0 20 10 34 28 38zM36 58C38 24 52 14 66 12c2 24-10 40-30 46zM36 58C28 36 32 14 38 0c8 16 10 38-2 58z"
          fill="#92c020"
        />{' '}
        <path d="M36 58c-6-16-4-36 2-58 4 22 4 42-2 58z" fill="#b9d96a" />{' '}
      </g>{' '}
      <g transform="translate(466 334)">
        {' '}
        <rect x="0" y="34" width="52" height="38" rx="6" fill="#5bb1b9" />{' '}
        <circle cx="12" cy="26" r="15" fill="#92c020" /> <circle cx="30" cy="18" r="18" fill="#b9d96a" />{' '}
        <circle cx="42" cy="28" r="13" fill="#92c020" />{' '}
      </g>{' '}
    </svg>
  )
}
