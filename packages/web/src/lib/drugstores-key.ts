/** Under it is whatever the back office asks of pharmacies, in every feature: an invitation is in the log of a sheet. */
export const drugstoresKey = ['backoffice', 'drugstores'] as const
