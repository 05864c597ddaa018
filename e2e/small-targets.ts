import type { Page } from 'playwright-core'

/** WCAG 2.2, 2.5.8; the house rule includes links within a text. */
const MIN_TARGET = 24
/** Height on a touch screen, of what is pressed at the pool. */
const MIN_TOUCH_HEIGHT = 44

interface Limits {
  readonly within: string
  readonly height: number
}

/** Targets that are smaller, each as its size and text. */
export const smallTargets = (
  page: Page,
  { within, height }: Limits = { within: 'body', height: MIN_TARGET },
) =>
  page.evaluate(
    ({ within, width, height }) => {
      const targets = document.querySelectorAll<HTMLElement>(
        `${within} :is(a[href], button, input, select, summary)`,
      )
      return [...targets]
        .filter((target) => target.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter((target) => target.closest('.visually-hidden, .skip-link') === null)
        .map((target) => ({ target, box: target.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.width < width || box.height < height))
        .map(({ target, box }) => `${Math.round(box.width)}×${Math.round(box.height)} ${target.innerText}`)
    },
    { within, width: MIN_TARGET, height },
  )

/** Targets of the page's own content that are too low for a finger; the label of a box to tick is its target. */
export const lowTargets = (page: Page) =>
  smallTargets(page, { within: 'main :not(.tick) >', height: MIN_TOUCH_HEIGHT })
