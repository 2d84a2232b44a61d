// SPDX-License-Identifier: Apache-2.0

extension PDFFile {
    /// Reads the tables or streams that say where objects are, the newest first.
    ///
    /// - Source: ISO 32000-1, 7.5.4 to 7.5.8.
    static func readReferences(of bytes: [UInt8]) throws(PDFError) -> CrossReferences {
        let tail = bytes[max(0, bytes.count - 2048)...]
        guard let mark = lastRange(of: Array("startxref".utf8), in: tail) else {
            throw .syntax(at: bytes.count)
        }
        var lexer = PDFLexer(bytes[...], at: mark)
        guard case .value(.integer(let start)) = try lexer.next() else { throw .syntax(at: mark) }
        var result = CrossReferences()
        var next: Int? = start
        var seen: Set<Int> = []
        while let offset = next, seen.count < PDFLimits.hops, seen.insert(offset).inserted {
            guard offset >= 0, offset < bytes.count else { throw .syntax(at: offset) }
            let trailer = try readSection(of: bytes, at: offset, &result)
            result.trailer.merge(trailer) { former, _ in former }
            // A table's entries may be completed by a stream.
            if case .integer(let hybrid)? = trailer["XRefStm"], hybrid >= 0, hybrid < bytes.count,
                seen.insert(hybrid).inserted
            {
                _ = try readSection(of: bytes, at: hybrid, &result)
            }
            next = trailer["Prev"]?.integer
        }
        return result
    }

    private static func lastRange(of mark: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
        var rest = bytes
        var found: Int?
        while let range = rest.firstRange(of: mark) {
            found = range.upperBound
            rest = rest[range.upperBound...]
        }
        return found
    }

    /// Reads one table or stream; answers its trailer.
    private static func readSection(
        of bytes: [UInt8],
        at offset: Int,
        _ result: inout CrossReferences
    ) throws(PDFError) -> PDFDictionary {
        var lexer = PDFLexer(bytes[...], at: offset, hasReferences: true)
        if lexer.skip("xref") { return try readTable(&lexer, &result) }
        guard case .value(.integer(let number)) = try lexer.next(),
            case .value(.integer) = try lexer.next(), lexer.skip("obj"),
            case .stream(let stream) = try readBody(&lexer, number, length: \.integer)
        else { throw .syntax(at: offset) }
        try readStream(stream, &result)
        return stream.dictionary
    }

    private static func readTable(
        _ lexer: inout PDFLexer,
        _ result: inout CrossReferences
    ) throws(PDFError) -> PDFDictionary {
        while !lexer.skip("trailer") {
            guard case .value(.integer(let first)) = try lexer.next(),
                case .value(.integer(let count)) = try lexer.next(), first >= 0, count >= 0,
                first + count <= PDFLimits.objects
            else { throw .syntax(at: lexer.position) }
            for number in first..<first + count {
                guard case .value(.integer(let offset)) = try lexer.next(),
                    case .value(.integer) = try lexer.next(),
                    case .word(let kind) = try lexer.next()
                else { throw .syntax(at: lexer.position) }
                guard kind == "n", offset > 0, result.places[number] == nil else { continue }
                result.places[number] = .offset(offset)
            }
        }
        guard case .dictionary(let trailer) = try lexer.nextValue() else {
            throw .syntax(at: lexer.position)
        }
        return trailer
    }

    private static func readStream(
        _ stream: PDFStream,
        _ result: inout CrossReferences
    ) throws(PDFError) {
        let widths = (stream.dictionary["W"]?.array ?? []).map { $0.integer ?? -1 }
        guard widths.count >= 3, widths.allSatisfy({ (0...8).contains($0) }) else {
            throw .damagedStream
        }
        let data = try PDFFilters.decode(stream) { $0 }
        let size = stream.dictionary["Size"]?.integer ?? 0
        let index = stream.dictionary["Index"]?.array?.map { $0.integer ?? -1 } ?? [0, size]
        let rowLength = widths[0] + widths[1] + widths[2]
        guard rowLength > 0 else { throw .damagedStream }
        var position = 0
        func field(_ width: Int) -> Int {
            var value = 0
            for _ in 0..<width {
                value = (value & (Int.max >> 9)) << 8 | Int(data[position])
                position += 1
            }
            return value
        }
        var pair = 0
        while pair + 1 < index.count {
            let (first, count) = (index[pair], index[pair + 1])
            pair += 2
            guard first >= 0, count >= 0, first <= PDFLimits.objects,
                count <= PDFLimits.objects - first
            else { throw .damagedStream }
            for number in first..<first + count {
                guard position + rowLength <= data.count else { return }
                let kind = widths[0] == 0 ? 1 : field(widths[0])
                let (second, third) = (field(widths[1]), field(widths[2]))
                guard result.places[number] == nil else { continue }
                if kind == 1 { result.places[number] = .offset(second) }
                if kind == 2 {
                    result.places[number] = .compressed(stream: second, index: third)
                }
            }
        }
    }

