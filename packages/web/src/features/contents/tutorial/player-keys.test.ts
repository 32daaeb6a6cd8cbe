import { expect, test } from 'vitest'
import { actOf } from './player-keys.ts'

const press = (key: string, part = {}) => ({ key, ctrlKey: false, altKey: false, metaKey: false, ...part })

test.each([
  [' ', { do: 'toggle' }],
  ['k', { do: 'toggle' }],
  ['K', { do: 'toggle' }],
  ['j', { do: 'skip', by: -10 }],
  ['l', { do: 'skip', by: 10 }],
  ['ArrowLeft', { do: 'skip', by: -5 }],
  ['ArrowRight', { do: 'skip', by: 5 }],
  ['c', { do: 'captions' }],
  ['f', { do: 'fullscreen' }],
  ['m', { do: 'mute' }],
  ['7', { do: 'share', of: 0.7 }],
  ['a', null],
  ['Tab', null],
])('D7-02 in the player, « %s » does %j', (key, act) => {
  expect(actOf(press(key), 'player')).toEqual(act)
})

test('D7-02 the browser and what has the focus keep their own keys', () => {
  expect(actOf(press('f', { ctrlKey: true }), 'player')).toBeNull()
  expect(actOf(press(' '), 'button')).toBeNull()
  expect(actOf(press('k'), 'button')).toEqual({ do: 'toggle' })
  expect(actOf(press('ArrowRight'), 'slider')).toBeNull()
})
