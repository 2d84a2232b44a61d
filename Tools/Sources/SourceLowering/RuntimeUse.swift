// SPDX-License-Identifier: Apache-2.0

/// What a file names that Swift has only where Objective-C's runtime is.
///
/// A package that also knows Linux has it in `#if`.
package enum RuntimeUse {
    static let modules: Set<String> = ["ObjectiveC"]
    static let attributes: Set<String> = ["objc", "objcMembers"]
    static let macros: Set<String> = ["selector", "keyPath"]
    static let functions: Set<String> = [
        "objc_getAssociatedObject", "objc_setAssociatedObject", "objc_removeAssociatedObjects",
        "objc_sync_enter", "objc_sync_exit", "objc_getClass", "object_getClass", "object_setClass",
        "class_getName", "class_getSuperclass", "class_getInstanceMethod", "class_getClassMethod",
        "class_addMethod", "class_replaceMethod", "class_copyMethodList", "class_copyPropertyList",
        "class_copyIvarList", "method_getImplementation", "method_setImplementation",
        "method_exchangeImplementations", "imp_implementationWithBlock", "autoreleasepool",
    ]

    /// Words of which at least one stands in a file that uses the runtime.
    package static let marks =
        modules.map { "import " + $0 } + ["@objc", "#selector", "#keyPath"]
        + functions.map { $0 + "(" }
}

/// What a file names that Foundation has on Apple's systems, and a module of its own on Linux.
///
/// A package that also knows Linux imports that module.
package enum NetworkUse {
    /// The module.
    package static let module = "FoundationNetworking"
    /// The types that such packages name most.
    package static let types: Set<String> = [
        "HTTPURLResponse", "URLRequest", "URLResponse", "URLSession", "URLSessionConfiguration",
        "URLSessionDataTask", "URLSessionTask",
    ]
}
