/** Prints one section of the page alone, by its id: `data-print` tells the style sheet. */
export function printOnly(section: string) {
  const { dataset } = document.documentElement
  dataset.print = section
  window.addEventListener('afterprint', () => delete dataset.print, { once: true })
  window.print()
}
