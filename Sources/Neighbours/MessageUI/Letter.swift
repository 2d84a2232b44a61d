// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A letter and whom it is for.
struct Letter {
    var subject = ""
    var to: [String] = []
    var copies: [String] = []
    var hiddenCopies: [String] = []
    var words = ""
    var attachments: [(name: String, data: Data)] = []

    /// The words of a page, without its marks and with the characters that it spells out.
    static func words(ofHTML text: String) -> String {
        var result = ""
        var isInMark = false
        for character in text {
            switch character {
            case "<": isInMark = true
            case ">" where isInMark: isInMark = false
            default: if !isInMark { result.append(character) }
            }
        }
        let spelled = [
            "&lt;": "<", "&gt;": ">", "&quot;": "\"", "&#39;": "'", "&nbsp;": " ", "&amp;": "&",
        ]
        for (name, character) in spelled where name != "&amp;" {
            result = result.replacingOccurrences(of: name, with: character)
        }
        return result.replacingOccurrences(of: "&amp;", with: "&")
    }

    /// The letter as an address for the desktop's program; writes the attachments as files.
    ///
    /// Source: RFC 6068; `attach` is what xdg-email and its kin take.
    func address() throws -> URL? {
        var fields: [(String, String)] = [("subject", subject)]
        if !copies.isEmpty { fields.append(("cc", copies.joined(separator: ","))) }
        if !hiddenCopies.isEmpty { fields.append(("bcc", hiddenCopies.joined(separator: ","))) }
        fields.append(("body", words.replacingOccurrences(of: "\n", with: "\r\n")))
        fields += try attachmentFiles().map { ("attach", $0.path) }
        // Unlike in other addresses, plus is no space.
        var plain = CharacterSet.alphanumerics
        plain.insert(charactersIn: "-._~@,/")
        func encode(_ text: String) -> String {
            text.addingPercentEncoding(withAllowedCharacters: plain) ?? ""
        }
        let query = fields.filter { !$0.1.isEmpty }.map { "\($0.0)=\(encode($0.1))" }
        let people = to.map(encode).joined(separator: ",")
        return URL(string: "mailto:\(people)?\(query.joined(separator: "&"))")
    }

    private func attachmentFiles() throws -> [URL] {
        guard !attachments.isEmpty else { return [] }
        let manager = FileManager.default
        let folder = manager.temporaryDirectory
            .appendingPathComponent("Letter-\(ProcessInfo.processInfo.globallyUniqueString)")
        try manager.createDirectory(at: folder, withIntermediateDirectories: true)
        return try attachments.map { attachment in
            let name = (attachment.name as NSString).lastPathComponent
            let file = folder.appendingPathComponent(name.isEmpty ? "Attachment" : name)
            try attachment.data.write(to: file)
            return file
        }
    }
}
