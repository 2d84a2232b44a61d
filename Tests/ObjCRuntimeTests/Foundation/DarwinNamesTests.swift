// SPDX-License-Identifier: Apache-2.0

import Foundation
import ObjCRuntime
import Testing

/// Bytes in memory behind a stream.
private final class Memory {
    var bytes: [UInt8] = []
    var place = 0
    var isClosed = false

    static func of(_ cookie: UnsafeMutableRawPointer?) -> Memory? {
        cookie.map { Unmanaged<Memory>.fromOpaque($0).takeUnretainedValue() }
    }

    func open(writes: Bool = true) -> UnsafeMutablePointer<FILE>? {
        funopen(
            Unmanaged.passUnretained(self).toOpaque(),
            { cookie, buffer, count in
                guard let own = Memory.of(cookie), let buffer else { return -1 }
                let piece = own.bytes.dropFirst(own.place).prefix(Int(count))
                for (index, byte) in piece.enumerated() { buffer[index] = CChar(bitPattern: byte) }
                own.place += piece.count
                return Int32(piece.count)
            },
            !writes
                ? nil
                : { cookie, buffer, count in
                    guard let own = Memory.of(cookie), let buffer else { return -1 }
                    for index in 0..<Int(count) {
                        let byte = UInt8(bitPattern: buffer[index])
                        if own.place < own.bytes.count {
                            own.bytes[own.place] = byte
                        } else {
                            own.bytes.append(byte)
                        }
                        own.place += 1
                    }
                    return count
                },
            { cookie, offset, whence in
                guard let own = Memory.of(cookie) else { return -1 }
                let start = [0, own.place, own.bytes.count][Int(whence)]
                guard start + Int(offset) >= 0 else { return -1 }
                own.place = start + Int(offset)
                return Int64(own.place)
            },
            { cookie in
                Memory.of(cookie)?.isClosed = true
                return 0
            }
        )
    }
}

struct DarwinNamesTests {
    @Test func handlesOfDarwinSearchAllLibraries() {
        for handle in [RTLD_DEFAULT, RTLD_NEXT, UnsafeMutableRawPointer(bitPattern: -5), nil] {
            #expect(_objcSymbol(handle, "strlen") == dlsym(nil, "strlen"))
            #expect(_objcSymbol(handle, "no_such_function") == nil)
        }
        let library = dlopen("libm.so.6", RTLD_LAZY)
        #expect(_objcSymbol(library, "cos") != nil)
    }

    @Test func aStreamReadsWritesSeeksAndEndsByFunctions() throws {
        let memory = Memory()
        let file = try #require(memory.open())
        #expect(fwrite("hello, world", 1, 12, file) == 12)
        #expect(fseek(file, 7, SEEK_SET) == 0)
        var text = [UInt8](repeating: 0, count: 5)
        #expect(fread(&text, 1, 5, file) == 5)
        #expect(String(decoding: text, as: UTF8.self) == "world")
        #expect(fseek(file, -100, SEEK_SET) != 0)
        #expect(!memory.isClosed && fclose(file) == 0 && memory.isClosed)
        #expect(String(decoding: memory.bytes, as: UTF8.self) == "hello, world")
    }

    @Test func aStreamWithoutAFunctionToWriteOnlyReads() throws {
        let memory = Memory()
        memory.bytes = Array("abc".utf8)
        let file = try #require(memory.open(writes: false))
        defer { fclose(file) }
        #expect(fgetc(file) == 97 && fputc(120, file) == EOF)
    }

    @Test func aStreamThatCanDoNothingIsNotOpened() {
        #expect(funopen(nil, nil, nil, nil, nil) == nil)
        #expect(errno == EINVAL)
    }

    @Test func timesOfAFileHaveDarwinsNames() {
        var status = stat()
        status.st_mtimespec = timespec(tv_sec: 12, tv_nsec: 34)
        #expect(status.st_mtim.tv_sec == 12 && status.st_mtimespec.tv_nsec == 34)
        status.st_atimespec.tv_sec = 5
        status.st_ctimespec.tv_sec = 6
        #expect(status.st_atim.tv_sec == 5 && status.st_ctim.tv_sec == 6)
    }

    @Test func aThreadStartsWithAFunctionOfApplesType() {
        let argument = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
        defer { argument.deallocate() }
        argument.storeBytes(of: 1, as: UInt8.self)
        var thread: pthread_t?
        let status = pthread_create(
            &thread,
            nil,
            { (argument: UnsafeMutableRawPointer) in
                argument.storeBytes(of: 2, as: UInt8.self)
                return nil
            },
            argument
        )
        #expect(status == 0)
        if let thread { pthread_join(thread, nil) }
        #expect(argument.load(as: UInt8.self) == 2)
    }
}
