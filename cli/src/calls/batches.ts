/** Applies a call to all items, a batch at a time; the results in order. */
export async function inBatches<Item, Answer>(
  items: readonly Item[],
  size: number,
  call: (item: Item) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = []
  for (let at = 0; at < items.length; at += size)
    answers.push(...(await Promise.all(items.slice(at, at + size).map(call))))
  return answers
}
