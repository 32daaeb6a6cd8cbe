/** Whoever changes what lists, details, menus or the home page show says so on this channel. */
export const CONTENT_CHANNEL = 'content'
/** Whoever writes a target for something that shows nowhere there (a popin) says so on this one. */
export const TARGETS_CHANNEL = 'targets'
