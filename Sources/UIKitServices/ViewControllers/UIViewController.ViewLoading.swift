// SPDX-License-Identifier: Apache-2.0

import ObjCRuntime

extension UIViewController {
    /// A property of a view controller that has its value once the view is loaded: reading it
    /// before loads the view.
    @preconcurrency @MainActor
    @propertyWrapper
    public struct ViewLoading<Value> {
        private var stored: Value?

        /// Makes a property whose value `viewDidLoad()` or `loadView()` must set.
        public init() {}

        /// Makes a property with a value.
        public init(wrappedValue: Value) { stored = wrappedValue }

        /// Only controllers have such properties.
        @available(*, unavailable, message: "@ViewLoading is for properties of view controllers")
        public var wrappedValue: Value {
            get { fatalError("@ViewLoading is for properties of view controllers") }
            set {}
        }

        /// Reads the property of a controller, loading its view first.
        public static subscript<Controller: UIViewController>(
            _enclosingInstance controller: Controller,
            wrapped property: ReferenceWritableKeyPath<Controller, Value>,
            storage storage: ReferenceWritableKeyPath<
                Controller, UIViewController.ViewLoading<Value>
            >
        ) -> Value {
            get {
                if let value = controller[keyPath: storage].stored { return value }
                controller.loadViewIfNeeded()
                guard let value = controller[keyPath: storage].stored else {
                    Diagnostics.trap(
                        .internalInconsistencyException,
                        "@ViewLoading: \(type(of: controller)) has loaded its view without setting "
                            + "a \(Value.self); set it in viewDidLoad() or loadView()"
                    )
                }
                return value
            }
            set { controller[keyPath: storage].stored = newValue }
        }
    }
}
