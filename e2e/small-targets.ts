import type { Page } from 'playwright-core'

/** WCAG 2.2, 2.5.8; the house rule includes links within a text. */
const MIN_TARGET = 24

/** Targets that are smaller, each as its size and text. */
export const smallTargets = (page: Page) =>
  page.evaluate((least) => {
    const targets = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary')]
    return targets
      .filter((target) => target.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((target) => target.closest('.visually-hidden, .skip-link') === null)
      .map((target) => ({ target, box: target.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.width < least || box.height < least))
      .map(({ target, box }) => `${Math.round(box.width)}×${Math.round(box.height)} ${target.innerText}`)
  }, MIN_TARGET)
