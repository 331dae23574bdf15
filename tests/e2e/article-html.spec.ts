import { chromium } from "@playwright/test";
import { sanitise } from "#app/features/blog/sanitise.server";
import { expect, test } from "#tests/support/fixtures";

/**
 * What has got past one sanitiser or another: collected from their advisories and from the usual lists. Each would call
 * alert.
 */
const BYPASSES = [
  // What one parser reads as text and another as elements.
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  "<math><mtext><table><mglyph><style><math><img src onerror=alert(1)>",
  "<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>",
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  "<svg><style><img src=1 onerror=alert(1)></style></svg>",
  "<svg><style>&lt;img src=1 onerror=alert(1)&gt;</style></svg>",
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<noembed><p title="</noembed><img src=x onerror=alert(1)>">',
  '<noframes><p title="</noframes><img src=x onerror=alert(1)>">',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>">',
  '<iframe><p title="</iframe><img src=x onerror=alert(1)>">',
  '<textarea><p title="</textarea><img src=x onerror=alert(1)>">',
  '<title><p title="</title><img src=x onerror=alert(1)>">',
  "<plaintext><img src=x onerror=alert(1)>",
  "<template><img src=x onerror=alert(1)></template>",
  "<template shadowrootmode=open><img src=x onerror=alert(1)></template>",
  '<select><template><style><!--</style><a rel="--></style></template></select><img id=x src=x onerror=alert(1)>">',
  "<table><td><template><script>alert(1)</script></template></td></table>",
  '<svg><foreignObject><p><iframe srcdoc="<script>parent.alert(1)</script>"></iframe></p></foreignObject></svg>',
  '<svg><annotation-xml><foreignobject><style><!--</style><p id="--><img src=x onerror=alert(1)>">',
  '<math><annotation-xml encoding="text/html"><style><img src=x onerror=alert(1)></style></annotation-xml></math>',
  '<math><mi><a href="javascript:alert(1)">x</a></mi></math>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  "<svg><animate xlink:href=#x attributeName=href values=javascript:alert(1) /><a id=x><text>x</text></a></svg>",
  "<svg><set attributeName=onmouseover to=alert(1)>",
  "<svg><use href=\"data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'><image href='1' onerror='alert(1)'/></svg>#x\">",
  "<svg/onload=alert(1)>",
  "<svg><script href=data:,alert(1)></script></svg>",
  "<svg><![CDATA[><img src=x onerror=alert(1)>]]></svg>",
  "<![CDATA[<img src=x onerror=alert(1)>]]>",
  "<!--><img src=x onerror=alert(1)>-->",
  "<!--!><img src=x onerror=alert(1)>",
  "<!-- --!><img src=x onerror=alert(1)> -->",
  "<!DOCTYPE x [<!ENTITY y '<img src=x onerror=alert(1)>'>]>&y;",
  "<?xml-stylesheet href=javascript:alert(1)?><img src=x onerror=alert(1)>",
  "<?php ?><img src=x onerror=alert(1)?>",
  // Torn, nested and doubled.
  "<scr<script>ipt>alert(1)</scr</script>ipt>",
  "<<script>script>alert(1)</script>",
  "<img src=x onerror=alert(1)//",
  "<img/src=x/onerror=alert(1)>",
  "<img\tsrc=x\nonerror\r=alert(1)>",
  "<img src=x onerror\0=alert(1)>",
  "<im\0g src=x onerror=alert(1)>",
  '<img src="x""onerror=alert(1)>',
  "<img src=`x`onerror=alert(1)>",
  '<img alt="`><img src=x onerror=alert(1)>" src=x>',
  "<img alt='\"><img src=x onerror=alert(1)>' src=x>",
  '<img alt="&quot;&gt;&lt;img src=x onerror=alert(1)&gt;" src=x>',
  '<img src="/scenes/x.webp&quot; onerror=&quot;alert(1)">',
  '<img src="/scenes/x.webp" width=\'1" onerror="alert(1)\'>',
  "<img src='x' loading='\"onload=\"alert(1)'>",
  "<td colspan='\"><img src=x onerror=alert(1)>'>x</td>",
  "<th scope='\"><script>alert(1)</script>'>x</th>",
  "<a rel='\"><script>alert(1)</script>' href='/x'>x</a>",
  "<p <img src=x onerror=alert(1)>>x</p>",
  "</p <img src=x onerror=alert(1)>>",
  '<p/x="<img src=x onerror=alert(1)>">',
  "<IMG SRC=x ONERROR=alert(1)>",
  "<ıMG src=x onerror=alert(1)><ſcript>alert(1)</ſcript>",
  "＜img src=x onerror=alert(1)＞",
  "+ADw-script+AD4-alert(1)+ADw-/script+AD4-",
  "&lt;script&gt;alert(1)&lt;/script&gt;",
  "&amp;lt;script&amp;gt;alert(1)&amp;lt;/script&amp;gt;",
  "<p>&#60;img src=x onerror=alert(1)&#62;</p>",
  // Elements that do something.
  "<script>alert(1)</script>",
  "<script src=data:,alert(1)></script>",
  "<script type=module>alert(1)</script>",
  "<script/x>alert(1)</script/x>",
  "<iframe src=javascript:alert(1)>",
  "<iframe srcdoc='<script>parent.alert(1)</script>'>",
  "<object data=javascript:alert(1)>",
  "<embed src=javascript:alert(1)>",
  "<base href=javascript:/a/-alert(1)//><a href=x>x</a>",
  "<meta http-equiv=refresh content='0;url=javascript:alert(1)'>",
  "<link rel=stylesheet href=javascript:alert(1)>",
  "<link rel=import href=data:text/html,<script>alert(1)</script>>",
  "<body onload=alert(1)>",
  "<html onfocus=alert(1) tabindex=1 autofocus>",
  "<input autofocus onfocus=alert(1)>",
  "<details open ontoggle=alert(1)>x</details>",
  "<video><source onerror=alert(1)></video>",
  "<audio src onerror=alert(1)>",
  "<marquee onstart=alert(1)>x</marquee>",
  "<button popovertarget=x onclick=alert(1)>x</button><p popover id=x onbeforetoggle=alert(1)>x</p>",
  "<form action=javascript:alert(1)><button>x</button></form>",
  "<button formaction=javascript:alert(1)>x</button>",
  "<isindex action=javascript:alert(1) type=image>",
  "<keygen autofocus onfocus=alert(1)>",
  "<p style='animation:x' onanimationstart=alert(1)>x</p>",
  "<style>@import 'javascript:alert(1)';</style>",
  "<style>*{background:url(javascript:alert(1))}</style>",
  "<p style=\"background:url('javascript:alert(1)')\">x</p>",
  "<p style='width:expression(alert(1))'>x</p>",
  "<p style='behavior:url(#default#time2)' onbegin=alert(1)>x</p>",
  "<a id=innerHTML name=innerHTML href=x>clobber</a><img name=body src=x>",
  "<portal src=javascript:alert(1)>",
  "<image src=x onerror=alert(1)>",
  "<listing>&lt;img src=x onerror=alert(1)&gt;</listing>",
  "<a href='/x' ping='javascript:alert(1)' onclick=alert(1)>x</a>",
  "<img srcset='x 1x' src=x onload=alert(1)>",
  // Addresses that run.
  ...[
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    " javascript:alert(1)",
    "\u0001javascript:alert(1)",
    "\u00a0javascript:alert(1)",
    "java\tscript:alert(1)",
    "java\nscript:alert(1)",
    "java&Tab;script:alert(1)",
    "java&NewLine;script&colon;alert(1)",
    "javascript&#58;alert(1)",
    "javascript&#x3a;alert(1)",
    "&#0000106avascript:alert(1)",
    "&#x6A&#x61vascript:alert(1)",
    "java\0script:alert(1)",
    "javascript://%0aalert(1)",
    "javascript:/*--></script>*/alert(1)",
    "view-source:javascript:alert(1)",
    "feed:javascript:alert(1)",
    "jar:javascript:alert(1)!/",
    "data:text/html,<script>alert(1)</script>",
    "data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==",
    "data:image/svg+xml,<svg onload=alert(1)>",
    "vbscript:alert(1)",
    "livescript:alert(1)",
    "blob:https://elsewhere.example/x",
    "filesystem:https://elsewhere.example/x",
    "\\javascript:alert(1)",
    "//elsewhere.example/x",
    "/\\elsewhere.example/x",
    "\\\\elsewhere.example/x",
    "https:elsewhere",
    "ｊavascript:alert(1)",
  ].flatMap((address) => [
    `<a href="${address}">x</a>`,
    `<img src="${address}">`,
    `<a href='${address}'>x</a>`,
    `<p><a href=${address.replaceAll(/[\s>]/g, "")}>x</a></p>`,
  ]),
];

