// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Network

struct PathTests {
    @Test func theFirstPathIsToldAndIsTheCurrentOne() async {
        let monitor = NWPathMonitor()
        let path = await withCheckedContinuation { found in
            monitor.pathUpdateHandler = { found.resume(returning: $0) }
            monitor.start(queue: DispatchQueue(label: "test"))
        }
        monitor.cancel()
        #expect(path == monitor.currentPath)
        let hasRoute = [path.supportsIPv4, path.supportsIPv6].contains(true)
        #expect((path.status == .satisfied) == hasRoute)
        #expect(!path.usesInterfaceType(.loopback))
    }

    @Test func anInterfaceIsOfATypeThatItsNameTells() {
        #expect(NWInterface(name: "lo", index: 1).type == .loopback)
        #expect(NWInterface(name: "eth0", index: 2).type == .wiredEthernet)
        #expect(NWInterface(name: "enp3s0", index: 2).type == .wiredEthernet)
        #expect(NWInterface(name: "wwan0", index: 3).type == .cellular)
        #expect(NWInterface(name: "tun0", index: 4).type == .other)
    }

    @Test func noWayIsLeftWhereNoInterfaceMayBeUsed() {
        let path = NWPath.current(required: .cellular, prohibited: [.cellular])
        #expect(path.status == .unsatisfied)
        #expect(path.availableInterfaces.isEmpty)
        #expect(!path.isExpensive && !path.supportsDNS)
    }

    @Test func aMonitorIsASequenceOfPaths() async {
        let monitor = NWPathMonitor()
        var first: NWPath?
        for await path in monitor {
            first = path
            break
        }
        #expect(first == monitor.currentPath)
    }
}
