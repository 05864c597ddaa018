import { type ComponentType, createElement } from 'preact'

/** `react/jsx-runtime` by the function of Preact that r2wc brings along. Its own module is another copy of that. */
export const jsx = (type: ComponentType | string, props: object, key?: string | number) =>
  createElement(type as string, key === undefined ? props : { ...props, key })

export { Fragment } from 'preact'
export { jsx as jsxs }