test("SRV-20: nothing that has got past a sanitiser runs, or leaves an element or an address behind that could", async () => {
  // The others see no pictures: here one that fails to load is what runs.
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  const page = await browser.newPage();
  expect(BYPASSES.length).toBeGreaterThan(200);
  const outputs = BYPASSES.map((html) => sanitise(html));
  await page.route("http://articles.test/", (route) =>
    route.fulfill({ contentType: "text/html; charset=utf-8", body: "<!doctype html><body>" }),
  );
  await page.goto("http://articles.test/");
  await page.context().setOffline(true);
  // A page without any policy, in the ways HTML comes to a page: with it, set later, and inside what would change its
  // meaning.
  const problems = await page.evaluate(
    async (articles) => {
      const ran: string[] = [];
      let current = "";
      window.alert = () => ran.push(`ran: ${current}`);
      const allowed = new Set(
        "P H2 H3 H4 UL OL LI BLOCKQUOTE STRONG EM A BR HR CODE PRE IMG FIGURE FIGCAPTION TABLE CAPTION THEAD TBODY TFOOT TR TH TD".split(
          " ",
        ),
      );
      const attributes = new Set("href rel src alt width height loading colspan rowspan scope".split(" "));
      const wrong: string[] = [];
      const look = (root: ParentNode, html: string) => {
        for (const element of root.querySelectorAll("*")) {
          if (element.namespaceURI !== "http://www.w3.org/1999/xhtml" || !allowed.has(element.tagName))
            wrong.push(`${element.tagName} in ${html}`);
          for (const { name } of element.attributes) if (!attributes.has(name)) wrong.push(`${name} in ${html}`);
          if (
            element instanceof HTMLAnchorElement &&
            element.hasAttribute("href") &&
            !/^(https?|mailto|tel):$/.test(element.protocol)
          )
            wrong.push(`${element.href} in ${html}`);
          if (element instanceof HTMLImageElement && element.hasAttribute("src") && !/^https?:/.test(element.src))
            wrong.push(`${element.src} in ${html}`);
        }
      };
      for (const html of articles) {
        current = html;
        for (const frame of ["article", "div", "td", "li"]) {
          const host = document.createElement(frame);
          host.innerHTML = html;
          document.body.append(host);
          look(host, html);
          // Written out and read again, as an editor does: what changes its meaning on the way shows then.
          const again = document.createElement("div");
          again.innerHTML = host.innerHTML;
          document.body.append(again);
          look(again, html);
          for (const link of host.querySelectorAll("a")) if (!/^https?:|^mailto:|^tel:/.test(link.href)) link.click();
        }
        look(new DOMParser().parseFromString(html, "text/html").body, html);
      }
      // Pictures that fail to load say so a moment later, and only once somebody would see them.
      await Promise.all(
        [...document.images].map((image) => {
          image.loading = "eager";
          return new Promise((resolve) => {
            if (image.complete) resolve(null);
            for (const event of ["load", "error"]) image.addEventListener(event, resolve);
          });
        }),
      );
      await new Promise((resolve) => setTimeout(resolve, 0));
      return [...ran, ...wrong];
    },
    [...new Set(outputs)],
  );
  expect(problems).toEqual([]);
  for (const [n, output] of outputs.entries()) expect(sanitise(output), `${BYPASSES[n]} twice`).toBe(output);
  // The page itself would have noticed: the same unsanitised runs.
  const control = await page.evaluate(async () => {
    const called = new Promise((resolve) => (window.alert = () => resolve("ran")));
    document.body.insertAdjacentHTML("beforeend", "<img src=x onerror=alert(1)>");
    return called;
  });
  expect(control).toBe("ran");
  await browser.close();
});
