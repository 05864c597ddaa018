/** A sentence of the catalogues with links where it marks them. */
export function TextWithLinks({
  text,
  links,
}: {
  /** A text with places for links, such as `the <terms>agreement</terms>`. */
  readonly text: string
  /** The address of each link by its name. */
  readonly links: Readonly<Record<string, string>>
}) {
  const parts = text.split(/<(\w+)>(.*?)<\/\1>/)
  return parts.map((part, index) => {
    if (index % 3 === 0) return part
    if (index % 3 === 1) return null
    const name = parts[index - 1] ?? ''
    return (
      <a key={name} href={links[name]}>
        {part}
      </a>
    )
  })
}
