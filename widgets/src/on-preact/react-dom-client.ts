import { type ComponentChild, type ContainerNode, render } from 'preact'

/** `react-dom/client` on Preact. The widget's error boundary, which is always present, handles errors. */
export function createRoot(container: Element | ShadowRoot) {
  const place = besideOf(container)
  return {
    render: (node: ComponentChild) => render(node, place),
    unmount: () => render(null, place),
  }
}

/** A container whose present children Preact leaves alone, as React does in a shadow root; by itself it reuses them. */
function besideOf(container: Element | ShadowRoot): ContainerNode {
  if (!container.firstChild) return container
  return {
    nodeType: 1,
    parentNode: container,
    firstChild: null,
    childNodes: [],
    insertBefore: (node: Node, next: Node | null) => container.insertBefore(node, next),
    appendChild: (node: Node) => container.appendChild(node),
    removeChild: (node: Node) => container.removeChild(node),
  }
}
