// SPDX-License-Identifier: Apache-2.0

package import SystemBus

/// Names an element as long as it lives; 0 is the application.
package struct AccessibleID: Hashable, Sendable, Comparable {
    package let number: UInt64

    package init(_ number: UInt64) { self.number = number }

    /// The application itself, which holds the windows.
    package static let application = AccessibleID(0)

    private static let folder = "/org/a11y/atspi/accessible/"

    /// The object path on the bus.
    package var path: String { Self.folder + (number == 0 ? "root" : String(number)) }

    /// Reads a path; nil where it names no element.
    package init?(path: String) {
        guard path.hasPrefix(Self.folder) else { return nil }
        let name = path.dropFirst(Self.folder.count)
        if name == "root" {
            self = .application
        } else {
            guard let number = UInt64(name), number > 0, String(number) == name else { return nil }
            self.init(number)
        }
    }

    package static func < (one: AccessibleID, other: AccessibleID) -> Bool {
        one.number < other.number
    }
}

/// Where an element is on the bus: a program's name with a path.
package struct AccessibleReference: Equatable, Sendable {
    package var program: String
    package var path: String

    package init(program: String, path: String) {
        self.program = program
        self.path = path
    }

    /// No element.
    package static let none = AccessibleReference(program: "", path: "/org/a11y/atspi/null")

    package static let signature = "(so)"

    package var value: BusValue { .structure([.string(program), .path(path)]) }

    /// Reads a reference in a message.
    package init?(_ value: BusValue?) {
        guard let members = value?.members, members.count == 2, let program = members[0].string,
            let path = members[1].string
        else { return nil }
        self.init(program: program, path: path)
    }
}
