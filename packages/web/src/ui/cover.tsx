import { drawCover } from './cover-pattern.ts'
import type { CoverShape, GlyphKind } from './cover-pattern.ts'

type CoverProps = {
  /** The content's id: the same id always gives the same picture. */
  seed: string | number
  columns?: number
  rows?: number
  /** Glyphs that suit the subject: `['snowflake', 'drop']`. */
  glyphs?: readonly GlyphKind[]
}

/** The picture of a content without a photo. Purely decorative. */
export function Cover({ seed, columns = 5, rows = 3, glyphs }: CoverProps) {
  const { ground, shapes } = drawCover(seed, columns, rows, glyphs)
  return (
    <svg
      viewBox={`0 0 ${columns * 100} ${rows * 100}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width={columns * 100} height={rows * 100} fill={ground} />
      {shapes.map((shape, index) => (
        <Shape key={index} shape={shape} />
      ))}
    </svg>
  )
}

const PATHS: Partial<Record<CoverShape['kind'], string>> = {
  quarter: 'M0 0h100a100 100 0 0 1-100 100z',
  leaf: 'M0 0h40a60 60 0 0 1 60 60v40h-40a60 60 0 0 1-60-60z',
  half: 'M0 100a50 50 0 0 1 100 0z',
  drop: 'M50 10c16 22 30 34 30 52a30 30 0 0 1-60 0c0-18 14-30 30-52z',
  heart: 'M50 84C22 64 12 50 12 36a19 19 0 0 1 38-6 19 19 0 0 1 38 6c0 14-10 28-38 48z',
  moon: 'M62 14a38 38 0 1 0 24 54A32 32 0 0 1 62 14z',
  spark: 'M50 10l11 29 29 11-29 11-11 29-11-29-29-11 29-11z',
}

const TURNED = new Set<CoverShape['kind']>(['quarter', 'leaf', 'half'])

function Shape({ shape }: { shape: CoverShape }) {
  const { kind, x, y, turn, fill, accent } = shape
  if (kind === 'ground') return <rect x={x} y={y} width="100" height="100" fill={fill} />
  if (kind === 'disc') return <circle cx={x + 50} cy={y + 50} r="42" fill={fill} />
  if (kind === 'cross')
    return (
      <path
        transform={`translate(${x} ${y})`}
        d="M34 16h32v18h18v32h-18v18h-32v-18h-18v-32h18z"
        fill={fill}
        stroke={fill}
        strokeWidth="6"
        strokeLinejoin="round"
      />
    )
  const path = PATHS[kind]
  if (path)
    return (
      <path
        transform={`translate(${x} ${y})${TURNED.has(kind) ? ` rotate(${turn} 50 50)` : ''}`}
        d={path}
        fill={fill}
      />
    )
  return (
    <g transform={`translate(${x + 50} ${y + 50})`}>
      {kind === 'capsule' && (
        <g transform="rotate(45)">
          <rect x="-46" y="-20" width="92" height="40" rx="20" fill={fill} />
          <path d="M0 -20h26a20 20 0 0 1 0 40h-26z" fill={accent} />
        </g>
      )}
      {kind === 'syringe' && <Syringe fill={fill} accent={accent} />}
      {kind === 'sun' && <Sun fill={fill} />}
      {kind === 'snowflake' && <Snowflake stroke={fill} />}
    </g>
  )
}

function Syringe({ fill, accent }: { fill: string; accent: string }) {
  return (
    <g transform="rotate(45)">
      <rect x="-11" y="-26" width="22" height="46" rx="4" fill={fill} />
      <rect x="-11" y="-4" width="22" height="24" rx="4" fill={accent} />
      <rect x="-3" y="-42" width="6" height="18" fill={fill} />
      <rect x="-14" y="-46" width="28" height="7" rx="3.5" fill={fill} />
      <rect x="-1.6" y="20" width="3.2" height="26" fill={fill} />
      <rect x="-16" y="-29" width="32" height="6" rx="3" fill={fill} />
    </g>
  )
}

function Sun({ fill }: { fill: string }) {
  return (
    <>
      <circle r="23" fill={fill} />
      {[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => (
        <rect
          key={turn}
          x="-3.5"
          y="-44"
          width="7"
          height="13"
          rx="3.5"
          transform={`rotate(${turn})`}
          fill={fill}
        />
      ))}
    </>
  )
}

function Snowflake({ stroke }: { stroke: string }) {
  return (
    <>
      {[0, 60, 120, 180, 240, 300].map((turn) => (
        <path
          key={turn}
          transform={`rotate(${turn})`}
          d="M0 0V-38M0 -24l10-9M0 -24l-10-9"
          stroke={stroke}
          strokeWidth="6"
          strokeLinecap="round"
          fill="none"
        />
      ))}
    </>
  )
}
