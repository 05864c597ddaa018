import type { Locator } from 'playwright-core'

/** The choices that their `<select>` is too narrow to show. */
export const cutChoices = (place: Locator): Promise<string[]> =>
  place.locator('select:visible').evaluateAll((selects) => {
    // The arrow is within the box of the content.
    const arrow = 20
    const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
    return (selects as HTMLSelectElement[]).flatMap((select) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(select)
      const text = select.selectedOptions[0]?.text ?? ''
      pen.font = font
      const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      return pen.measureText(text).width > room - arrow ? [text] : []
    })
  })
