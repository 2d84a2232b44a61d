// SPDX-License-Identifier: Apache-2.0

import CClassCalls
import Foundation
import ObjCRuntime
import QuartzCore

/// Makes objects of classes that are known at run time only, by their `init()`.
///
/// Swift calls an initializer of a metatype only if it is `required`, which UIKit's are not. The
/// function is taken from the class's own table instead.
@MainActor
package enum ClassFactory {
    private static let plainInit = InitializerSlot(base: NSObject.self, probe: InitProbe.self)

    /// Makes an object of a subclass of our `NSObject` by `init()`.
    ///
    /// Traps, as on iOS, if the class has initializers of its own and not this one.
    package static func make(_ type: AnyClass) -> NSObject? {
        guard type is NSObject.Type, let slot = plainInit.slot else { return nil }
        let function = UnsafeRawPointer(bitPattern: ClassMetadata.word(slot, of: type))
        guard let function else { return nil }
        let metadata = unsafeBitCast(type, to: UnsafeMutableRawPointer.self)
        guard let object = casement_call_allocating_init(function, metadata) else { return nil }
        return Unmanaged<NSObject>.fromOpaque(object).takeRetainedValue()
    }

    /// Makes a layer of a view's `layerClass`.
    static func makeLayer(of type: AnyClass) -> CALayer {
        if type == CALayer.self { return CALayer() }
        guard type is CALayer.Type, let layer = make(type) as? CALayer else {
            fatalError(
                "UIView.layerClass is \(type), which is no CALayer; return a subclass of it."
            )
        }
        return layer
    }
}

/// Where a class keeps the function that allocates an object and calls `init()`.
private struct InitializerSlot {
    let slot: Int?

    /// Finds it as the one place in which a class that overrides only `init()` differs.
    init(base: AnyClass, probe: AnyClass) {
        let slots = (ClassMetadata.headerWords..<ClassMetadata.wordCount(of: base)).filter {
            ClassMetadata.word($0, of: base) != ClassMetadata.word($0, of: probe)
        }
        slot = slots.count == 1 ? slots.first : nil
    }
}

/// A class that overrides nothing but `init()`.
private final class InitProbe: NSObject {
    override nonisolated init() {
        super.init()
    }
}
