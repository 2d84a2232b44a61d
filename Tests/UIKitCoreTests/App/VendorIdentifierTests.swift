// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import UIKitValues
@testable import UIKitViews

/// The identifier of a device for one vendor.
struct VendorIdentifierTests {
    private func hex(_ bytes: [UInt8]) -> String {
        bytes.map { String(UInt16($0) | 0x100, radix: 16).dropFirst() }.joined()
    }

    // Source: the examples of FIPS 180-4, and test case 2 of RFC 4231.
    @Test func hashesAreThoseOfTheStandard() {
        #expect(
            hex(SecureHash.hash(Array("abc".utf8)))
                == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
        )
        #expect(
            hex(SecureHash.hash([]))
                == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
        )
        #expect(
            hex(
                SecureHash.hash(
                    Array("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".utf8)
                )
            ) == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        )
        #expect(
            hex(
                SecureHash.hash(
                    Array("what do ya want for nothing?".utf8),
                    key: Array("Jefe".utf8)
                )
            ) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
        )
    }

    @Test func programsOfOneVendorShareIt() {
        func name(_ program: String, _ machine: String = "0123456789abcdef") -> String {
            VendorIdentifier.identifier(program: program, machine: machine)
        }
        #expect(name("org.example.notes") == name("org.example.mail"))
        #expect(name("org.example.notes") != name("org.other.notes"))
        #expect(name("org.example.notes") != name("org.example.notes", "another machine"))
        #expect(name("tool") != name("other"))
        // Of version 8 and the usual variant.
        let text = Array(name("org.example.notes"))
        #expect(text[14] == "8" && "89AB".contains(text[19]))
        #expect(UUID(uuidString: name("tool")) != nil)
    }

    @MainActor
    @Test func aDeviceHasOneWhereTheMachineHasAName() throws {
        let machine = ["/etc/machine-id", "/var/lib/dbus/machine-id", "/etc/hostname"].contains {
            !((try? String(contentsOfFile: $0, encoding: .utf8)) ?? "").isEmpty
        }
        let identifier = UIDevice.current.identifierForVendor
        #expect((identifier != nil) == machine)
        #expect(identifier == UIDevice.current.identifierForVendor)
    }
}
