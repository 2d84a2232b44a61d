// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import casement

/// Which of the package manager's files the program that mends a module keeps open.
struct InheritedFileTests {
    private func isOpen(_ file: Int32) -> Bool { fcntl(file, F_GETFD) >= 0 }

    // Source: llbuild's `Subprocess.cpp` polls the pipe of a child that has closed it for ever.
    @Test func thePipeByWhichTheManagerHearsOfItStaysOpen() throws {
        let pipe = Pipe()
        // Numbers that nothing else in the tests uses.
        let files = (900..<903).map {
            fcntl(pipe.fileHandleForReading.fileDescriptor, F_DUPFD, Int32($0))
        }
        #expect(files.allSatisfy(isOpen))
        let own = try #require(files.last)
        _ = fcntl(own, F_SETFD, FD_CLOEXEC)
        MendModule.closeInheritedFiles(in: 900..<910, but: files[1])
        #expect(files.map(isOpen) == [false, true, true])
        close(files[1])
        close(own)
    }
}
