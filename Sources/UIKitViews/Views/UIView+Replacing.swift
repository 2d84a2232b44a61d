// SPDX-License-Identifier: Apache-2.0

import ObjCRuntime

// `NSObject.replaced(_:in:_:)` of the classes with the most methods, where it fits in a line.

extension UIView {
    /// What runs in the place of a method of views.
    @_transparent
    final func replaced<R>(_ name: String, _ arguments: @autoclosure () -> [Any?] = []) -> R? {
        _objcReplaces ? _objcReplaced(self, UIView.self, name, arguments()) : nil
    }
}

extension UIViewController {
    /// What runs in the place of a method of controllers.
    @_transparent
    final func replaced<R>(_ name: String, _ arguments: @autoclosure () -> [Any?] = []) -> R? {
        _objcReplaces ? _objcReplaced(self, UIViewController.self, name, arguments()) : nil
    }
}
