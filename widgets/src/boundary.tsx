import { Component, type ReactNode } from 'react'

interface Props {
  readonly children: ReactNode
  /** Rendered in place of children that threw. */
  readonly instead: ReactNode
  readonly onBreak: () => void
}

/**
 * Error boundary: isolates a failing widget from the others and from the page's `onerror`. React supports this in
 * classes only.
 */
export class Boundary extends Component<Props, { readonly isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError = () => ({ isBroken: true })

  override componentDidCatch() {
    this.props.onBreak()
  }

  override render() {
    return this.state.isBroken ? this.props.instead : this.props.children
  }
}
