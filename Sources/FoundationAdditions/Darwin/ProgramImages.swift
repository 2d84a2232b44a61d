// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized, NoLeadingUnderscores

import Foundation
import Synchronization

// The program and the libraries that it has loaded, by number, as Darwin's loader tells of them.

/// The beginning of a loaded file, which is an ELF file here: its address alone means what it does on Darwin.
public struct mach_header: BitwiseCopyable, Sendable {}

/// How many files the program has loaded, itself included.
public func _dyld_image_count() -> UInt32 { UInt32(ProgramImage.all.count) }

/// The path of a loaded file, which lives as long as the program; nil for a number that none has.
public func _dyld_get_image_name(_ image_index: UInt32) -> UnsafePointer<CChar>! {
    ProgramImage[image_index]?.name
}

/// The beginning of a loaded file; nil for a number that none has.
public func _dyld_get_image_header(_ image_index: UInt32) -> UnsafePointer<mach_header>! {
    ProgramImage[image_index].flatMap { UnsafePointer(bitPattern: $0.start) }
}

/// How far a loaded file lies from where it was linked for, in bytes.
public func _dyld_get_image_vmaddr_slide(_ image_index: UInt32) -> Int {
    // Programs and libraries are linked for zero here.
    ProgramImage[image_index].map { Int(bitPattern: $0.start) } ?? 0
}

/// A file of the program, as the kernel lists it.
private struct ProgramImage {
    let path: String
    /// Where the file's first part lies.
    let start: UInt

    /// The files in the order of their addresses, the program first.
    static var all: [ProgramImage] {
        // The file tells no size, by which `String(contentsOfFile:)` would read nothing.
        let data = try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd()
        let text = String(decoding: data ?? Data(), as: UTF8.self)
        var known: Set<Substring> = []
        // An address range, rights, the place in the file, two numbers, and the path, which may have spaces.
        return text.split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: true)
            guard words.count == 6, UInt(words[2], radix: 16) == 0 else { return nil }
            let path = words[5].drop { $0 == " " }
            let start = UInt(words[0].prefix { $0 != "-" }, radix: 16)
            guard path.first == "/", let start, known.insert(path).inserted else { return nil }
            return ProgramImage(path: String(path), start: start)
        }
    }

    static subscript(index: UInt32) -> ProgramImage? {
        let all = all
        return all.indices.contains(Int(index)) ? all[Int(index)] : nil
    }

    private static let names = Mutex<[String: UInt]>([:])

    /// The path as C has it; kept, since who asks for it never frees it.
    var name: UnsafePointer<CChar>? {
        let address = Self.names.withLock { names in
            if let known = names[path] { return known }
            let made = UInt(bitPattern: strdup(path))
            names[path] = made
            return made
        }
        return UnsafePointer(bitPattern: address)
    }
}
