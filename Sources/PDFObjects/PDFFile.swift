// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// The objects of a file, read when they are asked for.
///
/// - Thread: any.
package final class PDFFile: Sendable {
    /// Where an object is.
    enum Place: Sendable {
        case offset(Int)
        /// In a stream of objects, by that stream's number.
        case compressed(stream: Int, index: Int)
    }

    /// What a file says of its objects.
    struct CrossReferences: Sendable {
        var places: [Int: Place] = [:]
        var trailer: PDFDictionary = [:]
    }

    private struct State {
        var references: CrossReferences
        var isRebuilt: Bool
        var objects: [Int: PDFValue] = [:]
        /// Objects in the middle of being read, which lead to themselves.
        var pending: Set<Int> = []
        var objectStreams: [Int: ObjectStream] = [:]
    }

    /// A decoded stream of objects, and where each begins.
    private struct ObjectStream {
        let bytes: [UInt8]
        let offsets: [Int]
    }

    let bytes: [UInt8]
    /// The values that programs hold.
    let handles = PDFHandles()
    private let state: Mutex<State>

    /// Reads the cross references; where they are damaged, the whole file is searched for objects.
    package init(_ bytes: [UInt8]) throws(PDFError) {
        self.bytes = bytes
        guard PDFFile.version(of: bytes) != nil else { throw .notAPDF }
        var isRebuilt = false
        var references: CrossReferences
        if let read = try? PDFFile.readReferences(of: bytes), read.trailer["Root"] != nil {
            references = read
        } else {
            references = PDFFile.searchReferences(of: bytes)
            isRebuilt = true
        }
        if references.trailer["Root"] == nil { references.trailer["Root"] = .null }
        state = Mutex(State(references: references, isRebuilt: isRebuilt))
        if catalog == nil, !isRebuilt {
            let found = PDFFile.searchReferences(of: bytes)
            state.withLock { $0 = State(references: found, isRebuilt: true) }
        }
        guard catalog != nil else { throw .notAPDF }
    }

    // MARK: What the file says of itself

    /// The version in the first line, as 1.7 is 1 and 7; nil without such a line.
    package static func version(of bytes: [UInt8]) -> (major: Int, minor: Int)? {
        let mark = Array("%PDF-".utf8)
        let head = bytes.prefix(1024)
        guard let start = head.firstRange(of: mark)?.upperBound, start + 2 < bytes.count else {
            return nil
        }
        let (major, minor) = (Int(bytes[start]) - 48, Int(bytes[start + 2]) - 48)
        guard (0...9).contains(major), (0...9).contains(minor) else { return (1, 0) }
        return (major, minor)
    }

    /// The dictionary at the end of the file.
    package var trailer: PDFDictionary { state.withLock { $0.references.trailer } }

    /// The root of everything.
    package var catalog: PDFDictionary? {
        guard let root = dictionary(trailer["Root"]) else { return nil }
        return root["Pages"] == nil ? nil : root
    }

    /// Whether a password is needed.
    package var isEncrypted: Bool { !resolve(trailer["Encrypt"]).isNull }

    // MARK: Objects

    /// A value itself, whatever references lead to it; null for none.
    package func resolve(_ value: PDFValue?) -> PDFValue {
        var value = value ?? .null
        for _ in 0..<PDFLimits.hops {
            guard case .reference(let number) = value else { return value }
            value = object(number)
        }
        return .null
    }

    /// A dictionary, if it is one after all references.
    package func dictionary(_ value: PDFValue?) -> PDFDictionary? { resolve(value).dictionary }

    /// An array, if it is one after all references.
    package func array(_ value: PDFValue?) -> [PDFValue]? { resolve(value).array }

    /// A number, if it is one after all references.
    package func number(_ value: PDFValue?) -> Double? { resolve(value).number }

    /// An array of numbers only, each after all references.
    package func numbers(_ value: PDFValue?) -> [Double]? {
        guard let array = array(value) else { return nil }
        var result: [Double] = []
        for element in array {
            guard let number = number(element) else { return nil }
            result.append(number)
        }
        return result
    }

    /// The object of a number; null for one that is not there.
    package func object(_ number: Int) -> PDFValue {
        let known = state.withLock { state -> (PDFValue?, Place?) in
            if let value = state.objects[number] { return (value, nil) }
            guard state.pending.insert(number).inserted else { return (.null, nil) }
            let place = state.references.places[number]
            if place == nil { state.pending.remove(number) }
            return (place == nil ? .null : nil, place)
        }
        if let value = known.0 { return value }
        let value = known.1.map { read(number, at: $0) } ?? .null
        state.withLock { state in
            state.pending.remove(number)
            state.objects[number] = value
        }
        return value
    }

    private func read(_ number: Int, at place: Place) -> PDFValue {
        switch place {
        case .offset(let offset):
            if let value = try? readObject(number, at: offset) { return value }
            return readAfterSearch(number)
        case .compressed(let stream, let index):
            return readCompressed(stream: stream, index: index) ?? .null
        }
    }

    /// Cross references that lie make the whole file be searched, once.
    private func readAfterSearch(_ number: Int) -> PDFValue {
        let isRebuilt = state.withLock { $0.isRebuilt }
        if !isRebuilt {
            let found = PDFFile.searchReferences(of: bytes)
            state.withLock { state in
                state.isRebuilt = true
                state.references.places.merge(found.places) { $1 }
            }
        }
        let place = state.withLock { $0.references.places[number] }
        guard case .offset(let offset)? = place else { return .null }
        return (try? readObject(number, at: offset)) ?? .null
    }

    /// Reads "12 0 obj …" at a place.
    private func readObject(_ number: Int, at offset: Int) throws(PDFError) -> PDFValue {
        var lexer = PDFLexer(bytes[...], at: offset, hasReferences: true)
        guard case .value(.integer(number)) = try lexer.next(),
            case .value(.integer) = try lexer.next(), lexer.skip("obj")
        else { throw .syntax(at: offset) }
        return try PDFFile.readBody(&lexer, number) { self.resolve($0).integer }
    }

    /// Reads a value and, where it has one, its stream.
    static func readBody(
        _ lexer: inout PDFLexer,
        _ number: Int,
        length: (PDFValue) -> Int?
    ) throws(PDFError) -> PDFValue {
        let value = try lexer.nextValue()
        guard case .dictionary(let dictionary) = value, lexer.skip("stream") else { return value }
        let bytes = lexer.bytes
        var start = lexer.position
        if start < bytes.endIndex, bytes[start] == 13 { start += 1 }
        if start < bytes.endIndex, bytes[start] == 10 { start += 1 }
        if let count = dictionary["Length"].flatMap(length), count >= 0,
            count <= bytes.endIndex - start
        {
            var after = PDFLexer(bytes, at: start + count)
            if after.skip("endstream") {
                lexer.position = after.position
                let part = bytes[start..<start + count]
                return .stream(PDFStream(dictionary: dictionary, bytes: part, number: number))
            }
        }
        // The length lies.
        let end = bytes[start...].firstRange(of: Array("endstream".utf8))?.lowerBound
        lexer.position = end ?? bytes.endIndex
        let part = bytes[start..<(end ?? bytes.endIndex)]
        return .stream(PDFStream(dictionary: dictionary, bytes: part, number: number))
    }

    private func readCompressed(stream number: Int, index: Int) -> PDFValue? {
        let known = state.withLock { $0.objectStreams[number] }
        guard let stream = known ?? readObjectStream(number) else { return nil }
        if known == nil { state.withLock { $0.objectStreams[number] = stream } }
        guard stream.offsets.indices.contains(index) else { return nil }
        var lexer = PDFLexer(stream.bytes[...], at: stream.offsets[index], hasReferences: true)
        return try? lexer.nextValue()
    }

    private func readObjectStream(_ number: Int) -> ObjectStream? {
        guard case .stream(let stream) = object(number),
            let count = resolve(stream.dictionary["N"]).integer, count >= 0,
            count <= PDFLimits.objects,
            let first = resolve(stream.dictionary["First"]).integer, first >= 0,
            let bytes = try? decode(stream)
        else { return nil }
        var lexer = PDFLexer(bytes[...])
        var offsets: [Int] = []
        for _ in 0..<count {
            guard case .value(.integer)? = try? lexer.next(),
                case .value(.integer(let offset))? = try? lexer.next(), offset >= 0,
                offset <= bytes.count
            else { break }
            offsets.append(first + offset)
        }
        return ObjectStream(bytes: bytes, offsets: offsets)
    }
}
