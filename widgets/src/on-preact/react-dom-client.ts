import { type ComponentChild, render } from 'preact'

/** `react-dom/client` on Preact. The widget's error boundary, which is always present, handles errors. */
export const createRoot = (container: Element) => ({
  render: (node: ComponentChild) => render(node, container),
  unmount: () => render(null, container),
})
