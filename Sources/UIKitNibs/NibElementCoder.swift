// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import UIKitCore
import UIKitTables

/// What objects of nibs are made with: it holds no keyed values, but knows the element.
final class NibElementCoder: NSCoder, TableNibCoder {
    // The coder stays on the main actor, where objects of nibs are made.
    private nonisolated(unsafe) let element: NibElement
    private let instance: NibInstance
    package let elementClass: AnyClass

    @MainActor
    init(_ element: NibElement, _ elementClass: AnyClass, _ instance: NibInstance) {
        self.element = element
        self.elementClass = elementClass
        self.instance = instance
        super.init()
    }

    @MainActor
    package func configure(_ object: UIKitCore.NSObject) { instance.configure(object, by: element) }

    package var tableStyle: UITableView.Style {
        switch element["style"] {
        case "grouped": .grouped
        case "insetGrouped": .insetGrouped
        default: .plain
        }
    }

    package var cellStyle: UITableViewCell.CellStyle {
        switch element["style"] {
        case "IBUITableViewCellStyleValue1": .value1
        case "IBUITableViewCellStyleValue2": .value2
        case "IBUITableViewCellStyleSubtitle": .subtitle
        default: .default
        }
    }

    package var reuseIdentifier: String? { element["reuseIdentifier"] }

    package override var allowsKeyedCoding: Bool { true }
    package override func containsValue(forKey key: String) -> Bool { false }
    package override func decodeObject(forKey key: String) -> Any? { nil }
    package override func decodeBool(forKey key: String) -> Bool { false }
    package override func decodeInteger(forKey key: String) -> Int { 0 }
    package override func decodeInt32(forKey key: String) -> Int32 { 0 }
    package override func decodeInt64(forKey key: String) -> Int64 { 0 }
    package override func decodeFloat(forKey key: String) -> Float { 0 }
    package override func decodeDouble(forKey key: String) -> Double { 0 }
}
