import { describe, expect, it } from 'vitest'
import { withParts } from './with-parts.ts'

describe('HTML that a server rendered', () => {
  it('has the part names that the widget sets, the last one that matches', () => {
    expect(withParts('<table><tr class="a b"><td>1</td></tr></table><h2>2</h2>', '')).toBe(
      '<table part="table"><tr class="a b" part="row"><td part="cell">1</td></tr></table><h2 part="heading">2</h2>',
    )
    expect(withParts('<a class="month-bar" href="/x">x</a><p role="alert">y</p>', '')).toBe(
      '<a class="month-bar" href="/x" part="link">x</a><p role="alert" part="status">y</p>',
    )
  })

  it('leaves names that are there, and text that looks like a tag', () => {
    expect(withParts('<div part="root">a &lt;td&gt; b</div>', '_blank')).toBe(
      '<div part="root">a &lt;td&gt; b</div>',
    )
  })

  it('has the target of links that the tag names', () => {
    expect(withParts('<a href="/x">x</a>', '_blank')).toBe('<a href="/x" part="link" target="_blank">x</a>')
  })
})
