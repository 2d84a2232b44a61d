// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// Points of a chart that belong together.
open class AXDataSeriesDescriptor: NSObject, NSCopying {
    /// The name, with speech attributes.
    open var attributedName: NSAttributedString
    /// Whether a line joins the points.
    open var isContinuous: Bool
    /// The points.
    open var dataPoints: [AXDataPoint]

    /// The name.
    open var name: String? {
        get { attributedName.string }
        set { attributedName = NSAttributedString(string: newValue ?? "") }
    }

    /// Makes a series with a plain name.
    public convenience init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        self.init(
            attributedName: NSAttributedString(string: name),
            isContinuous: isContinuous,
            dataPoints: dataPoints
        )
    }

    /// Makes a series.
    public init(
        attributedName: NSAttributedString,
        isContinuous: Bool,
        dataPoints: [AXDataPoint]
    ) {
        self.attributedName = attributedName
        self.isContinuous = isContinuous
        self.dataPoints = dataPoints
        super.init()
    }

    /// A series like this one.
    open func copy(with zone: NSZone? = nil) -> Any {
        AXDataSeriesDescriptor(
            attributedName: attributedName,
            isContinuous: isContinuous,
            dataPoints: dataPoints
        )
    }
}

/// A value on an axis.
open class AXDataPointValue: NSObject, NSCopying {
    /// The number.
    open var number: Double
    /// The category.
    open var category: String

    private init(_ number: Double, _ category: String) {
        self.number = number
        self.category = category
        super.init()
    }

    /// A number.
    public convenience init(number: Double) { self.init(number, "") }

    /// A category.
    public convenience init(category: String) { self.init(0, category) }

    /// A value like this one.
    open func copy(with zone: NSZone? = nil) -> Any { AXDataPointValue(number, category) }
}

/// A point of a chart.
open class AXDataPoint: NSObject, NSCopying {
    /// The value on the first axis.
    open var xValue: AXDataPointValue
    /// The value on the second axis.
    open var yValue: AXDataPointValue?
    /// The values on further axes.
    open var additionalValues: [AXDataPointValue]
    /// The name, with speech attributes.
    open var attributedLabel: NSAttributedString?

    /// The name.
    open var label: String? {
        get { attributedLabel?.string }
        set { attributedLabel = newValue.map { NSAttributedString(string: $0) } }
    }

    private init(
        _ x: AXDataPointValue,
        _ y: AXDataPointValue?,
        _ others: [AXDataPointValue],
        _ label: NSAttributedString?
    ) {
        xValue = x
        yValue = y
        additionalValues = others
        attributedLabel = label
        super.init()
    }

    /// Makes a point by a number.
    public convenience init(
        x: Double,
        y: Double? = nil,
        additionalValues: [Value] = [],
        label: String? = nil
    ) {
        self.init(
            AXDataPointValue(number: x),
            y.map { AXDataPointValue(number: $0) },
            additionalValues.map(\.object),
            label.map { NSAttributedString(string: $0) }
        )
    }

    /// Makes a point by a category.
    public convenience init(
        x: String,
        y: Double? = nil,
        additionalValues: [Value] = [],
        label: String? = nil
    ) {
        self.init(
            AXDataPointValue(category: x),
            y.map { AXDataPointValue(number: $0) },
            additionalValues.map(\.object),
            label.map { NSAttributedString(string: $0) }
        )
    }

    /// A value on a further axis.
    public enum Value: Sendable {
        /// A number.
        case number(Double)
        /// A category.
        case category(String)

        fileprivate var object: AXDataPointValue {
            switch self {
            case .number(let number): AXDataPointValue(number: number)
            case .category(let category): AXDataPointValue(category: category)
            }
        }
    }

    /// A point like this one.
    open func copy(with zone: NSZone? = nil) -> Any {
        AXDataPoint(xValue, yValue, additionalValues, attributedLabel)
    }
}
