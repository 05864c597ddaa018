import { type ComponentChild, render } from 'preact'

/** React's roots on Preact; errors stay with the boundary, which is always there. */
export const createRoot = (container: Element) => ({
  render: (node: ComponentChild) => render(node, container),
  unmount: () => render(null, container),
})
