/** Colours of the water, from the shore to the deepest point. */
export interface Water {
  readonly deep: string
  readonly far: string
  readonly near: string
  readonly line: string
}

export const WATERS: readonly Water[] = [
  { deep: '#04202f', far: '#0c3a4f', near: '#2f7390', line: '#a5e2f0' },
  { deep: '#031c26', far: '#0a4148', near: '#2b8a86', line: '#a8efe2' },
  { deep: '#081a33', far: '#123a66', near: '#3f76b8', line: '#b4d7fb' },
  { deep: '#14182f', far: '#2b3160', near: '#666fb5', line: '#cfd5ff' },
  { deep: '#10222a', far: '#2a4b55', near: '#6c98a3', line: '#d3eef2' },
]
