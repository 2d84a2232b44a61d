// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import ObjCRuntime

@Suite(.serialized)
struct SystemVersionTests {
    private func with(_ version: String, _ body: () -> Void) {
        let former = SystemVersion.current
        SystemVersion.current = version
        body()
        SystemVersion.current = former
    }

    @Test func aVersionIsThereUpToThePresentOne() {
        with("17.5") {
            #expect(_iOS(13) && _iOS(17) && _iOS(17, 5) && _iOS(17, 5, 0))
            #expect(!_iOS(17, 5, 1) && !_iOS(17, 6) && !_iOS(18) && !_iOS(99))
        }
    }

    @Test func theProcessTellsTheVersionOfIOS() {
        with("16.4.1") {
            let info = ProcessInfo.processInfo
            let version = info._objcOperatingSystemVersion
            #expect(
                (version.majorVersion, version.minorVersion, version.patchVersion) == (16, 4, 1)
            )
            #expect(info._objcIsOperatingSystemAtLeast(version))
            #expect(info.operatingSystemVersion.majorVersion == 16)
            #expect(info.operatingSystemVersionString.contains("16.4.1"))
            #expect(info.isOperatingSystemAtLeast(version))
            let later = OperatingSystemVersion(
                majorVersion: 16,
                minorVersion: 4,
                patchVersion: 2
            )
            #expect(!info._objcIsOperatingSystemAtLeast(later))
            #expect(!info.isOperatingSystemAtLeast(later))
            #expect(info._objcOperatingSystemVersionString.contains("16.4.1"))
        }
    }
}
