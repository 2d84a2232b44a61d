// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Sendable is unchecked because nothing changes after `init`.
/// A signpost around the time of a diagnostic.
open class MXSignpostRecord: _MXRecordObject, @unchecked Sendable {
    /// The subsystem.
    open var subsystem: String { record.text("subsystem") }

    /// The category.
    open var category: String { record.text("category") }

    /// The name.
    open var name: String { record.text("name") }

    /// When it began.
    open var beginTimeStamp: Date { record.date("beginTimeStamp") }

    /// When it ended; nil for an event.
    open var endTimeStamp: Date? { record.date("endTimeStamp") }

    /// How long it was; nil for an event.
    open var duration: Measurement<UnitDuration>? { record.duration("duration") }

    /// Whether it is an interval.
    open var isInterval: Bool { record.flag("isInterval") }
}
