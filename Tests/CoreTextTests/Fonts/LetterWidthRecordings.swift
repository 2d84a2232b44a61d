// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Labels as phones and Interface Builder measured them in San Francisco.
///
/// The file's first lines name the sources; `Scripts/letter-widths/collect` says what the columns are.
enum LetterWidthRecordings {
    /// A label that was sized to fit: its text is wider than `width` less a pixel.
    struct Row {
        var text: String
        var size: CGFloat
        /// As OpenType counts it: 400, 500, 600 or 700.
        var weight: CGFloat
        var pixel: CGFloat
        var width: CGFloat
        var source: Int
    }

    static let rows: [Row] = {
        let file = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent()
            .appendingPathComponent("../../Support/SystemFontRecordings/labels.tsv")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").compactMap { line in
            let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard parts.count == 8, let size = Double(parts[1]), let weight = Double(parts[2]),
                let scale = Double(parts[3]), let width = Double(parts[4])
            else { return nil }
            return Row(
                text: String(parts[0]),
                size: size,
                weight: weight,
                pixel: 1 / scale,
                width: width,
                source: parts[7].split(separator: ",").first.flatMap { Int($0) } ?? -1
            )
        }
    }()
}
