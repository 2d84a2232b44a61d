// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
import Foundation

/// Measures a gap in a line.
public typealias CTRunDelegateGetAscentCallback =
    (UnsafeMutableRawPointer) -> CGFloat
/// Measures a gap in a line.
public typealias CTRunDelegateGetDescentCallback =
    (UnsafeMutableRawPointer) -> CGFloat
/// Measures a gap in a line.
public typealias CTRunDelegateGetWidthCallback =
    (UnsafeMutableRawPointer) -> CGFloat
/// Frees what the other functions work on.
public typealias CTRunDelegateDeallocateCallback = (UnsafeMutableRawPointer) -> Void

/// The newest version of `CTRunDelegateCallbacks`.
public var kCTRunDelegateVersion1: CFIndex { 1 }
/// The only version of `CTRunDelegateCallbacks` that there is.
public var kCTRunDelegateCurrentVersion: CFIndex { 1 }

/// The functions that measure a gap.
public struct CTRunDelegateCallbacks {
    /// `kCTRunDelegateCurrentVersion`.
    public var version: CFIndex
    /// Called when the delegate is released.
    public var dealloc: CTRunDelegateDeallocateCallback
    /// Points above the baseline.
    public var getAscent: CTRunDelegateGetAscentCallback
    /// Points below the baseline, positive.
    public var getDescent: CTRunDelegateGetDescentCallback
    /// Points across.
    public var getWidth: CTRunDelegateGetWidthCallback

    /// Makes a set of functions.
    public init(
        version: CFIndex,
        dealloc: @escaping CTRunDelegateDeallocateCallback,
        getAscent: @escaping CTRunDelegateGetAscentCallback,
        getDescent: @escaping CTRunDelegateGetDescentCallback,
        getWidth: @escaping CTRunDelegateGetWidthCallback
    ) {
        self.version = version
        self.dealloc = dealloc
        self.getAscent = getAscent
        self.getDescent = getDescent
        self.getWidth = getWidth
    }
}

/// A gap in a line that functions measure.
public final class CTRunDelegate: InlineBox {
    private let callbacks: CTRunDelegateCallbacks
    /// The functions' context.
    let context: UnsafeMutableRawPointer?

    init(_ callbacks: CTRunDelegateCallbacks, context: UnsafeMutableRawPointer?) {
        self.callbacks = callbacks
        self.context = context
    }

    deinit { callbacks.dealloc(argument) }

    /// What the functions are called with: they take no optional, and yet are called without a
    /// context, which then has the address 0 as in C.
    private var argument: UnsafeMutableRawPointer {
        unsafeBitCast(context, to: UnsafeMutableRawPointer.self)
    }

    /// Nothing: whoever made the gap draws into it.
    package func draw(in context: CGContext, rect: CGRect, index: Int) {}

    /// The box that the functions say.
    package func inlineBounds(lineWidth: CGFloat, font: CTFont, index: Int) -> CGRect {
        let descent = callbacks.getDescent(argument)
        return CGRect(
            x: 0,
            y: -descent,
            width: callbacks.getWidth(argument),
            height: callbacks.getAscent(argument) + descent
        )
    }
}

/// A delegate that asks functions.
public func CTRunDelegateCreate(
    _ callbacks: UnsafePointer<CTRunDelegateCallbacks>,
    _ refCon: UnsafeMutableRawPointer?
) -> CTRunDelegate? {
    CTRunDelegate(callbacks.pointee, context: refCon)
}

/// The context of the delegate's functions.
public func CTRunDelegateGetRefCon(_ runDelegate: CTRunDelegate) -> UnsafeMutableRawPointer? {
    runDelegate.context
}
