// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The kinds of what a data detector finds, whose names Foundation on Linux discourages: it never
/// finds them.
///
/// The values are those that Foundation on Linux has; iOS's for the first three are half as large.
enum DetectedKind {
    static let date = NSTextCheckingResult.CheckingType(rawValue: 1 << 4)
    static let address = NSTextCheckingResult.CheckingType(rawValue: 1 << 5)
    static let link = NSTextCheckingResult.CheckingType(rawValue: 1 << 6)
    static let phoneNumber = NSTextCheckingResult.CheckingType(rawValue: 1 << 11)
    static let transitInformation = NSTextCheckingResult.CheckingType(rawValue: 1 << 12)
}

/// A match of a data detector.
final class DetectedData: NSTextCheckingResult {
    private let kind: CheckingType
    private let place: NSRange
    let link: URL?
    let telephone: String?
    let day: DataFinder.Day?
    let parts: [NSTextCheckingKey: String]?

    init(
        _ kind: CheckingType,
        _ place: NSRange,
        link: URL? = nil,
        telephone: String? = nil,
        day: DataFinder.Day? = nil,
        parts: [NSTextCheckingKey: String]? = nil
    ) {
        self.kind = kind
        self.place = place
        self.link = link
        self.telephone = telephone
        self.day = day
        self.parts = parts
        super.init()
    }

    /// Results are not read from archives.
    required init?(coder aDecoder: NSCoder) { nil }

    override var resultType: CheckingType { kind }
    override var range: NSRange { place }
    override var numberOfRanges: Int { 1 }

    override func range(at idx: Int) -> NSRange {
        idx == 0 ? place : NSRange(location: NSNotFound, length: 0)
    }
}
