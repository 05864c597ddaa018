import { expect, it } from 'vitest'
import { fitted, shrunkPhoto } from './shrunk-photo.ts'

it.each([
  [
    { width: 4000, height: 3000 },
    { width: 1600, height: 1200 },
  ],
  [
    { width: 3, height: 9000 },
    { width: 1, height: 1600 },
  ],
  [
    { width: 800, height: 600 },
    { width: 800, height: 600 },
  ],
])('a photo of %o is drawn as %o', (size, shown) => {
  expect(fitted(size, 1600)).toEqual(shown)
})

it('a photo that the server accepts is sent as it is', async () => {
  const photo = new File(['small'], 'photo.png')
  expect(await shrunkPhoto('avatar', photo)).toBe(photo)
})
