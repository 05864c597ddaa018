import type { Locator } from 'playwright-core'

/** The words of a place that are on two lines without a hyphen, because their column is too narrow. */
export const brokenWords = (place: Locator): Promise<string[]> =>
  place.evaluateAll((roots) => {
    const isBroken = (text: Text, { index, 0: word }: RegExpExecArray) => {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const lines = [...range.getClientRects()]
        .filter(({ width }) => width > 0)
        .map(({ top }) => Math.round(top))
      return new Set(lines).size > 1
    }
    return roots.flatMap((root) => {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const broken: string[] = []
      while (texts.nextNode()) {
        const text = texts.currentNode as Text
        for (const word of text.data.matchAll(/\p{L}+/gu)) if (isBroken(text, word)) broken.push(word[0])
      }
      return broken
    })
  })
