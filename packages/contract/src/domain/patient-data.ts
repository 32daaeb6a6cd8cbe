/** D14-03: said wherever words are typed freely, at the counter as in the head office. */
export const NO_PATIENT_DATA = 'Ne saisissez aucune donnée de patient.'
