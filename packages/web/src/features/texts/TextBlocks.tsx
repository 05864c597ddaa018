import type { Block, Inline } from './read-text.ts'

/** Paragraphs and lists of a text. */
export function TextBlocks({ blocks }: { readonly blocks: readonly Block[] }) {
  return blocks.map((block) => {
    if (block.kind === 'paragraph') {
      return (
        <p key={wordsOf(block.parts)}>
          <TextParts parts={block.parts} />
        </p>
      )
    }
    const List = block.isOrdered ? 'ol' : 'ul'
    return (
      <List key={block.items.map(wordsOf).join()}>
        {block.items.map((parts) => (
          <li key={wordsOf(parts)}>
            <TextParts parts={parts} />
          </li>
        ))}
      </List>
    )
  })
}

const wordsOf = (parts: readonly Inline[]) => parts.map(({ text }) => text).join('')

function TextParts({ parts }: { readonly parts: readonly Inline[] }) {
  return parts.map((part) => {
    if (part.kind === 'link') {
      return (
        <a key={part.text} href={part.href}>
          {part.text}
        </a>
      )
    }
    return part.kind === 'strong' ? <strong key={part.text}>{part.text}</strong> : part.text
  })
}
