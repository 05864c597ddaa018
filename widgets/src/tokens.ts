/** Tokens that a host may set as `--polynya-…`, and the internal tokens that follow them. */
export const TOKENS = {
  font: ['font-text', 'font-title'],
  accent: ['brand'],
  'on-accent': ['on-brand'],
  text: ['ink'],
  muted: ['ink-2'],
  surface: ['surface'],
  'surface-2': ['sunk'],
  border: ['line'],
  radius: ['radius', 'radius-large'],
  focus: ['focus'],
} as const satisfies Record<string, readonly string[]>
