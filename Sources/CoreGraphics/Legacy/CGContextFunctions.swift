// SPDX-License-Identifier: Apache-2.0

// The names here are C's, which begin with a capital.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import PDFObjects

/// Paints a gradient around a point, across the whole clip, from an angle in radians on towards
/// positive angles.
public func CGContextDrawConicGradient(
    _ c: CGContext?,
    _ gradient: CGGradient?,
    _ center: CGPoint,
    _ angle: CGFloat
) {
    guard let c, let gradient else { return }
    c.drawConicGradient(gradient, center: center, angle: angle)
}

/// What a page draws.
public func CGPDFContentStreamCreateWithPage(_ page: CGPDFPage) -> CGPDFContentStreamRef {
    PDFContent.retained(PDFContent(of: page.handle))
}

/// How much brighter than white the display may be; 0 where nothing was set.
public func CGContextGetEDRTargetHeadroom(_ context: CGContext) -> Float {
    context.headroom
}

/// Sets the outline of a PDF, which readers show beside its pages; `nil` adds nothing.
///
/// An entry is a dictionary by the `kCGPDFOutline` keys, the topmost without a title. Call it
/// before the document is closed, once.
public func CGPDFContextSetOutline(_ context: CGContext, _ outline: CFDictionary?) {
    guard let document = context.openDocument("CGPDFContextSetOutline(_:_:)"),
        let entry = outline as? [String: Any]
    else { return }
    document.addOutline(entry)
}

/// Begins a part of a PDF's structure; parts nest, and end with their page.
///
/// The properties are dictionaries by the values of `CGPDFTagProperty`.
public func CGPDFContextBeginTag(
    _ context: CGContext,
    _ tagType: CGPDFTagType,
    _ tagProperties: CFDictionary?
) {
    context.beginTag(tagType, tagProperties)
}

/// Ends the part that was begun last; nothing, but a line in the log, without one.
public func CGPDFContextEndTag(_ context: CGContext) {
    context.endTag()
}
