// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import FuzzDriver
import VectorPictures

/// Pictures and a symbol's template in plain text, so that damage reaches every element.
enum SVGTargets {
    static var all: [Target] {
        [
            Target(name: "svg-picture", samples: { pictures.map { Data($0.utf8) } }, run: draw),
            Target(name: "svg-symbol", samples: { [Data(template.utf8)] }, run: readTemplate),
        ]
    }

    /// Reads a picture and draws it small.
    private static func draw(_ data: Data) {
        guard let document = try? SVGDocument(data: data),
            let context = CGContext(
                data: nil,
                width: 64,
                height: 64,
                bitsPerComponent: 8,
                bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
            )
        else { return }
        context.scaleBy(x: 64 / document.size.width, y: 64 / document.size.height)
        document.draw(in: context)
    }

    private static func readTemplate(_ data: Data) {
        guard let template = try? SymbolTemplate(data: data) else { return }
        for weight in 0...8 {
            for scale in 0...2 { _ = template.variant(weight: weight, scale: scale) }
        }
    }

    private static let pictures = [
        """
        <?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "b">]>
        <svg xmlns="http://www.w3.org/2000/svg" width="6cm" height="60" viewBox="0 0 60 60">
        <style>.a, g > rect { fill: url(#l) red; stroke: #0f08 } #b { opacity: .5 !important }</style>
        <defs><linearGradient id="l" x2="50%" spreadMethod="reflect" gradientTransform="rotate(30)">
        <stop offset=".2" stop-color="hsl(20,50%,50%)"/><stop offset="1" stop-opacity=".3"/></linearGradient>
        <radialGradient id="r" href="#l" fx=".3" fr="5%" gradientUnits="userSpaceOnUse" r="20"/>
        <pattern id="p" width="5" height="5" patternUnits="userSpaceOnUse"><path d="M0 0h3v3z"/></pattern>
        <clipPath id="c"><circle r="20" cx="20" cy="20"/><use href="#b" x="4"/></clipPath>
        <mask id="m" maskContentUnits="objectBoundingBox"><rect width="1" height=".5" fill="#fff"/></mask>
        <marker id="k" orient="auto" markerWidth="4" viewBox="0 0 4 4"><path d="M0 0L4 2 0 4z"/></marker>
        <symbol id="s" viewBox="0 0 9 9" preserveAspectRatio="xMinYMax slice"><rect width="9" height="4"/></symbol>
        </defs><g clip-path="url(#c)" opacity=".7"><rect class="a" id="b" width="30" height="30" rx="4"/></g>
        <path d="M5 5c1 2 3 4 5 6s9-9 8 8q1 1 2 2t3-3a9 5 30 0120 5H9V3l1 1zm1 1" fill="url(#r)"
        stroke="url(#p)" stroke-width="3" stroke-dasharray="3 1" marker-mid="url(#k)" mask="url(#m)"/>
        <use href="#s" x="10" y="20" width="20" height="9" style="mix-blend-mode: multiply"/>
        <switch><rect systemLanguage="de" width="9" height="9"/><g transform="skewX(9) scale(2,1)">
        <polygon points="1,2 3,4 5-6" fill="url(#p)" vector-effect="non-scaling-stroke" stroke="red"/></g></switch>
        <text x="5 9" y="50" dx="1" font-family="serif" font-size="9" text-anchor="middle" stroke="red">a
        <tspan font-weight="bold">b &amp; c</tspan></text>
        <svg x="30" width="9" height="9" viewBox="0 0 2 2"><ellipse rx="1" ry="2"/></svg></svg>
        """,
        "<svg width='9' height='9'><g id='a'><use href='#a'/><use href='#b'/></g><use id='b' href='#a'/></svg>",
    ]

    private static let template = """
        <svg width="3300" height="2200"><g id="Guides"><line id="Baseline-S" x2="9" y1="696" y2="696"/>
        <line id="Capline-S" x2="9" y1="625.541" y2="625.541"/><line id="left-margin-Regular-S" x1="9" x2="9"/>
        <line id="right-margin-Regular-S" x1="99" x2="99"/></g><g id="Symbols">
        <g id="Ultralight-S" transform="translate(9 600)"><path d="M0 0h50v50z"/></g>
        <g id="Regular-S" transform="matrix(1 0 0 1 9 600)"><path class="hierarchical-0:secondary" d="M0 0h55v55z"/></g>
        <g id="Black-S"><path class="multicolor-0:systemRedColor" d="M9 600h60v60z"/></g></g></svg>
        """
}
