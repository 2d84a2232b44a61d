// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized, NoLeadingUnderscores

import Foundation
import Synchronization

// The program and the libraries that it has loaded, by number, as Darwin's loader tells of them.

/// The beginning of a loaded file, which is an ELF file here: its address alone means what it does on Darwin.
public struct mach_header: BitwiseCopyable, Sendable {}

/// How many files the program has loaded, itself included.
///
/// The other functions tell of the files that were there when this one was last called.
public func _dyld_image_count() -> UInt32 { UInt32(ProgramImages.readAnew()) }

/// The path of a loaded file, which lives as long as the program; nil for a number that none has.
public func _dyld_get_image_name(_ image_index: UInt32) -> UnsafePointer<CChar>! {
    ProgramImages[image_index].flatMap { UnsafePointer(bitPattern: $0.name) }
}

/// The beginning of a loaded file; nil for a number that none has.
public func _dyld_get_image_header(_ image_index: UInt32) -> UnsafePointer<mach_header>! {
    ProgramImages[image_index].flatMap { UnsafePointer(bitPattern: $0.start) }
}

/// How far a loaded file lies from where it was linked for, in bytes.
public func _dyld_get_image_vmaddr_slide(_ image_index: UInt32) -> Int {
    // Programs and libraries are linked for zero here.
    ProgramImages[image_index].map { Int(bitPattern: $0.start) } ?? 0
}

/// The files of the program, as the kernel lists them.
private enum ProgramImages {
    struct Image {
        /// The address of the path as C has it; kept, since who asks for it never frees it.
        let name: UInt
        /// Where the file's first part lies.
        let start: UInt
    }

    private struct State {
        var images: [Image] = []
        /// The addresses of all paths that were ever asked for.
        var names: [Substring: UInt] = [:]
    }

    private static let state = Mutex(State())

    /// Reads the list, and tells how many files there are.
    static func readAnew() -> Int {
        state.withLock { state in
            read(into: &state)
            return state.images.count
        }
    }

    static subscript(index: UInt32) -> Image? {
        state.withLock { state in
            if state.images.isEmpty { read(into: &state) }
            return state.images.indices.contains(Int(index)) ? state.images[Int(index)] : nil
        }
    }

    /// Puts the files in the order of their addresses, the program first.
    private static func read(into state: inout State) {
        // The file tells no size, by which `String(contentsOfFile:)` would read nothing.
        let data = try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd()
        let text = String(decoding: data ?? Data(), as: UTF8.self)
        var known: Set<Substring> = []
        state.images = []
        for line in text.split(separator: "\n") {
            // An address range, rights, the place in the file, two numbers, and the path, which may have spaces.
            let words = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: true)
            guard words.count == 6, UInt(words[2], radix: 16) == 0,
                let start = UInt(words[0].prefix { $0 != "-" }, radix: 16)
            else { continue }
            let path = words[5].drop { $0 == " " }
            guard path.first == "/", known.insert(path).inserted else { continue }
            let name = state.names[path] ?? UInt(bitPattern: strdup(String(path)))
            state.names[path] = name
            state.images.append(Image(name: name, start: start))
        }
    }
}
