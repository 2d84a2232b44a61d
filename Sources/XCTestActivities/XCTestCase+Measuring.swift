// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import XCTest

/// How a block is measured.
open class XCTMeasureOptions: Foundation.NSObject, NSCopying {
    /// Who starts and stops the measurement.
    public struct InvocationOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: Int
        /// Makes options of bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The block calls `startMeasuring()`.
        public static let manuallyStart = InvocationOptions(rawValue: 1)
        /// The block calls `stopMeasuring()`.
        public static let manuallyStop = InvocationOptions(rawValue: 2)
    }

    /// Who starts and stops the measurement: nobody has to, at first.
    open var invocationOptions: InvocationOptions = []
    /// How often the block is measured; it runs once more before, unmeasured.
    open var iterationCount = 5

    /// Five iterations, measured whole.
    open class var `default`: XCTMeasureOptions { XCTMeasureOptions() }

    /// Makes options for five iterations, measured whole.
    public required override init() {}

    /// A copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self()
        copy.invocationOptions = invocationOptions
        copy.iterationCount = iterationCount
        return copy
    }
}

extension XCTestCase {
    /// Measures how long a block takes.
    public func measure(options: XCTMeasureOptions, block: () -> Void) {
        measure(metrics: [XCTClockMetric()], options: options, block: block)
    }

    /// Measures how long a block takes.
    ///
    /// What else is asked for is named as not measured.
    public func measure(
        metrics: [any XCTMetric],
        options: XCTMeasureOptions = .default,
        block: () -> Void
    ) {
        let absent = metrics.filter { !($0 is XCTClockMetric) }.map(\._title)
        if !absent.isEmpty {
            print("\(name): not measured by Casement: \(absent.joined(separator: ", "))")
        }
        guard options.invocationOptions.isEmpty else {
            return measureMetrics(
                [.wallClockTime],
                automaticallyStartMeasuring: !options.invocationOptions.contains(.manuallyStart),
                for: block
            )
        }
        block()
        let clock = ContinuousClock()
        let times = (0..<max(1, options.iterationCount)).map { _ in clock.measure(block) }
        let sum = times.reduce(Duration.zero, +)
        print("\(name): measured [Time] average: \(sum / times.count), values: \(times)")
    }
}
