/** Ids and flags come as text in a query. */
export const number = (text: string | undefined) => (text === undefined ? undefined : Number(text))

export const flag = (text: 'true' | 'false' | undefined) => (text === undefined ? undefined : text === 'true')
