/**
 * Hostile rich text by family, written for this project: each family is one idea that public lists repeat in hundreds of
 * spellings. The lists themselves are tried by `try-corpora.ts`, where somebody has them.
 */

const HANDLERS = ['onerror', 'onclick', 'onbegin', 'onpointerrawupdate']
const HOSTS_OF_HANDLERS = ['img src=x', 'p', 'a href=/', 'body', 'details open']
const handlers = HOSTS_OF_HANDLERS.flatMap((tag) =>
  HANDLERS.flatMap((name) => [
    `<${tag} ${name}=alert(1)>`,
    `<${tag}/${name}='alert(1)'>`,
    `<${tag}\n${name.toUpperCase()}\t=\u000Calert\`1\`>`,
  ]),
)

/** The same address, in every disguise a browser takes off. */
const disguises = (scheme: string, rest: string) => [
  `${scheme}:${rest}`,
  `${scheme.toUpperCase()}:${rest}`,
  ` \u0001 ${scheme}:${rest}`,
  `${scheme.slice(0, 4)}\t${scheme.slice(4)}:${rest}`,
  `${scheme.slice(0, 4)}&#10;${scheme.slice(4)}&colon;${rest}`,
  `&#x${scheme.charCodeAt(0).toString(16)};${scheme.slice(1)}:${rest}`,
  `&#0000${scheme.charCodeAt(0)}${scheme.slice(1)}&#58${rest}`,
  `${scheme}&NewLine;:${rest}`,
]
const ADDRESSES = [
  ...disguises('javascript', 'alert(1)'),
  ...disguises('vbscript', 'msgbox(1)'),
  ...disguises('data', 'text/html;base64,PHNjcmlwdD4='),
  'blob:https://a.test/1',
  'file:///etc/passwd',
  'view-source:javascript:alert(1)',
  String.raw`\\evil.test\x`,
  '/\\evil.test',
  '//evil.test/x',
  '\t//evil.test/x',
]
const addresses = ADDRESSES.flatMap((address) => [
  `<a href="${address}">a</a>`,
  `<a xlink:href="${address}" target=_top>a</a>`,
  `<img src="${address}" alt="">`,
  `<img srcset="${address} 2x" lowsrc="${address}">`,
  `<iframe src="${address}"></iframe>`,
  `<form action="${address}"><button formaction="${address}">a</button></form>`,
  `<base href="${address}"><link rel=import href="${address}"><meta http-equiv=refresh content="0;url=${address}">`,
])

const frames = [
  'https://www.youtube.com.evil.test/embed/a',
  'https://evil.test/https://www.youtube.com/embed/a',
  'https://www.youtube.com@evil.test/embed/a',
  'https://evil.test#www.youtube.com/embed/a',
  'https://evil.test?www.youtube.com/embed/a',
  String.raw`https:/\evil.test/www.youtube.com`,
  String.raw`https://evil.test\@www.youtube.com/embed/a`,
  'https:www.youtube.com.evil.test',
  'http://www.youtube.com/embed/a',
  'https://www.youtube.com/redirect?q=https://evil.test',
  'https://www.youtube.com:8443/embed/a',
  'https://www．youtube．com/embed/a',
  'https://www.уoutube.com/embed/a',
  'https://xn--yutube-wqf.com/embed/a',
  '/api/v1/files/1',
  '//www.youtube.com/embed/a',
  'https://player.vimeo.com.evil.test/video/1',
  'https://www.dailymotion.com/../evil',
].map((src) => `<iframe src="${src}" srcdoc="<img src=x onerror=alert(1)>" allow="camera" name=x></iframe>`)

/** Elements whose content one parser reads as text and another as tags. */
const RAW = [
  'xmp',
  'noscript',
  'noembed',
  'noframes',
  'plaintext',
  'textarea',
  'title',
  'style',
  'script',
  'template',
  'listing',
  'iframe',
]
const raw = RAW.flatMap((tag) => [
  `<${tag}><img src=x onerror=alert(1)></${tag}>`,
  `<${tag}><p title="</${tag}><img src=x onerror=alert(1)>">`,
  `<${tag}/><script>alert(1)</script>`,
  `<${tag.toUpperCase()} ><!--</${tag}><img src=x onerror=alert(1)>-->`,
  `<svg><${tag}><img src=x onerror=alert(1)></${tag}></svg>`,
  `<math><mtext><table><mglyph><${tag}><!--</${tag}><img title="--&gt;<img src=1 onerror=alert(1)>">`,
])

