// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Apple's spelling of these functions.

public import CoreGraphics

/// The context that drawing code of this thread draws into; nil outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? {
    GraphicsStack.current.entries.last?.context
}

/// Makes a context the current one of this thread until it is popped.
public func UIGraphicsPushContext(_ context: CGContext) {
    GraphicsStack.current.push(context)
}

/// Takes the context away that was pushed last; without one nothing happens.
public func UIGraphicsPopContext() {
    GraphicsStack.current.pop {
        if case .pushed = $0 { true } else { false }
    }
}
