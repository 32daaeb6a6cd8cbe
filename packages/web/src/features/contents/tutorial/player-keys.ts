/** What a key does to the film, once the player has the focus. */
export type PlayerAct =
  | { do: 'toggle' | 'captions' | 'fullscreen' | 'mute' }
  | { do: 'skip'; by: number }
  | { do: 'speed'; by: 1 | -1 }
  | { do: 'share'; of: number }

/** How far the arrows go, and how far j and l do. */
export const SHORT_S = 5
export const LONG_S = 10

const ACTS: Readonly<Record<string, PlayerAct>> = {
  ' ': { do: 'toggle' },
  k: { do: 'toggle' },
  j: { do: 'skip', by: -LONG_S },
  l: { do: 'skip', by: LONG_S },
  arrowleft: { do: 'skip', by: -SHORT_S },
  arrowright: { do: 'skip', by: SHORT_S },
  c: { do: 'captions' },
  f: { do: 'fullscreen' },
  m: { do: 'mute' },
  '<': { do: 'speed', by: -1 },
  '>': { do: 'speed', by: 1 },
  home: { do: 'share', of: 0 },
  end: { do: 'share', of: 1 },
}

export interface Pressed {
  key: string
  ctrlKey: boolean
  altKey: boolean
  metaKey: boolean
}

/** Null where the key is the browser's, or belongs to what has the focus: a button takes the space bar itself. */
export function actOf(
  { key, ctrlKey, altKey, metaKey }: Pressed,
  focused: 'player' | 'button' | 'slider',
): PlayerAct | null {
  if (ctrlKey || altKey || metaKey) return null
  if (focused === 'button' && key === ' ') return null
  if (focused === 'slider' && /^(?:Arrow|Home|End)/.test(key)) return null
  if (/^[0-9]$/.test(key)) return { do: 'share', of: Number(key) / 10 }
  return ACTS[key.toLowerCase()] ?? null
}

/** As the page tells them. */
export const SHORTCUTS: readonly (readonly [keys: string, does: string])[] = [
  ['Espace ou K', 'lire ou mettre en pause'],
  ['← →', `reculer ou avancer de ${SHORT_S}\u00A0secondes`],
  ['J et L', `reculer ou avancer de ${LONG_S}\u00A0secondes`],
  ['C', 'afficher ou masquer les sous-titres'],
  ['F', 'plein écran'],
  ['M', 'couper ou remettre le son'],
  ['< et >', 'ralentir ou accélérer'],
  ['0 à 9', 'aller à un dixième du film'],
]
