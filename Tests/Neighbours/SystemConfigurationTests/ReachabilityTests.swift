// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import Testing

@testable import SystemConfiguration

struct ReachabilityTests {
    /// An address of this machine, as code for iOS makes it.
    private func loopback() -> SCNetworkReachability? {
        var address = sockaddr_in()
        address.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        return withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                #expect($0.pointee.sa_len == 16)
                return SCNetworkReachabilityCreateWithAddress(nil, $0)
            }
        }
    }

    private func flags(_ target: SCNetworkReachability) -> SCNetworkReachabilityFlags {
        var flags = SCNetworkReachabilityFlags()
        #expect(SCNetworkReachabilityGetFlags(target, &flags))
        return flags
    }

    @Test func thisMachineIsReachedDirectly() throws {
        #expect(flags(try #require(loopback())) == [.reachable, .isLocalAddress, .isDirect])
        let host = try #require(SCNetworkReachabilityCreateWithName(nil, "localhost"))
        #expect(flags(host).contains([.reachable, .isLocalAddress]))
    }

    @Test func aNameThatNobodyHasIsNotReached() throws {
        let host = try #require(SCNetworkReachabilityCreateWithName(nil, "nobody.invalid"))
        #expect(flags(host).isEmpty)
        #expect(SCNetworkReachabilityCreateWithName(nil, "") == nil)
    }

    @Test func noCallHasFailed() { #expect(SCError() == kSCStatusOK) }

    @Test func anAddressOfAnotherFamilyIsNone() {
        var address = sockaddr()
        address.sa_family = sa_family_t(AF_UNIX)
        #expect(SCNetworkReachabilityCreateWithAddress(nil, &address) == nil)
    }

    @Test func theCallbackHearsOfTheFirstFlagsWithWhatTheContextGives() async throws {
        final class Box: @unchecked Sendable {
            var flags: SCNetworkReachabilityFlags?
            var released = 0
        }
        let box = Box()
        let info = Unmanaged.passUnretained(box)
        var target = loopback()
        var context = SCNetworkReachabilityContext(
            version: 0,
            info: info.toOpaque(),
            retain: { UnsafeRawPointer(Unmanaged<Box>.fromOpaque($0).retain().toOpaque()) },
            release: { pointer in
                let box = Unmanaged<Box>.fromOpaque(pointer)
                box.takeUnretainedValue().released += 1
                box.release()
            },
            copyDescription: { _ in .passRetained(NSString(string: "a box")) }
        )
        let queue = DispatchQueue(label: "test")
        await withCheckedContinuation { heard in
            SCNetworkReachabilitySetCallback(
                target!,
                { _, flags, info in
                    Unmanaged<Box>.fromOpaque(info!).takeUnretainedValue().flags = flags
                    heard.resume()
                },
                &context
            )
            SCNetworkReachabilitySetDispatchQueue(target!, queue)
        }
        #expect(box.flags?.contains(.reachable) == true)
        #expect(target?.description.hasSuffix(": a box") == true)
        SCNetworkReachabilitySetDispatchQueue(target!, nil)
        SCNetworkReachabilitySetCallback(target!, nil, nil)
        #expect(box.released == 1)
        target = nil
        #expect(box.released == 1)
    }
}
