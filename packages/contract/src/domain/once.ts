/** The same function, which makes one thing for each argument however often it is asked: for what is never changed. */
export function once<Argument, Made>(make: (argument: Argument) => Made): (argument: Argument) => Made {
  const made = new Map<Argument, Made>()
  return (argument) => {
    if (!made.has(argument)) made.set(argument, make(argument))
    return made.get(argument) as Made
  }
}
