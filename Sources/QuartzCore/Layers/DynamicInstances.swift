// SPDX-License-Identifier: Apache-2.0

import CSwiftCalls
package import Foundation

/// Makes an instance of a class known only at run time, by its `init()`.
///
/// On iOS any class can be asked for `init()`; Swift alone allows it for `required` ones only,
/// which would make every override in people's code say so.
package func makeInstance<T: Foundation.NSObject>(of aClass: T.Type) -> T {
    let made = casement_make(unsafeBitCast(aClass, to: UnsafeRawPointer.self))
    return Unmanaged<T>.fromOpaque(made).takeRetainedValue()
}

/// Makes a view of a class known only at run time, by its `init(frame:)`.
package func makeInstance<T: Foundation.NSObject>(
    ofView aClass: T.Type,
    frame: CGRect = .zero
) -> T {
    let made = casement_make_view(
        unsafeBitCast(aClass, to: UnsafeRawPointer.self),
        Double(frame.origin.x),
        Double(frame.origin.y),
        Double(frame.size.width),
        Double(frame.size.height)
    )
    return Unmanaged<T>.fromOpaque(made).takeRetainedValue()
}

/// Makes a controller of a class known only at run time, by its `init(nibName:bundle:)`.
package func makeInstance<T: Foundation.NSObject>(ofController aClass: T.Type) -> T {
    let made = casement_make_controller(unsafeBitCast(aClass, to: UnsafeRawPointer.self))
    return Unmanaged<T>.fromOpaque(made).takeRetainedValue()
}

extension CALayer {
    /// Makes a layer of a class, as `layerClass` names it.
    package static func make(_ layerClass: CALayer.Type) -> CALayer {
        layerClass == CALayer.self ? CALayer() : makeInstance(of: layerClass)
    }

    /// A copy of the layer by its class's `init(layer:)`.
    package final func makeShadowCopy() -> CALayer {
        if type(of: self) == CALayer.self { return CALayer(layer: self) }
        // An initialiser consumes its arguments, so the pointer's value must not be deinitialised
        // here.
        let argument = UnsafeMutablePointer<Any>.allocate(capacity: 1)
        defer { argument.deallocate() }
        argument.initialize(to: self)
        let made = casement_make_layer_copy(
            unsafeBitCast(type(of: self), to: UnsafeRawPointer.self),
            argument
        )
        return Unmanaged<CALayer>.fromOpaque(made).takeRetainedValue()
    }
}
