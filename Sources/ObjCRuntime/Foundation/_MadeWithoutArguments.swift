// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Foundation's classes that have `NSObject`'s `init()` on iOS, which Linux's Foundation takes away.
///
/// A class outside of its module gets an initialiser of that name only from a protocol.
public protocol _MadeWithoutArguments {}

extension Timer: _MadeWithoutArguments {}

extension _MadeWithoutArguments where Self: Timer {
    /// Makes a timer that never fires, to stand in a variable until there is one.
    public init() {
        let timer = Timer(timeInterval: 0, repeats: false) { _ in }
        timer.invalidate()
        self = Self.exactly(timer)
    }
}

extension ProcessInfo: _MadeWithoutArguments {}

extension _MadeWithoutArguments where Self: ProcessInfo {
    /// What is known of this process; every such object knows the same, so that they are one here.
    public init() { self = Self.exactly(ProcessInfo.processInfo) }
}

extension NSError: _MadeWithoutArguments {}

extension _MadeWithoutArguments where Self: NSError {
    /// Makes an error of no domain, with the code 0.
    public init() { self = Self.exactly(NSError(domain: "", code: 0)) }
}

extension Progress: _MadeWithoutArguments {}

extension _MadeWithoutArguments where Self: Progress {
    /// Makes a progress of no units, which is part of the thread's present one as any other is.
    public init() { self = Self.exactly(Progress(totalUnitCount: 0)) }
}

extension _MadeWithoutArguments {
    /// The object as one of the class that was asked for; a subclass has to write its own `init()`.
    fileprivate static func exactly(_ object: Any) -> Self {
        guard let own = object as? Self else {
            fatalError("\(Self.self) has no init() of its own")
        }
        return own
    }
}
