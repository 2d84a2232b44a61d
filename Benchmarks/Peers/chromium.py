#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Runs a page of scenes in Debian's Chromium, headless and in software.

usage: chromium.py A|B|B4|CD

Prints a JSON record a line, as the other peers' programs do.
"""
import http.server
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import threading

HERE = pathlib.Path(__file__).resolve().parent
SECONDS = 600
# What each page is asked for, once it is loaded.
ASKED = {
    'A': ('chromium_a.html', 'all()'),
    'CD': ('chromium_cd.html', 'Object.assign(partC(),partD())'),
    'B': ('chromium_b.html', '''(async()=>{const o={};
        for(const [name,n,mode] of [['B1',1000,1],['B1',10000,1],['B2',1000,2],['B5',1000,5]]){
            build(n,false,mode); anim(); await new Promise(r=>setTimeout(r,4000));
            o[`${name} N=${n}`]=stats()}
        return o})()'''),
    'B4': ('chromium_b4.html', '''(async()=>{build(10000); anim();
        await new Promise(r=>setTimeout(r,4000)); return {'B4 scroll':stats()}})()'''),
}
TAIL = '''<script>addEventListener('load',async()=>{let o;
try{o=await %s}catch(e){o={error:String(e)}}
await fetch('/done',{method:'POST',body:JSON.stringify(o)})})</script>'''


def measure(which):
    page, asked = ASKED[which]
    body = ((HERE / page).read_text() + TAIL % asked).encode()
    answers = []
    done = threading.Event()

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            self.send_response(200 if self.path == '/' else 404)
            self.send_header('Content-Type', 'text/html; charset=utf-8')
            self.end_headers()
            if self.path == '/':
                self.wfile.write(body)

        def do_POST(self):
            answers.append(json.loads(self.rfile.read(int(self.headers['Content-Length']))))
            self.send_response(204)
            self.end_headers()
            done.set()

        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(('127.0.0.1', 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        browser = subprocess.Popen(
            [shutil.which('chromium'), '--headless=new', '--no-sandbox', '--disable-gpu',
             '--disable-frame-rate-limit', '--disable-gpu-vsync', '--hide-scrollbars',
             '--disable-extensions', '--no-first-run', '--window-size=1170,2532',
             f'--user-data-dir={profile}', f'http://127.0.0.1:{server.server_address[1]}/'],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            if not done.wait(SECONDS):
                sys.exit(f'chromium: no answer within {SECONDS} s')
        finally:
            browser.terminate()
            browser.wait()
            server.shutdown()
    return answers[0]


def title(name):
    """The name in the form that bench-peers knows."""
    size = re.search(r'N=(\d+)', name)
    for begin, scene in (('C5 add', 'C5/add'), ('C5 remove', 'C5/remove')):
        if name.startswith(begin):
            return scene if size and size.group(1) == '1000' else None
    if 'read all' in name or name.startswith('C2 nested 2x10') or name.startswith('create div det'):
        return None
    return name.replace('hit nested', 'hit deep').replace('hit deep', 'hit nested')


def records(answer):
    if isinstance(answer, list):
        return [dict(record, peer='Chromium') for record in answer]
    if 'error' in answer:
        sys.exit('chromium: ' + answer['error'])
    made = []
    for name, figure in answer.items():
        known = title(name)
        if known is None or not isinstance(figure, dict):
            continue
        record = {'w': known, 'peer': 'Chromium', 'med': figure['med']}
        if name.startswith(('create', 'hit')):
            record['us_each'] = figure['med']
        made.append(record)
    return made


if __name__ == '__main__':
    for record in records(measure(sys.argv[1])):
        print(json.dumps(record), flush=True)
