#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Draws scene S's cards and invoices in Debian's Chromium, headless, over its debugging protocol.

usage: chromium_s.py

The page is used again for each; the content is that of Benchmarks/Sources/server-bench. Prints a JSON
record a line, milliseconds for each, as the other peers' programs do.
"""
import base64
import json
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request

import websocket

COUNT = 40

CARD = '''document.body.innerHTML = `<div style="width:1200px;height:630px;position:relative;overflow:hidden;
  background:linear-gradient(180deg,hsl(${n * 360 / 97 % 360} 60%% 60%%),#fff)"><div style="position:absolute;
  left:40px;top:40px;width:1120px;height:550px;background:#fff;border-radius:24px;
  box-shadow:0 10px 40px rgba(0,0,0,.3)"><p style="top:40px;font:bold 28px Inter">Card number ${n}</p>
  <p style="top:160px;font:44px Inter">A title that says what it is about, ${n * 7919 %% 1000}</p>
  <p style="top:280px;font:28px Inter">by somebody</p></div></div>`'''.replace('%%', '%')
INVOICE = '''{let rows = ''; for (let i = 0; i < 30; i++) { const price = (n + i * 37) % 900 + 100;
  rows += `<tr style="background:${i % 2 ? '#fff' : '#f2f2f2'}"><td>Item ${i + 1} of the order</td>
  <td>${i % 7 + 1}</td><td>${price}.00</td><td>${price * (i % 7 + 1)}.00</td></tr>` }
  document.body.innerHTML = `<h1 style="font:bold 22px Inter;margin:40px">Invoice ${n}</h1>
  <table style="font:11px Inter;margin-left:40px;width:515px;border-spacing:0">${rows}</table>`}'''
STYLE = '<style>body{margin:0}p{position:absolute;left:40px;margin:0;width:1040px}td{height:22px}</style>'


class Page:
    def __init__(self, port):
        for _ in range(200):
            try:
                listed = urllib.request.urlopen(f'http://127.0.0.1:{port}/json', timeout=2).read()
                pages = [p for p in json.loads(listed) if p['type'] == 'page']
                if pages:
                    break
            except OSError:
                pass
            time.sleep(0.1)
        else:
            sys.exit('chromium: its debugging protocol does not answer')
        self.socket = websocket.create_connection(pages[0]['webSocketDebuggerUrl'],
                                                  suppress_origin=True)
        self.last = 0

    def ask(self, method, **parameters):
        self.last += 1
        self.socket.send(json.dumps({'id': self.last, 'method': method, 'params': parameters}))
        while True:
            answer = json.loads(self.socket.recv())
            if answer.get('id') == self.last:
                if 'error' in answer:
                    sys.exit(f'chromium: {method}: {answer["error"]}')
                return answer['result']

    def run(self, script):
        self.ask('Runtime.evaluate', expression=script)


def milliseconds(page, script, draw):
    times = []
    for n in range(COUNT):
        start = time.monotonic()
        page.run(f'{{const n = {n}; {script}}}')
        file = base64.b64decode(draw()['data'])
        times.append((time.monotonic() - start) * 1e3)
    return statistics.median(times[5:]), len(file)


def main():
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        browser = subprocess.Popen(
            [shutil.which('chromium'), '--headless=new', '--no-sandbox', '--disable-gpu', '--hide-scrollbars',
             '--disable-extensions', '--no-first-run', '--window-size=1200,900', '--remote-debugging-port=0',
             f'--user-data-dir={profile}', 'about:blank'],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            told = pathlib.Path(profile, 'DevToolsActivePort')
            for _ in range(300):
                if told.exists() and told.read_text().strip():
                    break
                time.sleep(0.1)
            page = Page(int(told.read_text().split()[0]))
            page.run(f'document.head.innerHTML = `{STYLE}`')
            clip = {'x': 0, 'y': 0, 'width': 1200, 'height': 630, 'scale': 1}
            card = milliseconds(page, CARD, lambda: page.ask(
                'Page.captureScreenshot', format='png', clip=clip, optimizeForSpeed=False))
            invoice = milliseconds(page, INVOICE, lambda: page.ask(
                'Page.printToPDF', printBackground=True, paperWidth=8.27, paperHeight=11.69,
                marginTop=0, marginBottom=0, marginLeft=0, marginRight=0))
        finally:
            browser.terminate()
            browser.wait()
    for name, (value, size) in (('S/card', card), ('S/invoice', invoice)):
        print(json.dumps({'w': name, 'peer': 'Chromium', 'med': value, 'bytes': size}), flush=True)


if __name__ == '__main__':
    main()
