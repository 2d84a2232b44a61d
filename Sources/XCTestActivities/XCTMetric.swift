// SPDX-License-Identifier: Apache-2.0

/// What a test measures.
///
/// Time is measured here; of memory, processors, disks and signposts nothing is known, which a
/// measurement says.
public protocol XCTMetric: Sendable {
    /// What it measures, in words.
    var _title: String { get }
}

extension XCTMetric {
    /// The name of the type.
    public var _title: String { "\(type(of: self))" }
}

/// Time that passes.
public struct XCTClockMetric: XCTMetric {
    /// What is measured: time.
    public var _title: String { "Time" }
    /// Measures time.
    public init() {}
}

/// The work of the processor; not measured here.
public struct XCTCPUMetric: XCTMetric {
    /// Measures the work of the whole program.
    public init() {}
    /// Measures the work of the thread that runs the block.
    public init(limitingToCurrentThread: Bool) {}
}

/// Memory that is in use; not measured here.
public struct XCTMemoryMetric: XCTMetric {
    /// Measures the memory of the program.
    public init() {}
}

/// What is written to disks; not measured here.
public struct XCTStorageMetric: XCTMetric {
    /// Measures what the program writes.
    public init() {}
}

/// The time to an app's first frame; not measured here.
public struct XCTApplicationLaunchMetric: XCTMetric {
    /// Measures the time to the first frame.
    public init() {}
    /// Measures the time until the app answers touches.
    public init(waitUntilResponsive: Bool) {}
}

/// Intervals between signposts; not measured here.
public struct XCTOSSignpostMetric: XCTMetric {
    /// Measures an interval by its names.
    public init(subsystem: String, category: String, name: String) {}
    /// Pushes and pops of navigation controllers.
    public static var navigationTransitionMetric: any XCTMetric {
        XCTOSSignpostMetric(subsystem: "", category: "", name: "navigation")
    }
    /// Scrolling that goes on by itself.
    public static var scrollDecelerationMetric: any XCTMetric {
        XCTOSSignpostMetric(subsystem: "", category: "", name: "deceleration")
    }
    /// Scrolling by a finger.
    public static var scrollDraggingMetric: any XCTMetric {
        XCTOSSignpostMetric(subsystem: "", category: "", name: "dragging")
    }
    /// Scrolling of either kind.
    public static var scrollingAndDecelerationMetric: any XCTMetric {
        XCTOSSignpostMetric(subsystem: "", category: "", name: "scrolling")
    }
}
