// SPDX-License-Identifier: Apache-2.0

/// Runs another implementation in the place of the method that asks, if it has one.
///
/// Lowered methods begin with it, behind a look at `_objcReplaces`.
///
/// - Parameters:
///   - object: The receiver; of a class method, the class.
///   - owner: The class whose body asks.
///   - name: The method's selector.
///   - arguments: Its arguments.
/// - Returns: The result; nil if the method's own body is to run.
public func _objcReplaced<R>(
    _ object: AnyObject,
    _ owner: AnyClass,
    _ name: String,
    _ arguments: [Any?]
) -> R? {
    if OwnCall.take(object, owner, name) { return nil }
    let type: AnyClass = object as? AnyClass ?? Swift.type(of: object)
    let isClassMethod = object is AnyClass
    guard
        let implementation = Replacements.shared.implementation(
            for: type,
            at: owner,
            name,
            isClassMethod: isClassMethod
        )
    else { return nil }
    do {
        let result = try implementation.call(object, Selector(name), arguments)
        return BlockCall.result(result, as: R.self, of: name)
    } catch {
        Diagnostics.warn("\(name) threw \(error), which its caller cannot receive")
        return BlockCall.result(nil, as: R.self, of: name)
    }
}

extension NSObject {
    /// What runs in the place of a method of the framework's; nil in almost every program.
    ///
    /// One look at a variable where nothing was replaced: the arguments are collected only behind it.
    @_transparent
    package final func replaced<R>(
        _ name: String,
        in owner: AnyClass,
        _ arguments: @autoclosure () -> [Any?] = []
    ) -> R? {
        _objcReplaces ? _objcReplaced(self, owner, name, arguments()) : nil
    }

    /// The same for a class method.
    @_transparent
    package static func replaced<R>(
        _ name: String,
        in owner: AnyClass,
        _ arguments: @autoclosure () -> [Any?] = []
    ) -> R? {
        _objcReplaces ? _objcReplaced(self as AnyObject, owner, name, arguments()) : nil
    }
}
