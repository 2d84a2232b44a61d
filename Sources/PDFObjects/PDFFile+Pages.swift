// SPDX-License-Identifier: Apache-2.0

extension PDFFile {
    /// The pages' dictionaries in order, each with what it inherits.
    ///
    /// - Source: ISO 32000-1, 7.7.3.
    package func pages() -> [PDFDictionary] {
        var result: [PDFDictionary] = []
        var seen: Set<Int> = []
        collect(catalog?["Pages"], inherited: [:], depth: 0, &seen, &result)
        return result
    }

    private static let inheritable = ["Resources", "MediaBox", "CropBox", "Rotate"]

    private func collect(
        _ value: PDFValue?,
        inherited: PDFDictionary,
        depth: Int,
        _ seen: inout Set<Int>,
        _ result: inout [PDFDictionary]
    ) {
        guard depth < PDFLimits.depth, result.count < PDFLimits.pages else { return }
        if case .reference(let number)? = value, !seen.insert(number).inserted { return }
        guard let node = dictionary(value) else { return }
        var known = inherited
        for key in PDFFile.inheritable {
            if let value = node[key] { known[key] = value }
        }
        guard let kids = array(node["Kids"]), node["Type"].map(resolve)?.name != "Page" else {
            result.append(node.merging(known) { own, _ in own })
            return
        }
        for kid in kids { collect(kid, inherited: known, depth: depth + 1, &seen, &result) }
    }

    /// What a page says, its streams one after the other with a space between.
    package func content(of page: PDFDictionary) -> [UInt8] {
        let value = resolve(page["Contents"])
        let parts = value.array?.map { resolve($0) } ?? [value]
        var result: [UInt8] = []
        for case .stream(let stream) in parts {
            guard let bytes = try? decode(stream),
                result.count + bytes.count <= PDFLimits.decodedBytes
            else { continue }
            result.append(contentsOf: bytes)
            result.append(10)
        }
        return result
    }
}
