// SPDX-License-Identifier: Apache-2.0

/// Pictures of 100 by 100 units, each of one area of SVG.
enum SVGSamples {
    static let all = [
        "gradients": """
        <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
        viewBox="0 0 100 100">
        <defs>
        <linearGradient id="a">
        <stop offset="0" stop-color="red"/>
        <stop offset=".5" stop-color="#fff"/>
        <stop offset="100%" style="stop-color:blue;stop-opacity:.5"/>
        </linearGradient>
        <linearGradient id="b" xlink:href="#a" x1="0" x2="0.25" spreadMethod="reflect"/>
        <linearGradient id="c" xlink:href="#a" gradientUnits="userSpaceOnUse" x1="0" y1="0"
        x2="20" y2="20" spreadMethod="repeat"/>
        <radialGradient id="d" xlink:href="#a" fx=".25" fy=".25"/>
        <radialGradient id="e" xlink:href="#a" r=".15" spreadMethod="repeat"/>
        <radialGradient id="f" xlink:href="#a" gradientTransform="rotate(30) scale(1 .5)"/>
        </defs>
        <rect width="45" height="28" fill="url(#a)"/>
        <rect x="50" width="45" height="28" fill="url(#b)"/>
        <rect y="33" width="45" height="28" fill="url(#c)"/>
        <circle cx="72" cy="47" r="14" fill="url(#d)"/>
        <rect y="66" width="45" height="28" fill="url(#e)"/>
        <rect x="50" y="66" width="45" height="28" fill="none" stroke="url(#f)"
        stroke-width="8"/>
        </svg>
        """,
        "strokes": """
        <svg xmlns="http://www.w3.org/2000/svg" width="100" height="100">
        <g fill="none" stroke="#333" stroke-width="6">
        <path d="M10 10h60l-40 20" stroke-linejoin="round" stroke-linecap="round"/>
        <path d="M10 40h60l-40 10" stroke-linejoin="bevel"/>
        <path d="M10 60h60l-40 10" stroke-linecap="square"/>
        <path d="M10 90h80" stroke-dasharray="10 4 2" stroke-dashoffset="3" stroke="teal"/>
        <path d="M80 10 v60" vector-effect="non-scaling-stroke" transform="scale(1 1.1)"
        stroke-width="2"/>
        </g>
        </svg>
        """,
        "clipmask": """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
        <defs>
        <clipPath id="c">
        <circle cx="20" cy="20" r="15"/>
        <rect x="20" y="20" width="20" height="20" transform="rotate(10 30 30)"/>
        </clipPath>
        <clipPath id="bb" clipPathUnits="objectBoundingBox">
        <path d="M.5 0L1 1H0z"/>
        </clipPath>
        <linearGradient id="g">
        <stop stop-color="#fff"/>
        <stop offset="1" stop-color="#000"/>
        </linearGradient>
        <mask id="m">
        <rect x="50" width="50" height="50" fill="url(#g)"/>
        </mask>
        <mask id="am" mask-type="alpha" maskContentUnits="objectBoundingBox">
        <circle cx=".5" cy=".5" r=".5" fill-opacity=".5"/>
        </mask>
        </defs>
        <rect width="50" height="50" fill="green" clip-path="url(#c)"/>
        <rect x="52" y="2" width="45" height="45" fill="purple" mask="url(#m)"/>
        <rect x="2" y="52" width="45" height="45" fill="orange" clip-path="url(#bb)"/>
        <g mask="url(#am)">
        <rect x="52" y="52" width="45" height="45" fill="navy"/>
        </g>
        </svg>
        """,
        "pattern": """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
        <defs>
        <pattern id="p" width="10" height="10" patternUnits="userSpaceOnUse"
        patternTransform="rotate(20)">
        <rect width="5" height="5" fill="red"/>
        <circle cx="7" cy="7" r="2" fill="blue"/>
        </pattern>
        <pattern id="q" width=".25" height=".25" viewBox="0 0 4 4">
        <path d="M0 0L4 0L0 4z" fill="green"/>
        </pattern>
        <pattern id="r" width=".5" height=".5" patternContentUnits="objectBoundingBox">
        <circle cx=".25" cy=".25" r=".2"/>
        </pattern>
        </defs>
        <rect width="48" height="48" fill="url(#p)"/>
        <rect x="52" width="48" height="48" fill="url(#q)" fill-opacity=".5"/>
        <rect y="52" width="48" height="48" fill="url(#r)"/>
        <circle cx="75" cy="75" r="18" fill="none" stroke="url(#p)" stroke-width="10"/>
        </svg>
        """,
        "use": """
        <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
        viewBox="0 0 100 100">
        <symbol id="s" viewBox="0 0 10 10">
        <circle cx="5" cy="5" r="5"/>
        <path d="M2 5h6" stroke="white"/>
        </symbol>
        <g id="loop">
        <use href="#loop"/>
        <rect width="5" height="5"/>
        </g>
        <use xlink:href="#s" width="30" height="30" fill="red"/>
        <use xlink:href="#s" x="40" y="0" width="50" height="30" fill="blue" color="red"/>
        <svg x="10" y="40" width="40" height="50" viewBox="0 0 10 10"
        preserveAspectRatio="xMaxYMin slice">
        <rect width="10" height="10" fill="gold"/>
        <circle cx="5" cy="5" r="5" fill="gray"/>
        </svg>
        <g opacity=".5">
        <rect x="60" y="40" width="20" height="20" fill="red"/>
        <rect x="70" y="50" width="20" height="20" fill="lime"/>
        </g>
        <g style="mix-blend-mode:multiply">
        <rect x="60" y="65" width="30" height="20" fill="cyan"/>
        </g>
        </svg>
        """,
        "css": """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
        <style>
        <![CDATA[ @import url(x.css); /* c */ .a{fill:red}.a.b{fill:#0f0}
        #c{fill:blue!important} g > rect, circle{stroke:black;stroke-width:2px} @media
        print{.a{fill:pink}} g rect{opacity:.5} rect:hover{fill:yellow}]]>
        </style>
        <rect class="a" width="30" height="30"/>
        <rect class="a b" x="35" width="30" height="30"/>
        <rect class="a" id="c" style="fill:gray" x="70" width="30" height="30"/>
        <g>
        <rect y="40" width="30" height="30" style="fill:hsl(120,100%,25%)"/>
        </g>
        <circle cx="55" cy="55" r="15" fill="rgba(255,0,0,.5)"/>
        <path d="M70 40l30 0 0 30z" fill="currentColor" color="#c0f8"/>
        </svg>
        """,
        "markers": """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
        <defs>
        <marker id="arrow" viewBox="0 0 10 10" refX="5" refY="5" markerWidth="6"
        markerHeight="6" orient="auto-start-reverse">
        <path d="M 0 0 L 10 5 L 0 10 z"/>
        </marker>
        <marker id="dot" viewBox="0 0 10 10" refX="5" refY="5" markerWidth="5"
        markerHeight="5">
        <circle cx="5" cy="5" r="5" fill="red"/>
        </marker>
        </defs>
        <polyline points="10,10 40,50 70,20 90,90" fill="none" stroke="black"
        stroke-width="2" marker-start="url(#arrow)" marker-mid="url(#dot)"
        marker-end="url(#arrow)"/>
        </svg>
        """,
        "arcs": """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
        <path d="M10 50a1 1 0 01.5.5M20 20a15 10 30 1 1 10 10M60 20A20 20 0 00 80 40A20 20 0
        01 60 20zM20 60q10-20 20 0t20 0 20 0M10.5.5.5.5 5 5z" fill="none" stroke="black"/>
        <switch>
        <g systemLanguage="de">
        <rect width="100" height="10"/>
        </g>
        <rect x="40" y="75" width="50" height="10" rx="5" fill="tomato"/>
        </switch>
        </svg>
        """,
    ]
}
