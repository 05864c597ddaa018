import button from '../button.css?inline'
import { adoptMore } from '../styles.ts'
import failure from './failure.css?inline'

/** The `ref` of an element that shows a failure: adds the styles of failures to its shadow root. */
export function withStyles(element: HTMLElement | null) {
  if (element) adoptMore(element.getRootNode() as ShadowRoot, [button, failure])
}
