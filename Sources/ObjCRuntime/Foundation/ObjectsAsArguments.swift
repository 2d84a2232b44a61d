// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AvoidRetroactiveConformances

import Foundation

// Apple's Foundation lets every object stand where a format has `%@`, and Swift's collections, which bridge
// to objects; `date as CVarArg` is how source writes values that bridge. Each is written as its object's
// description. The standard library asks for `_cVarArgObject`, and encodes that instead.

extension Foundation.NSObject: @retroactive CVarArg, @retroactive _CVarArgObject {
    /// The object's description.
    public var _cVarArgObject: any CVarArg { description._cVarArgObject }

    /// Never asked: the description is encoded instead.
    public var _cVarArgEncoding: [Int] { Diagnostics.encodedWithoutObject(Self.self) }
}

extension Array: @retroactive CVarArg, @retroactive _CVarArgObject {
    /// The description of the array as an object.
    public var _cVarArgObject: any CVarArg { NSArray(array: self)._cVarArgObject }

    /// Never asked: the description is encoded instead.
    public var _cVarArgEncoding: [Int] { Diagnostics.encodedWithoutObject(Self.self) }
}

extension Dictionary: @retroactive CVarArg, @retroactive _CVarArgObject {
    /// The description of the dictionary as an object.
    public var _cVarArgObject: any CVarArg { NSDictionary(dictionary: self)._cVarArgObject }

    /// Never asked: the description is encoded instead.
    public var _cVarArgEncoding: [Int] { Diagnostics.encodedWithoutObject(Self.self) }
}

extension Set: @retroactive CVarArg, @retroactive _CVarArgObject {
    /// The description of the set as an object.
    public var _cVarArgObject: any CVarArg { NSSet(set: self)._cVarArgObject }

    /// Never asked: the description is encoded instead.
    public var _cVarArgEncoding: [Int] { Diagnostics.encodedWithoutObject(Self.self) }
}

extension Date: @retroactive CVarArg, @retroactive _CVarArgObject {
    /// The description of the date.
    public var _cVarArgObject: any CVarArg { description._cVarArgObject }

    /// Never asked: the description is encoded instead.
    public var _cVarArgEncoding: [Int] { Diagnostics.encodedWithoutObject(Self.self) }
}

extension URL: @retroactive CVarArg, @retroactive _CVarArgObject {
    /// The description of the address.
    public var _cVarArgObject: any CVarArg { description._cVarArgObject }

    /// Never asked: the description is encoded instead.
    public var _cVarArgEncoding: [Int] { Diagnostics.encodedWithoutObject(Self.self) }
}

extension UUID: @retroactive CVarArg, @retroactive _CVarArgObject {
    /// The identifier as text.
    public var _cVarArgObject: any CVarArg { uuidString._cVarArgObject }

    /// Never asked: the text is encoded instead.
    public var _cVarArgEncoding: [Int] { Diagnostics.encodedWithoutObject(Self.self) }
}

extension Decimal: @retroactive CVarArg, @retroactive _CVarArgObject {
    /// The number as text.
    public var _cVarArgObject: any CVarArg { description._cVarArgObject }

    /// Never asked: the text is encoded instead.
    public var _cVarArgEncoding: [Int] { Diagnostics.encodedWithoutObject(Self.self) }
}

extension Diagnostics {
    /// Ends the program: a value was put into a list of C's arguments without its object.
    fileprivate static func encodedWithoutObject(_ type: Any.Type) -> Never {
        trap(.invalidArgumentException, "\(type) is an argument of a format only as an object")
    }
}