const malformed = [
  '<<script>alert(1)//<</script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<script\u0000>alert(1)</script>',
  '<script/x>alert(1)</script\n>',
  '<script src=//evil.test',
  '<img src="x` `<script>alert(1)</script>"` `>',
  '<img """><script>alert(1)</script>">',
  '<img src=x:x onerror\u000b=alert(1)>',
  '<a href="\u0000javascript:alert(1)">a</a>',
  '<p id=x name=y class=z style="background:url(javascript:alert(1))" data-x=1 contenteditable tabindex=0>a</p>',
  '<style>@import "//evil.test/x.css";</style>',
  '<!--[if IE]><script>alert(1)</script><![endif]-->',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!-- --!><img src=x onerror=alert(1)>',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?xml version="1.0"?><?php echo 1 ?>',
  '<!DOCTYPE html [<!ENTITY x "y">]>&x;',
  '<svg><a xlink:href="javascript:alert(1)"><text>a</text></a></svg>',
  '<svg><use href="data:image/svg+xml,<svg id=x/>#x"></use></svg>',
  '<math href="javascript:alert(1)">a</math>',
  '<form><input name=attributes><input name=childNodes></form>',
  '<a id=config href="https://evil.test">a</a><img name=getElementById src=/a.png>',
  '<object data="javascript:alert(1)"></object><embed src="//evil.test"><applet code=x>',
  '<table background="javascript:alert(1)"><td background="javascript:alert(1)">a</td></table>',
  '<isindex action=javascript:alert(1)><keygen autofocus onfocus=alert(1)>',
  '<x onclick=alert(1)>a</x><kiosque-menu>a</kiosque-menu><my:tag onclick=alert(1)>a',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&amp;lt;img src=x onerror=alert(1)&amp;gt;',
  '%3Cscript%3Ealert(1)%3C/script%3E',
  '\u02bascript\u02bc +ADw-script+AD4-alert(1)+ADw-/script+AD4-',
  '＜script＞alert(1)＜/script＞',
  '{{constructor.constructor("alert(1)")()}} ${alert(1)} <%= 1 %>',
]

export const HOSTILE_TEXT: Record<string, string[]> = { handlers, addresses, frames, raw, malformed }

/** What an editor really writes: all of it must come out with its words, and what is allowed with its tags. */
export const HONEST_TEXT: [typed: string, words: string][] = [
  [
    '<p>Si T &lt; 38\u00a0°C et pouls &gt; 60 : rien à faire</p>',
    'Si T < 38\u00a0°C et pouls > 60 : rien à faire',
  ],
  ['<p>Dose &lt;script&gt; : pas une balise</p>', 'Dose <script> : pas une balise'],
  ['<p>Q &amp; R, l’œdème, Ça&nbsp;! « Oui »</p>', 'Q & R, l’œdème, Ça\u00a0! « Oui »'],
  ['<p>SELECT * FROM clients; -- une blague</p>', 'SELECT * FROM clients; -- une blague'],
  ["<p>' OR 1=1 --, O’Brien, D'Artagnan</p>", "' OR 1=1 --, O’Brien, D'Artagnan"],
  [
    '<p>../../etc/passwd, C:\\temp, \\\\serveur\\partage</p>',
    '../../etc/passwd, C:\\temp, \\\\serveur\\partage',
  ],
  ['<p>javascript: est un mot, onclick= aussi</p>', 'javascript: est un mot, onclick= aussi'],
  ['<p>👩🏽‍⚕️ 🇫🇷 e\u0301té שלום مرحبا 北京</p>', '👩🏽‍⚕️ 🇫🇷 e\u0301té שלום مرحبا 北京'],
  ['<p>{{ prix }} ${montant} %s &amp;nbsp;</p>', '{{ prix }} ${montant} %s &nbsp;'],
  ['<div>Ligne<br>suivante</div>', 'Ligne suivante'],
  ['<h1>Titre</h1><blockquote>Cité</blockquote>', 'Titre Cité'],
  ['<table><tr><td>Lundi</td><td>9 h</td></tr></table>', 'Lundi 9 h'],
  ['<font color=red>rouge</font> <span style="x">ici</span>', 'rouge ici'],
  ['<center>au centre</center>le 1<sup>er</sup>, <s>rayé</s>', 'au centre le 1er, rayé'],
  ['<p>null undefined NaN true 1e309 0x1F</p>', 'null undefined NaN true 1e309 0x1F'],
]
