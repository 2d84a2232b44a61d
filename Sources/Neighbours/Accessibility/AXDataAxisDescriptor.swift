// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// An axis of a chart.
public protocol AXDataAxisDescriptor: NSObjectProtocol, NSCopying {
    /// What the axis measures.
    var title: String { get set }
    /// The title, with speech attributes.
    var attributedTitle: NSAttributedString { get set }
}

/// An axis of numbers.
open class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
    /// How values lie on the axis.
    public enum ScaleType: Int, Sendable {
        /// Evenly.
        case linear = 0
        /// By their logarithm to the base ten.
        case log10 = 1
        /// By their natural logarithm.
        case ln = 2
    }

    /// The title, with speech attributes.
    open var attributedTitle: NSAttributedString
    /// How values lie on the axis.
    open var scaleType = ScaleType.linear
    /// The first and the last value.
    open var range: ClosedRange<Double>
    /// Where there are lines.
    open var gridlinePositions: [Double]
    /// A value as it is said.
    open var valueDescriptionProvider: (Double) -> String

    /// What the axis measures.
    open var title: String {
        get { attributedTitle.string }
        set { attributedTitle = NSAttributedString(string: newValue) }
    }

    /// Makes an axis with a plain title.
    public convenience init(
        title: String,
        range: ClosedRange<Double>,
        gridlinePositions: [Double],
        valueDescriptionProvider: @escaping (Double) -> String
    ) {
        self.init(
            attributedTitle: NSAttributedString(string: title),
            range: range,
            gridlinePositions: gridlinePositions,
            valueDescriptionProvider: valueDescriptionProvider
        )
    }

    /// Makes an axis.
    public init(
        attributedTitle: NSAttributedString,
        range: ClosedRange<Double>,
        gridlinePositions: [Double],
        valueDescriptionProvider: @escaping (Double) -> String
    ) {
        self.attributedTitle = attributedTitle
        self.range = range
        self.gridlinePositions = gridlinePositions
        self.valueDescriptionProvider = valueDescriptionProvider
        super.init()
    }

    /// An axis like this one.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = AXNumericDataAxisDescriptor(
            attributedTitle: attributedTitle,
            range: range,
            gridlinePositions: gridlinePositions,
            valueDescriptionProvider: valueDescriptionProvider
        )
        copy.scaleType = scaleType
        return copy
    }
}

/// An axis of categories.
open class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
    /// The title, with speech attributes.
    open var attributedTitle: NSAttributedString
    /// The categories in their order.
    open var categoryOrder: [String]

    /// What the axis tells apart.
    open var title: String {
        get { attributedTitle.string }
        set { attributedTitle = NSAttributedString(string: newValue) }
    }

    /// Makes an axis with a plain title.
    public convenience init(title: String, categoryOrder: [String]) {
        self.init(
            attributedTitle: NSAttributedString(string: title),
            categoryOrder: categoryOrder
        )
    }

    /// Makes an axis.
    public init(attributedTitle: NSAttributedString, categoryOrder: [String]) {
        self.attributedTitle = attributedTitle
        self.categoryOrder = categoryOrder
        super.init()
    }

    /// An axis like this one.
    open func copy(with zone: NSZone? = nil) -> Any {
        AXCategoricalDataAxisDescriptor(
            attributedTitle: attributedTitle,
            categoryOrder: categoryOrder
        )
    }
}
