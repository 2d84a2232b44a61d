// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationAdditions
import Testing

@Suite("The files that a program has loaded")
struct ProgramImageTests {
    private var names: [String] {
        (0..<_dyld_image_count()).map { String(cString: _dyld_get_image_name($0)) }
    }

    @Test func eachHasAPathAndTheProgramIsTheFirst() {
        #expect(names.first == Bundle.main.executablePath)
        #expect(names.contains { $0.contains("libc.so") })
    }

    @Test func theBeginningIsThatOfAFile() throws {
        let index = try #require(names.firstIndex { $0.contains("libc.so") })
        let header = try #require(_dyld_get_image_header(UInt32(index)))
        let magic = UnsafeRawPointer(header).loadUnaligned(as: UInt32.self)
        #expect(magic == UInt32(littleEndian: 0x464C_457F), "of an ELF file")
        #expect(_dyld_get_image_vmaddr_slide(UInt32(index)) == Int(bitPattern: header))
    }

    @Test func aNumberThatNoneHasGivesNothing() {
        #expect(_dyld_get_image_name(.max) == nil)
        #expect(_dyld_get_image_header(_dyld_image_count()) == nil)
        #expect(_dyld_get_image_vmaddr_slide(.max) == 0)
    }
}
