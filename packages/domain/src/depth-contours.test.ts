import { expect, it } from 'vitest'
import { depthContours } from './depth-contours.ts'

const options = { seed: 7, rings: 9, width: 640, height: 400, centre: [0.5, 0.5] } as const

it('draws the same lake for the same event and another one for another event', () => {
  expect(depthContours(options)).toEqual(depthContours(options))
  expect(depthContours({ ...options, seed: 8 })).not.toEqual(depthContours(options))
})

it('draws nested closed curves', () => {
  const widthOf = (path: string) => {
    const across = [...path.matchAll(/(-?\d+) (-?\d+)/g)].map(([, x]) => Number(x))
    return Math.max(...across) - Math.min(...across)
  }
  const paths = depthContours(options)
  expect(paths).toHaveLength(9)
  expect(paths.every((path) => path.endsWith('Z') && !path.includes('NaN'))).toBe(true)
  const widths = paths.map(widthOf)
  expect(widths).toEqual(widths.toSorted((a, b) => b - a))
})
