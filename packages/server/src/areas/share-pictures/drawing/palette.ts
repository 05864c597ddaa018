/** Sizes in pixels, and the colours of the app in its light theme: see `packages/ui/src/tokens.css`. */

export const PICTURE = { width: 1200, height: 630 } as const
export const MARGIN = 56

export const INK = {
  surface: '#ffffff',
  line: '#cddce2',
  ink: '#111f2e',
  ink2: '#455868',
  brand: '#005583',
  signal: '#db361a',
  signalText: '#ba2719',
  ok: '#006a3f',
  okWash: '#d3f5e1',
  warn: '#7e4f04',
  warnWash: '#fdeec4',
  ice: '#b8e8ee',
  onIce: '#0b3440',
  gold: '#e8b53b',
  silver: '#a3b8c2',
  bronze: '#c07a45',
  waterNear: '#2f7390',
  waterFar: '#0c3a4f',
  waterDeep: '#04202f',
  onWater: '#eef9fc',
  onWater2: '#bcd9e3',
  waterLine: '#a5e2f0',
} as const

export type Ink = (typeof INK)[keyof typeof INK]
