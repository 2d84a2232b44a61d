// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ObjCRuntime

/// A view that shows a chart.
public protocol AXChart: NSObjectProtocol {
    /// The chart's description.
    var accessibilityChartDescriptor: AXChartDescriptor? { get set }
}

/// The description of a chart, as people hear it.
open class AXChartDescriptor: NSObject, NSCopying {
    /// The title, with speech attributes.
    open var attributedTitle: NSAttributedString?
    /// What the chart shows, in a sentence or two.
    open var summary: String?
    /// How large the content is.
    open var contentFrame: CGRect = .zero
    /// Which way points follow each other.
    open var contentDirection = ContentDirection.leftToRight
    /// The first axis.
    open var xAxis: any AXDataAxisDescriptor
    /// The second axis, of numbers.
    open var yAxis: AXNumericDataAxisDescriptor?
    /// Further axes.
    open var additionalAxes: [any AXDataAxisDescriptor]
    /// The points, in series.
    open var series: [AXDataSeriesDescriptor]

    /// Which way points follow each other.
    public enum ContentDirection: Int, Sendable {
        /// To the right.
        case leftToRight = 0
        /// To the left.
        case rightToLeft = 1
        /// Downwards.
        case topToBottom = 2
        /// Upwards.
        case bottomToTop = 3
        /// Around.
        case radialClockwise = 4
        /// Around, the other way.
        case radialCounterClockwise = 5
    }

    /// The title.
    open var title: String? {
        get { attributedTitle?.string }
        set { attributedTitle = newValue.map { NSAttributedString(string: $0) } }
    }

    /// Makes a description with a plain title.
    public convenience init(
        title: String?,
        summary: String?,
        xAxis: any AXDataAxisDescriptor,
        yAxis: AXNumericDataAxisDescriptor?,
        additionalAxes: [any AXDataAxisDescriptor]? = nil,
        series: [AXDataSeriesDescriptor]
    ) {
        self.init(
            attributedTitle: title.map { NSAttributedString(string: $0) },
            summary: summary,
            xAxis: xAxis,
            yAxis: yAxis,
            additionalAxes: additionalAxes,
            series: series
        )
    }

    /// Makes a description.
    public init(
        attributedTitle: NSAttributedString?,
        summary: String?,
        xAxis: any AXDataAxisDescriptor,
        yAxis: AXNumericDataAxisDescriptor?,
        additionalAxes: [any AXDataAxisDescriptor]? = nil,
        series: [AXDataSeriesDescriptor]
    ) {
        self.attributedTitle = attributedTitle
        self.summary = summary
        self.xAxis = xAxis
        self.yAxis = yAxis
        self.additionalAxes = additionalAxes ?? []
        self.series = series
        super.init()
    }

    /// A description like this one.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = AXChartDescriptor(
            attributedTitle: attributedTitle,
            summary: summary,
            xAxis: xAxis,
            yAxis: yAxis,
            additionalAxes: additionalAxes,
            series: series
        )
        copy.contentFrame = contentFrame
        copy.contentDirection = contentDirection
        return copy
    }
}
