// SPDX-License-Identifier: Apache-2.0

/// A method call that another program makes.
package struct BusCall: Equatable, Sendable {
    package var path: String
    /// The interface; nil where the caller leaves it out, as D-Bus allows.
    package var interface: String?
    package var member: String
    package var arguments: [BusValue]
    /// The caller's unique name.
    package var sender: String

    package init(
        path: String,
        interface: String?,
        member: String,
        arguments: [BusValue] = [],
        sender: String = ""
    ) {
        self.path = path
        self.interface = interface
        self.member = member
        self.arguments = arguments
        self.sender = sender
    }

    /// The signature of the arguments.
    package var signature: String { arguments.map(\.signature).joined() }
}

/// A signal to send.
package struct BusSignal: Equatable, Sendable {
    package var path: String
    package var interface: String
    package var member: String
    package var arguments: [BusValue]

    package init(path: String, interface: String, member: String, arguments: [BusValue]) {
        self.path = path
        self.interface = interface
        self.member = member
        self.arguments = arguments
    }
}

/// An error reply.
package struct BusFailure: Error, Equatable, Sendable {
    package var name: String
    package var message: String

    package init(_ name: String, _ message: String) {
        self.name = "org.freedesktop.DBus.Error." + name
        self.message = message
    }

    package static func unknownObject(_ path: String) -> BusFailure {
        BusFailure("UnknownObject", "There is no object at \(path)")
    }
    package static func unknownInterface(_ name: String) -> BusFailure {
        BusFailure("UnknownInterface", "The object has no interface \(name)")
    }
    package static func unknownMethod(_ name: String) -> BusFailure {
        BusFailure("UnknownMethod", "There is no method \(name)")
    }
    package static func unknownProperty(_ name: String) -> BusFailure {
        BusFailure("UnknownProperty", "There is no property \(name)")
    }
    package static func readOnly(_ name: String) -> BusFailure {
        BusFailure("PropertyReadOnly", "The property \(name) cannot be set")
    }
    package static func invalidArguments(_ reason: String) -> BusFailure {
        BusFailure("InvalidArgs", reason)
    }
}
