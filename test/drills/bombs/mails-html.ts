import { type Bomb, fill, MAIL_SIZE, MB, numbered } from './bomb.ts';
import { reply, typed } from './mail.ts';

const html = (body: string) => reply(() => typed('text/html; charset=utf-8', body));
const document = (body: string) => html(`<html><body>${body}`);
const table = (rows: number, columns: number) => `<table>${`<tr>${'<td>a'.repeat(columns)}`.repeat(rows)}</table>`;
/** As much of the text as is surely looked at. */
const LOOKED_AT = MB / 2;

/** Markup that costs whoever makes text of it. */
export const htmlBombs: readonly Bomb[] = [
  { name: '9.9 MB of <div> in one another', send: html(fill('<div>')) },
  { name: '500 KB of <div> in one another', isShort: true, send: html(fill('<div>', LOOKED_AT - 100)) },
  { name: '9.9 MB of <blockquote>', send: html(fill('<blockquote>')) },
  { name: '500 KB of <blockquote>', send: html(fill('<blockquote>', LOOKED_AT - 100)) },
  { name: '500 KB of lists in one another', send: html(fill('<ul><li>', LOOKED_AT - 100)) },
  { name: '500 KB of tables in one another', send: html(fill('<table><tr><td>', LOOKED_AT - 100)) },
  { name: 'a table of 1,000 × 1,000', send: document(table(1_000, 1_000)) },
  { name: 'a table of 100,000 rows', isShort: true, send: document(table(100_000, 2)) },
  { name: 'a table of 100,000 columns', send: document(table(1, 100_000)) },
  {
    name: 'cells that span 1,000,000,000',
    send: document('<table><tr><td colspan=1000000000 rowspan=1000000000>Fixed it.</table>'),
  },
  { name: '500 KB of <b> in one another', send: html(fill('<b>', LOOKED_AT - 100)) },
  { name: '9.9 MB of <br>', send: html(fill('<br>')) },
  { name: '9.9 MB of <p>', send: html(fill('<p>')) },
  { name: '9.9 MB of <hr>', send: html(fill('<hr>')) },
  { name: '9.9 MB of <a href>', send: html(fill('<a href="http://a.example">a</a>')) },
  { name: '9.9 MB of <', send: html(fill('<')) },
  { name: '9.9 MB of </', send: html(fill('</')) },
  { name: '9.9 MB of <!--', send: html(fill('<!--')) },
  { name: 'a comment that never ends', send: html(`<p>Fixed it.<!--${fill('-', MAIL_SIZE - 100)}`) },
  { name: '9.9 MB of <![CDATA[', send: html(fill('<![CDATA[')) },
  { name: '9.9 MB of <script>', send: html(fill('<script>')) },
  {
    name: '9.9 MB of <style> rules',
    send: document(`<style>${fill('a>b{color:red}', MAIL_SIZE - 100)}</style>Fixed it.`),
  },
  { name: 'a style attribute of 9 MB', send: document(`<p style="${fill('a:b;', 9 * MB)}">Fixed it.`) },
  { name: '1,000,000 attributes', send: document(`<p ${numbered(900_000, (at) => `a${at} `)}>Fixed it.`) },
  { name: 'an attribute that never ends', send: document(`<p title="${fill('a', MAIL_SIZE - 100)}`) },
  { name: 'a name of a tag of 9 MB', send: html(`<${fill('a', 9 * MB)}>Fixed it.`) },
  { name: '9.9 MB of &nbsp;', send: html(fill('&nbsp;')) },
  { name: '9.9 MB of &', send: html(fill('&')) },
  { name: '9.9 MB of &#10;', send: html(fill('&#10;')) },
  { name: '9.9 MB of &#x10ffff;', send: html(fill('&#x10ffff;')) },
  { name: 'an entity of 9 MB of digits', send: html(`&#${fill('9', 9 * MB)};`) },
  { name: '9.9 MB of &bigcirc without an end', send: html(fill('&CounterClockwiseContourIntegral')) },
  {
    name: 'entities of a DTD in one another',
    send: html(`<!DOCTYPE a [${numbered(30, (at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`)}]><p>&l30;`),
  },
  {
    name: 'a picture of 9 MB in its address',
    send: document(`Fixed it.<img src="data:image/png;base64,${fill('A', 9 * MB)}">`),
  },
  { name: '300,000 pictures', send: document(fill('<img alt="a" src="cid:a">')) },
  { name: '100,000 Gmail quotes', send: document(fill('<div class="gmail_quote">On a wrote:<blockquote>')) },
  { name: '100,000 Outlook dividers', send: document(fill('<div id="divRplyFwdMsg"><hr>')) },
  { name: '500 KB of <pre> with line feeds', send: html(`<pre>${fill('\n', LOOKED_AT - 100)}`) },
  { name: '500 KB of <svg> and <math> in turn', send: html(fill('<svg><math>', LOOKED_AT - 100)) },
  { name: '500 KB of <template> and <select>', send: html(fill('<template><select><option>', LOOKED_AT - 100)) },
  { name: '100,000 badly nested tags', send: html(fill('<b><i><a><p></b></i></a>', LOOKED_AT - 100)) },
  {
    name: '300 headings ten columns wide of spaces',
    send: html(fill(`<h1>${'&#9;'.repeat(50)}</h1>`, LOOKED_AT - 100)),
  },
];
