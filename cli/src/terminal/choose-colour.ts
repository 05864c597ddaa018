/**
 * Passes the choice of colours to Chalk, before Ink loads it: Chalk reads FORCE_COLOR and standard output, while views are
 * drawn on standard error, and ignores NO_COLOR. Node warns if both variables are set.
 */
export function chooseColour(env: NodeJS.ProcessEnv, isColoured: boolean) {
  delete env.NO_COLOR
  if (!isColoured) env.FORCE_COLOR = '0'
  else if (!Number(env.FORCE_COLOR)) env.FORCE_COLOR = '1'
}
