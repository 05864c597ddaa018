/** Whether a browser has what the widgets need: Chrome and Edge 125, Safari 17.5, Firefox 126 and later have. */
export const isSupported = (): boolean =>
  'withResolvers' in Promise &&
  'attachInternals' in HTMLElement.prototype &&
  'adoptedStyleSheets' in document &&
  CSS.supports('color', 'light-dark(red,red)') &&
  CSS.supports('selector(:state(a))')
