/** Where the unsent message of somebody is kept on this computer; gone when they sign out of it. */
export const contactDraftKey = (userId: number) => `phr-kiosque-contact-${userId}`
