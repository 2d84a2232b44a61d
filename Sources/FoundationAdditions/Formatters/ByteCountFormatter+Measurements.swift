// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension ByteCountFormatter {
    /// The text of an amount of information.
    public func string(from measurement: Measurement<UnitInformationStorage>) -> String {
        string(fromByteCount: Self.bytes(measurement))
    }

    /// The text of an amount of information in a style.
    public class func string(
        from measurement: Measurement<UnitInformationStorage>,
        countStyle: CountStyle
    ) -> String {
        string(fromByteCount: bytes(measurement), countStyle: countStyle)
    }

    private class func bytes(_ measurement: Measurement<UnitInformationStorage>) -> Int64 {
        let count = measurement.converted(to: .bytes).value.rounded()
        // The nearest counts that there are, for what has no count.
        return Int64(exactly: count) ?? (count < 0 ? .min : .max)
    }
}
