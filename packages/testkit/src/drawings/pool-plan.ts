import { lettering } from './lettering.ts'

const WIDTH = 1000
const HEIGHT = 620
const POOL = { x: 120, y: 150, width: 760, lane: 64 } as const
const ROPE = ['#db361a', '#ffffff', '#005583', '#ffffff'] as const

/** Plan of an ice pool: numbered lanes, start and finish, the house with the sauna. */
export function poolPlan(title: string, lanes = 6): string {
  const height = lanes * POOL.lane
  const ropes = Array.from({ length: lanes - 1 }, (_, index) => rope(POOL.y + (index + 1) * POOL.lane))
  const numbers = Array.from({ length: lanes }, (_, index) =>
    lettering(String(index + 1), {
      x: POOL.x + 26,
      y: POOL.y + index * POOL.lane + 18,
      size: 28,
      colour: '#04202f',
    }),
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#e9f3f7"/>`,
    lettering(title, { x: WIDTH / 2, y: 48, size: 34, colour: '#111f2e', anchor: 'middle' }),
    `<rect x="${POOL.x}" y="${POOL.y}" width="${POOL.width}" height="${height}" fill="#7cc4d8"/>`,
    ...ropes,
    ...numbers,
    lettering('Старт', { x: POOL.x, y: POOL.y + height + 24, size: 22, colour: '#db361a' }),
    lettering('25 м', {
      x: POOL.x + POOL.width / 2,
      y: POOL.y + height + 24,
      size: 22,
      colour: '#111f2e',
      anchor: 'middle',
    }),
    lettering('Баня', { x: POOL.x + POOL.width - 80, y: POOL.y + height + 24, size: 22, colour: '#7e4f04' }),
    '</svg>',
  ].join('')
}

function rope(y: number): string {
  const float = 20
  return Array.from(
    { length: POOL.width / float },
    (_, index) =>
      `<rect x="${POOL.x + index * float}" y="${y - 3}" width="${float}" height="6" fill="${ROPE[index % ROPE.length]}"/>`,
  ).join('')
}
