import { expect, test } from 'vitest'
import { cleanFileName, contentDisposition } from './file-name.ts'

const NAMES: [string | undefined, string][] = [
  ['photo.png', 'photo.png'],
  ['Été à l’officine.PNG', 'Été à l’officine.png'],
  ['../../etc/passwd', 'passwd.png'],
  ['..\\..\\windows\\system32\\cmd.exe', 'cmd.png'],
  ['/etc/shadow', 'shadow.png'],
  ['C:\\Users\\moi\\facture.pdf', 'facture.png'],
  ['a/b/c/', 'fichier.png'],
  ['.htaccess', 'fichier.png'],
  ['.env', 'fichier.png'],
  ['..', 'fichier.png'],
  ['.', 'fichier.png'],
  ['', 'fichier.png'],
  [undefined, 'fichier.png'],
  ['   ', 'fichier.png'],
  ['photo.png.exe', 'photo.png'],
  ['photo.php.png', 'photo.png'],
  ['shell.php%00.png', 'shell.php 00.png'],
  ['a\u0000b.png', 'ab.png'],
  ['a\r\nSet-Cookie: x=1.png', 'aSet-Cookie x=1.png'],
  ['"; filename="evil.html', 'filename= evil.png'],
  ['<script>alert(1)</script>.png', 'script.png'],
  ['<img src=x onerror=alert(1)>.png', 'img src=x onerror=alert(1).png'],
  ['$(rm -rf ~).png', '(rm -rf ~).png'],
  ['`id`.png', 'id.png'],
  ['a|b&c;d.png', 'a b c d.png'],
  ['Affiche\u00A0: test angine.pdf', 'Affiche – test angine.png'],
  [' : .png', 'fichier.png'],
  ['con.png', 'fichier con.png'],
  ['NUL', 'fichier NUL.png'],
  ['lpt1.txt', 'fichier lpt1.png'],
  ['report\u202Egnp.exe', 'reportgnp.png'],
  ['zéro\u200Bwidth.png', 'zérowidth.png'],
  ['a\ud800b.png', 'ab.png'],
  ['👩‍⚕️ équipe.png', '👩⚕️ équipe.png'],
  ['名前.png', '名前.png'],
  ['ملف.png', 'ملف.png'],
  ['version 2.5', 'version 2.5.png'],
  ['tarif 01.09.2026.pdf', 'tarif 01.09.2026.png'],
  ['trailing. . .', 'trailing.png'],
  ['~$brouillon.docx', 'brouillon.png'],
  ['-rf.png', 'rf.png'],
  ['a'.repeat(5000), `${'a'.repeat(100)}.png`],
  ['%2e%2e%2fpasswd', '2e 2e 2fpasswd.png'],
  ['a\u2028b.png', 'ab.png'],
  ['\ufeffnom.png', 'nom.png'],
]

test.each(NAMES)('G8 the name %j becomes %j', (sent, expected) => {
  const name = cleanFileName(sent, 'png')

  expect(name).toBe(expected)
  expect(name).not.toMatch(/[/\\<>:"|?*\p{Cc}]|\.\./u)
  expect(cleanFileName(name, 'png')).toBe(name)
})

test('G8 a header made of any name is one line of plain characters', () => {
  for (const [sent] of NAMES) {
    const header = contentDisposition('attachment', cleanFileName(sent, 'png'))

    expect(header).toMatch(/^attachment; filename="[ !#-[\]-~]*"; filename\*=UTF-8''[\w!#$&+.^`|~%-]+$/)
  }
})
