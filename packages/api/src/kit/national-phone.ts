/** As people write it: a « + » would have to be neutralised, and could not be imported again. */
export const nationalPhone = (phone: string | null) => phone?.replace(/^\+33/, '0')
