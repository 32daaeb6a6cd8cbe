const NAMES = 'Janvier Février Mars Avril Mai Juin Juillet Août Septembre Octobre Novembre Décembre'

export const MONTHS: readonly { value: number; label: string }[] = NAMES.split(' ').map((label, index) => ({
  value: index + 1,
  label,
}))
