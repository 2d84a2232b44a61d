// SPDX-License-Identifier: Apache-2.0

import ObjCRuntime
import QuartzCore

/// Makes objects of classes that are known at run time only: views by `init(frame:)`, controllers
/// by `init(nibName:bundle:)`, others by `init()`.
@MainActor
package enum ClassFactory {
    /// Makes an object of a subclass of our `NSObject`; nil for another class.
    ///
    /// Traps, as on iOS, if the class lacks that initializer.
    package static func make(_ type: AnyClass) -> NSObject? {
        if let view = type as? UIView.Type { return makeInstance(ofView: view) }
        if let controller = type as? UIViewController.Type {
            return makeInstance(ofController: controller)
        }
        return (type as? NSObject.Type).map { makeInstance(of: $0) }
    }

    /// Makes a layer of a view's `layerClass`.
    static func makeLayer(of type: AnyClass) -> CALayer {
        guard let layerClass = type as? CALayer.Type else {
            fatalError(
                "UIView.layerClass is \(type), which is no CALayer; return a subclass of it."
            )
        }
        return CALayer.make(layerClass)
    }
}

/// Makes an object of a class known by name, by `init()`; nil for a class that is no `NSObject`.
///
/// The file that makes a test bundle's principal class calls this.
@MainActor
public func _objcMake(_ type: AnyClass) -> AnyObject? { ClassFactory.make(type) }
