// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// What Foundation writes of an attributed string into an archive.
///
/// Foundation on Linux reads attributes of its own classes only and ends the process at a colour or
/// a font; so archives are read here instead. The keys are Foundation's.
struct ArchivedText {
    typealias Attributes = [NSAttributedString.Key: Any]

    private(set) var string = ""
    private(set) var runs: [(attributes: Attributes, range: NSRange)] = []

    /// The classes of attributes that archives that are read securely may hold.
    private static let allowed: [AnyClass] = [
        NSArray.self, NSDictionary.self, NSString.self, NSNumber.self, NSURL.self, NSData.self,
        NSDate.self, NSNull.self, UIColor.self, UIFont.self, NSParagraphStyle.self, NSShadow.self,
        NSTextAttachment.self, NSTextList.self, NSTextTab.self,
    ]

    /// Nil where the runs do not belong to the text.
    init?(_ coder: NSCoder) {
        string = coder.present(NSString.self, "NSString").map { "\($0)" } ?? ""
        let length = string.utf16.count
        guard length > 0, coder.containsValue(forKey: "NSAttributes") else { return }
        let value =
            coder.requiresSecureCoding
            ? coder.decodeObject(
                of: Self.allowed + (coder.allowedClasses ?? []),
                forKey: "NSAttributes"
            ) : coder.decodeObject(forKey: "NSAttributes")
        guard let info = coder.present(NSData.self, "NSAttributeInfo") as Data? else {
            guard let attributes = Self.attributes(value) else { return nil }
            runs = [(attributes, NSRange(location: 0, length: length))]
            return
        }
        guard let table = value as? [Any] else { return nil }
        var bytes = ArraySlice(info)
        var location = 0
        while location < length {
            guard let count = Self.number(&bytes), let slot = Self.number(&bytes), count > 0,
                count <= length - location, table.indices.contains(slot),
                let attributes = Self.attributes(table[slot])
            else { return nil }
            runs.append((attributes, NSRange(location: location, length: count)))
            location += count
        }
    }

    private static func attributes(_ value: Any?) -> Attributes? {
        guard let values = value as? [String: Any] else { return nil }
        return Attributes(
            uniqueKeysWithValues: values.map { (NSAttributedString.Key($0.key), $0.value) }
        )
    }

    /// A number in groups of seven bits, the lowest first; the last has the high bit clear.
    private static func number(_ bytes: inout ArraySlice<UInt8>) -> Int? {
        var value = 0
        for shift in stride(from: 0, to: 35, by: 7) {
            guard let byte = bytes.popFirst() else { return nil }
            value |= Int(byte & 0x7F) << shift
            if byte < 0x80 { return value }
        }
        return nil
    }

    /// The text with its attributes.
    var text: NSAttributedString {
        let text = NSMutableAttributedString(string: string)
        for run in runs { text.setAttributes(run.attributes, range: run.range) }
        return text
    }
}

extension NSCoder {
    /// The attributed string that the object which is being read was archived as.
    package var archivedText: NSAttributedString? { ArchivedText(self)?.text }
}

/// An attributed string that came from an archive.
private final class UnarchivedText: NSAttributedString {
    required init?(coder: NSCoder) {
        guard let archived = ArchivedText(coder) else { return nil }
        super.init(attributedString: archived.text)
    }

    override var classForCoder: AnyClass { NSAttributedString.self }
}

/// A mutable attributed string that came from an archive.
private final class UnarchivedMutableText: NSMutableAttributedString {
    required init?(coder: NSCoder) {
        guard let archived = ArchivedText(coder) else { return nil }
        super.init(attributedString: archived.text)
    }

    override var classForCoder: AnyClass { NSMutableAttributedString.self }
}

private func readTextsFromArchives() {
    NSKeyedUnarchiver.setClass(UnarchivedText.self, forClassName: "NSAttributedString")
    NSKeyedUnarchiver.setClass(
        UnarchivedMutableText.self,
        forClassName: "NSMutableAttributedString"
    )
}

// A program may read an archive before it touches anything else of UIKit; so the dynamic linker
// calls this when the program starts.
@section(".init_array") @used
private let readTextsFromArchivesAtStart: @convention(c) () -> Void = { readTextsFromArchives() }
