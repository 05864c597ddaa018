/** Names of requests: what tells processes apart, then a count. Cheap, for every request has one. */
export function requestIds(prefix: string): () => string {
  let count = 0
  return () => `${prefix}-${(++count).toString(36)}`
}