    // MARK: Without cross references

    /// Searches the whole file for objects; the last of each number counts.
    static func searchReferences(of bytes: [UInt8]) -> CrossReferences {
        var result = CrossReferences()
        var streams: [Int] = []
        var rest = bytes[...]
        let mark = Array("obj".utf8)
        // However odd the file, its dictionaries are not read over and over.
        var budget = bytes.count * 8 + 65_536
        while let range = rest.firstRange(of: mark) {
            rest = rest[range.upperBound...]
            guard let (number, offset) = heading(of: bytes, before: range.lowerBound) else {
                continue
            }
            result.places[number] = .offset(offset)
            guard budget > 0 else { continue }
            var lexer = PDFLexer(bytes[...], at: range.upperBound, hasReferences: true)
            let value = try? lexer.nextValue()
            budget -= lexer.position - range.upperBound
            guard case .dictionary(let dictionary)? = value else { continue }
            switch dictionary["Type"]?.name {
            case "Catalog": result.trailer["Root"] = .reference(number)
            case "XRef":
                for key in ["Root", "Info", "ID", "Encrypt"] {
                    if let value = dictionary[key] { result.trailer[key] = value }
                }
            case "ObjStm": streams.append(number)
            default: break
            }
        }
        addCompressed(streams, of: bytes, &result)
        searchTrailers(of: bytes, &result)
        return result
    }

    /// The number and the beginning of "12 0 obj", given where "obj" is.
    private static func heading(of bytes: [UInt8], before end: Int) -> (Int, Int)? {
        var position = end
        func digits() -> Int? {
            while position > 0, PDFLexer.isSpace(bytes[position - 1]) { position -= 1 }
            let last = position
            var value = 0
            var unit = 1
            while position > 0, last - position < 8,
                (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[position - 1])
            {
                position -= 1
                value += Int(bytes[position] - UInt8(ascii: "0")) * unit
                unit *= 10
            }
            return position < last ? value : nil
        }
        guard digits() != nil, position > 0, PDFLexer.isSpace(bytes[position - 1]),
            let number = digits(), number <= PDFLimits.objects
        else { return nil }
        return (number, position)
    }

    private static func addCompressed(
        _ streams: [Int],
        of bytes: [UInt8],
        _ result: inout CrossReferences
    ) {
        for number in streams {
            guard case .offset(let offset)? = result.places[number] else { continue }
            var lexer = PDFLexer(bytes[...], at: offset, hasReferences: true)
            guard (try? lexer.next()) != nil, (try? lexer.next()) != nil, lexer.skip("obj"),
                case .stream(let stream)? = try? readBody(&lexer, number, length: \.integer),
                let data = try? PDFFilters.decode(stream, resolve: { $0 }),
                let count = stream.dictionary["N"]?.integer, count >= 0
            else { continue }
            var inside = PDFLexer(data[...])
            for index in 0..<min(count, PDFLimits.objects) {
                guard case .value(.integer(let object))? = try? inside.next(),
                    case .value(.integer)? = try? inside.next()
                else { break }
                if result.places[object] == nil {
                    result.places[object] = .compressed(stream: number, index: index)
                }
            }
        }
    }

    private static func searchTrailers(of bytes: [UInt8], _ result: inout CrossReferences) {
        var rest = bytes[...]
        while let range = rest.firstRange(of: Array("trailer".utf8)) {
            rest = rest[range.upperBound...]
            var lexer = PDFLexer(bytes[...], at: range.upperBound, hasReferences: true)
            guard case .dictionary(let trailer)? = try? lexer.nextValue() else { continue }
            result.trailer.merge(trailer) { $1 }
        }
    }
}
