// SPDX-License-Identifier: Apache-2.0

/// An object that says when it is about to change.
public protocol ObservableObject: AnyObject {
    /// What says so.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// Sends before each change.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// Sends before each change of an `@Published` property.
    ///
    /// It lives in those properties, or beside an object without any, which sends by hand.
    public var objectWillChange: ObservableObjectPublisher {
        var properties: [any AnyPublished] = []
        var mirror: Mirror? = Mirror(reflecting: self)
        while let current = mirror {
            for child in current.children {
                if let property = child.value as? any AnyPublished { properties.append(property) }
            }
            mirror = current.superclassMirror
        }
        guard !properties.isEmpty else { return OwnPublishers.publisher(of: self) }
        let known = properties.lazy.compactMap(\.objectWillChange).first
        let publisher = known ?? ObservableObjectPublisher()
        for property in properties { property.objectWillChange = publisher }
        return publisher
    }
}

/// Says that an object is about to change.
public final class ObservableObjectPublisher: Publisher {
    /// Nothing but that.
    public typealias Output = Void
    /// The stream never fails.
    public typealias Failure = Never

    private let subject = PassthroughSubject<Void, Never>(
        named: "ObservableObjectPublisher",
        ignoresDemand: true
    )

    /// Makes one for an object.
    public init() {}

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        subject.receive(subscriber: subscriber)
    }

    /// Tells all subscribers.
    public func send() { subject.send(()) }
}
