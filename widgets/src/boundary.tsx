import { Component, type ReactNode } from 'react'

interface Props {
  readonly children: ReactNode
  /** What stands in the place of what broke. */
  readonly instead: ReactNode
  readonly onBreak: () => void
}

/** Keeps what breaks in one widget from the others and from the page's `onerror`. Only a class can. */
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
