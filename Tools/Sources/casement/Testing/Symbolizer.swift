// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// Gives the frames of a back-trace their names and places.
///
/// Swift's own program that writes back-traces reads the debugging information of all images anew
/// for each crash, which takes seconds. Here it writes addresses only; the toolchain's
/// `llvm-symbolizer` names them, each once in a run.
enum Symbolizer {
    /// A frame as it is known of its address in an image, the innermost of inlined ones first.
    private struct Place: Decodable {
        struct Symbol: Decodable {
            var functionName: String
            let fileName: String
            let line: Int
            let column: Int

            private enum CodingKeys: String, CodingKey {
                case functionName = "FunctionName"
                case fileName = "FileName"
                case line = "Line"
                case column = "Column"
            }
        }

        let address: String
        var symbols: [Symbol]

        private enum CodingKeys: String, CodingKey {
            case address = "Address"
            case symbols = "Symbol"
        }
    }

    private struct Image {
        let range: Range<UInt64>
        let name: String
        let path: String
    }

    /// What has been named, by image and address.
    private static let known = Mutex<[String: [String]]>([:])

    /// The toolchain's programs; nil where they are not all there.
    private static let tools: (symbolizer: String, demangler: String)? = {
        guard let bin = Toolchain.onPath?.folder.appendingPathComponent("bin") else { return nil }
        let paths = ["llvm-symbolizer", "swift-demangle"].map {
            bin.appendingPathComponent($0).path
        }
        let manager = FileManager.default
        return paths.allSatisfy { manager.isExecutableFile(atPath: $0) }
            ? (paths[0], paths[1]) : nil
    }()

    /// What Swift is told of its back-traces.
    static var options: String {
        tools == nil ? "images=none" : "images=mentioned,symbolicate=off,limit=256"
    }

    /// A back-trace with names, one line for each frame, and without its images.
    static func named(_ trace: String) -> String {
        guard let tools, trace.contains("0x") else { return trace }
        let lines = trace.split(separator: "\n", omittingEmptySubsequences: false)
        let images = lines.compactMap { image($0) }
        guard !images.isEmpty else { return trace }
        var wanted: [String: [UInt64]] = [:]
        for line in lines {
            guard let frame = frame(line, images), name(of: frame) == nil else { continue }
            wanted[frame.image.path, default: []].append(frame.offset)
        }
        for (path, offsets) in wanted { read(offsets, in: path, tools) }
        return lines.filter { image($0) == nil && !$0.hasPrefix("Images (") }
            .flatMap { line -> [String] in
                guard let frame = frame(line, images) else { return [String(line)] }
                return (name(of: frame) ?? ["?"]).map { text in
                    "\(line) \(text.replacingOccurrences(of: "\0", with: " in \(frame.image.name)"))"
                }
            }.joined(separator: "\n")
    }

    /// Reads `0x1000–0x2000 build-id name path`.
    private static func image(_ line: Substring) -> Image? {
        guard line.hasPrefix("0x"), let dash = line.firstIndex(of: "–") else { return nil }
        let words = line.split(separator: " ", omittingEmptySubsequences: true)
        guard words.count >= 4, let start = UInt64(line[..<dash].dropFirst(2), radix: 16),
            let end = UInt64(words[0][words[0].index(after: dash)...].dropFirst(2), radix: 16),
            start < end, let slash = line.range(of: " /")
        else { return nil }
        let path = line[line.index(after: slash.lowerBound)...]
        return Image(
            range: start..<end,
            name: path.split(separator: "/").last.map(String.init) ?? String(path),
            path: String(path)
        )
    }

    private struct Frame {
        let image: Image
        let offset: UInt64
    }

    /// Reads ` 3 [ra] 0x1234`.
    private static func frame(_ line: Substring, _ images: [Image]) -> Frame? {
        let words = line.split(separator: " ")
        guard words.count >= 2, Int(words[0]) != nil, let last = words.last, last.hasPrefix("0x"),
            let address = UInt64(last.dropFirst(2), radix: 16),
            let image = images.first(where: { $0.range.contains(address) })
        else { return nil }
        // A return address lies behind the call.
        let isReturn = words.dropFirst().contains("[ra]")
        return Frame(image: image, offset: address - image.range.lowerBound - (isReturn ? 1 : 0))
    }

    private static func key(_ path: String, _ offset: UInt64) -> String {
        path + " " + String(offset, radix: 16)
    }

    private static func name(of frame: Frame) -> [String]? {
        known.withLock { $0[key(frame.image.path, frame.offset)] }
    }

    /// Asks for the frames of one image.
    private static func read(
        _ offsets: [UInt64],
        in path: String,
        _ tools: (symbolizer: String, demangler: String)
    ) {
        let addresses = Set(offsets).map { "0x" + String($0, radix: 16) }
        let arguments =
            [tools.symbolizer, "--obj=" + path, "--output-style=JSON", "--no-demangle"] + addresses
        let text = (try? Shell.quietOutput(arguments).text) ?? ""
        let decoder = JSONDecoder()
        let places = text.split(separator: "\n").flatMap { line -> [Place] in
            let data = Data(line.utf8)
            if let list = try? decoder.decode([Place].self, from: data) { return list }
            return (try? decoder.decode(Place.self, from: data)).map { [$0] } ?? []
        }
        let names = demangled(Set(places.flatMap(\.symbols).map(\.functionName)), tools.demangler)
        for place in places {
            guard let offset = UInt64(place.address.dropFirst(2), radix: 16) else { continue }
            let lines = place.symbols.map { symbol -> String in
                let name = names[symbol.functionName] ?? symbol.functionName
                let isKnown = !symbol.fileName.isEmpty && symbol.line > 0
                return (name.isEmpty ? "?" : name) + "\0"
                    + (isKnown ? " at \(symbol.fileName):\(symbol.line):\(symbol.column)" : "")
            }
            known.withLock { $0[key(path, offset)] = lines.isEmpty ? ["?"] : lines }
        }
    }

    /// Functions as a person writes them.
    private static func demangled(_ names: Set<String>, _ program: String) -> [String: String] {
        let list = names.filter { $0.hasPrefix("$") }.sorted()
        guard !list.isEmpty else { return [:] }
        let arguments = [program, "--simplified", "--compact"] + list
        let text = (try? Shell.quietOutput(arguments).text) ?? ""
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return Dictionary(zip(list, lines).map { ($0, String($1)) }) { $1 }
    }
}
