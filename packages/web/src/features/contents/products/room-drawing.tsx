const INK = '#135160'
const line = (d: string, width = 9, colour = INK) => (
  <path d={d} fill="none" stroke={colour} strokeWidth={width} strokeLinecap="round" strokeLinejoin="round" />
)
const shadow = (rx: number, cy = 184) => (
  <ellipse cx="120" cy={cy} rx={rx} ry="8" fill="#07272f" opacity=".12" />
)

/** One object that stands for each room, by the code of the room (D5-04). */
const DRAWINGS: Record<number, React.ReactNode> = {
  100: (
    <>
      {shadow(84)}
      {line('M72 106 62 180M168 106 178 180M92 106v60M148 106v60')}
      <rect x="58" y="92" width="124" height="20" rx="10" fill="#92c020" />
      <rect x="74" y="24" width="92" height="48" rx="14" fill="#92c020" />
      {line('M82 72v22M158 72v22M62 92V66h-14M178 92V66h14')}
      {[104, 120, 136].map((x) => (
        <circle key={x} cx={x} cy="102" r="4" fill="#07272f" opacity=".35" />
      ))}
    </>
  ),
  200: (
    <>
      {shadow(80, 186)}
      {line('M74 168 96 34h-22M166 168 144 34h22M86 96h68M82 124h76')}
      <rect x="92" y="92" width="56" height="16" rx="8" fill="#92c020" />
      {[72, 168].map((x) => (
        <g key={x}>
          <circle cx={x} cy="172" r="13" fill="#07272f" />
          <circle cx={x} cy="172" r="5" fill="#fff" />
        </g>
      ))}
    </>
  ),
  300: (
    <>
      <rect x="18" y="60" width="204" height="92" rx="16" fill="#fff" />
      {[26, 53, 80, 107, 134, 161, 188].map((x, index) => (
        <g key={x}>
          <rect x={x} y="70" width="23" height="64" rx="7" fill={index % 2 === 0 ? INK : '#5bb1b9'} />
          <rect x={x + 4} y="78" width="15" height="24" rx="5" fill="#fff" opacity=".5" />
        </g>
      ))}
    </>
  ),
  400: (
    <>
      {line('M30 46v118M210 96v68M30 140h180', 10)}
      <rect x="38" y="108" width="172" height="26" rx="10" fill="#5bb1b9" />
      <path d="M42 108c0-28 16-38 44-38h18v38z" fill="#fff" />
      <path d="M104 82h70a32 32 0 0 1 32 26H104z" fill="#92c020" />
    </>
  ),
  500: (
    <>
      {shadow(62, 172)}
      {line('M78 84c-34-4-34 52 4 50M162 84c34-4 34 52-4 50', 13)}
      <path d="M74 62h92l-8 96a14 14 0 0 1-14 12H96a14 14 0 0 1-14-12z" fill="#ef8f6b" />
      <rect x="68" y="50" width="104" height="18" rx="9" fill="#07272f" />
    </>
  ),
}

export function RoomDrawing({ code }: { code: number }) {
  return (
    <svg viewBox="0 0 240 200" aria-hidden="true">
      {DRAWINGS[code]}
    </svg>
  )
}
