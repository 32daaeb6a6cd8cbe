import type { CSSProperties, PointerEvent } from 'react'
import type { FileRef } from '@kiosque/contract/wire/files'

type FocalPickerProps = {
  file: FileRef
  x: number
  y: number
  onChange: (x: number, y: number) => void
}

const share = (part: number) => Math.min(1, Math.max(0, Math.round(part * 100) / 100))

/** Where crops keep their centre: press the picture, or move the two sliders with the keyboard. */
export function FocalPicker({ file, x, y, onChange }: FocalPickerProps) {
  function press(event: PointerEvent<HTMLDivElement>) {
    const box = event.currentTarget.getBoundingClientRect()
    onChange(share((event.clientX - box.left) / box.width), share((event.clientY - box.top) / box.height))
  }
  const shown = file.sizes.find((size) => size.width >= 640) ?? file
  return (
    <div className="stack media-focal">
      <div
        className="focal"
        style={
          {
            '--focal-x': `${x * 100}%`,
            '--focal-y': `${y * 100}%`,
            aspectRatio: file.width && file.height ? `${file.width} / ${file.height}` : undefined,
          } as CSSProperties
        }
        onPointerDown={press}
      >
        <img src={shown.url} alt={file.alt} draggable={false} />
      </div>
      <p className="xs muted">Le repère fixe le centre conservé lors des recadrages.</p>
      <div className="row media-focal__axes">
        <Axis
          word="De gauche à droite"
          label="Repère, de gauche à droite"
          value={x}
          onChange={(value) => onChange(value, y)}
        />
        <Axis
          word="De haut en bas"
          label="Repère, de haut en bas"
          value={y}
          onChange={(value) => onChange(x, value)}
        />
      </div>
    </div>
  )
}

function Axis({
  word,
  label,
  value,
  onChange,
}: {
  /** What one sees above the line; the label says the rest aloud. */
  word: string
  label: string
  value: number
  onChange: (value: number) => void
}) {
  const percent = Math.round(value * 100)
  return (
    <label className="xs muted">
      <span aria-hidden="true">{word}</span>
      <input
        type="range"
        min={0}
        max={100}
        step={1}
        value={percent}
        aria-label={label}
        aria-valuetext={`${percent}\u00A0%`}
        onChange={(event) => onChange(share(Number(event.target.value) / 100))}
      />
    </label>
  )
}
