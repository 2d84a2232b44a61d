// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
public import UIKit

/// What is known of an element.
public protocol XCUIElementAttributes {
    /// The identifier that the program gave it.
    var identifier: String { get }
    /// Where it is, in points of the screen.
    var frame: CGRect { get }
    /// Its value: a text, or nil.
    var value: Any? { get }
    /// The title; empty on iOS.
    var title: String { get }
    /// The accessibility label.
    var label: String { get }
    /// What kind of element it is.
    var elementType: XCUIElement.ElementType { get }
    /// Whether it can be used.
    var isEnabled: Bool { get }
    /// The horizontal size class of where it is.
    var horizontalSizeClass: UIUserInterfaceSizeClass { get }
    /// The vertical size class of where it is.
    var verticalSizeClass: UIUserInterfaceSizeClass { get }
    /// What stands in an empty field.
    var placeholderValue: String? { get }
    /// Whether it is selected.
    var isSelected: Bool { get }
    /// Whether it has the focus of the interface.
    var hasFocus: Bool { get }
}

/// An element with all below it, as they were at one moment.
public protocol XCUIElementSnapshot: XCUIElementAttributes {
    /// The elements directly below.
    var children: [any XCUIElementSnapshot] { get }
    /// The attributes by name, with those of all below.
    var dictionaryRepresentation: [XCUIElement.AttributeName: Any] { get }
}

/// What can be looked at as it is at one moment.
public protocol XCUIElementSnapshotProviding {
    /// The elements as they are now.
    func snapshot() throws -> any XCUIElementSnapshot
}

extension XCUIElement {
    /// The name of an attribute in a snapshot's dictionary.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Makes a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The children, as dictionaries.
        public static let children = AttributeName(rawValue: "children")
        /// The kind, as a number.
        public static let elementType = AttributeName(rawValue: "elementType")
        /// Whether it can be used.
        public static let enabled = AttributeName(rawValue: "enabled")
        /// The frame, as a dictionary.
        public static let frame = AttributeName(rawValue: "frame")
        /// Whether it has the focus.
        public static let hasFocus = AttributeName(rawValue: "hasFocus")
        /// The horizontal size class, as a number.
        public static let horizontalSizeClass = AttributeName(rawValue: "horizontalSizeClass")
        /// The identifier.
        public static let identifier = AttributeName(rawValue: "identifier")
        /// The label.
        public static let label = AttributeName(rawValue: "label")
        /// What stands in an empty field.
        public static let placeholderValue = AttributeName(rawValue: "placeholderValue")
        /// Whether it is selected.
        public static let selected = AttributeName(rawValue: "selected")
        /// The title.
        public static let title = AttributeName(rawValue: "title")
        /// The value.
        public static let value = AttributeName(rawValue: "value")
        /// The vertical size class, as a number.
        public static let verticalSizeClass = AttributeName(rawValue: "verticalSizeClass")
    }
}
