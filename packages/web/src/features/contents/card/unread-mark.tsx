/** The dot before what this person has not opened yet, said in words to those who do not see it. */
export function UnreadMark() {
  return (
    <span className="unread">
      <span className="sr-only">Non lu</span>
    </span>
  )
}
