#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Draws scene S's cards and invoices by WeasyPrint and wkhtmltopdf/wkhtmltoimage, as far as they are installed.

usage: html_s.py

WeasyPrint draws within one process, with its fonts known; wkhtmltopdf and wkhtmltoimage are started for
each, which is how they are used. Prints JSON records as chromium_s.py does, with the size of a file.
"""
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

STYLE = ('@page{size:595pt 842pt;margin:0}body{margin:0}p{position:absolute;left:40px;margin:0;width:1040px}'
         'td{height:22px}')


def card(n):
    hue = n * 360 / 97 % 360
    return f'''<style>{STYLE}</style><div style="width:1200px;height:630px;position:relative;overflow:hidden;
      background:-webkit-linear-gradient(hsl({hue},60%,60%),#fff);background:linear-gradient(180deg,hsl({hue},60%,60%),#fff)">
      <div style="position:absolute;left:40px;top:40px;width:1120px;height:550px;background:#fff;border-radius:24px;
      box-shadow:0 10px 40px rgba(0,0,0,.3)"><p style="top:40px;font:bold 28px Inter">Card number {n}</p>
      <p style="top:160px;font:44px Inter">A title that says what it is about, {n * 7919 % 1000}</p>
      <p style="top:280px;font:28px Inter">by somebody</p></div></div>'''


def invoice(n):
    rows = ''
    for i in range(30):
        price = (n + i * 37) % 900 + 100
        color = '#fff' if i % 2 else '#f2f2f2'
        rows += (f'<tr style="background:{color}"><td>Item {i + 1} of the order</td><td>{i % 7 + 1}</td>'
                 f'<td>{price}.00</td><td>{price * (i % 7 + 1)}.00</td></tr>')
    return (f'<style>{STYLE}</style><h1 style="font:bold 22px Inter;margin:40px">Invoice {n}</h1>'
            f'<table style="font:11px Inter;margin-left:40px;width:515px;border-spacing:0">{rows}</table>')


def report(scene, peer, count, draw):
    times = []
    for n in range(count):
        start = time.monotonic()
        file = draw(n)
        times.append((time.monotonic() - start) * 1e3)
    print(json.dumps({'w': scene, 'peer': peer, 'med': statistics.median(times[1:]), 'bytes': len(file)}),
          flush=True)


def by_program(program, html, ending, *options):
    """What a program makes of a page."""
    with tempfile.TemporaryDirectory() as folder:
        page, file = os.path.join(folder, 'page.html'), os.path.join(folder, 'page.' + ending)
        with open(page, 'w') as out:
            out.write(html)
        subprocess.run([program, '-q', *options, page, file], check=True, stderr=subprocess.DEVNULL,
                       env=dict(os.environ, QT_QPA_PLATFORM='offscreen'))
        with open(file, 'rb') as made:
            return made.read()


def main():
    try:
        from weasyprint import HTML
        from weasyprint.text.fonts import FontConfiguration
        fonts = FontConfiguration()
        report('S/invoice', 'WeasyPrint', 12,
               lambda n: HTML(string=invoice(n)).write_pdf(font_config=fonts))
    except ImportError:
        print('html_s: no WeasyPrint', file=sys.stderr)
    if shutil.which('wkhtmltoimage'):
        report('S/card', 'wkhtmltoimage', 6,
               lambda n: by_program('wkhtmltoimage', card(n), 'png', '--width', '1200', '--height', '630'))
    if shutil.which('wkhtmltopdf'):
        report('S/invoice', 'wkhtmltopdf', 6, lambda n: by_program('wkhtmltopdf', invoice(n), 'pdf'))


if __name__ == '__main__':
    main()
