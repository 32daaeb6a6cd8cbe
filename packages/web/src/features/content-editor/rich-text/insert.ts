/** What the toolbar asks to put in the text, or to change there. */
export type Insert = 'link' | 'image' | 'alt' | 'video' | null
