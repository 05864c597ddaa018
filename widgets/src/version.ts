/** Version of the widgets, inserted by the build. */
declare const __WIDGETS_VERSION__: string | undefined

export const VERSION = typeof __WIDGETS_VERSION__ === 'string' ? __WIDGETS_VERSION__ : 'source'
