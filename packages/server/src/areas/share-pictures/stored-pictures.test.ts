import { describe, expect, it } from 'vitest'
import type { ShareCard } from './drawing/share-card.ts'
import { storedPictures } from './stored-pictures.ts'

const aCard = (name: string): ShareCard => ({
  seed: 1,
  site: '',
  corner: { text: '', tone: 'ok' },
  over: [],
  name,
  facts: '',
  marks: [],
  tiles: [],
  note: null,
})

/** Draws the name of a card, and remembers it. */
function drawing() {
  const drawn: string[] = []
  const draw = async ({ name }: ShareCard) => {
    drawn.push(name)
    if (name === 'fails') throw new Error('Not drawn')
    return Buffer.from(name)
  }
  return { drawn, draw }
}

describe('stored pictures', () => {
  it('are drawn once, for all who wait and for those who come later', async () => {
    const { drawn, draw } = drawing()
    const { pngOf } = storedPictures(draw)
    const [one, other] = await Promise.all([pngOf(aCard('one')), pngOf(aCard('one'))])
    expect(one).toBe(other)
    expect(await pngOf(aCard('one'))).toBe(one)
    expect(drawn).toEqual(['one'])
    expect((await pngOf(aCard('two'))).toString()).toBe('two')
  })

  it('take a bounded number of bytes: the picture that was requested longest ago is removed', async () => {
    const { drawn, draw } = drawing()
    const { pngOf } = storedPictures(draw, 7)
    for (const name of ['one', 'two', 'one', 'six', 'one', 'two']) await pngOf(aCard(name))
    expect(drawn).toEqual(['one', 'two', 'six', 'two'])
  })

  it('are not stored if they failed, and are refused before they are drawn', async () => {
    const { drawn, draw } = drawing()
    const { pngOf } = storedPictures(draw)
    await expect(pngOf(aCard('fails'))).rejects.toThrow('Not drawn')
    await expect(pngOf(aCard('fails'))).rejects.toThrow('Not drawn')
    const refuse = () => {
      throw new Error('Too many')
    }
    await expect(pngOf(aCard('new'), refuse)).rejects.toThrow('Too many')
    expect(drawn).toEqual(['fails', 'fails'])
    await pngOf(aCard('new'))
    expect((await pngOf(aCard('new'), refuse)).toString()).toBe('new')
  })
})
