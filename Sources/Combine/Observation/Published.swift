// SPDX-License-Identifier: Apache-2.0

/// A property of a class whose changes are a stream.
///
/// The stream gives the value at once and each new one before it is set.
@propertyWrapper
public struct Published<Value> {
    /// The values of such a property.
    public struct Publisher: Combine.Publisher {
        /// The value.
        public typealias Output = Value
        /// The stream never fails.
        public typealias Failure = Never

        fileprivate let storage: Storage

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Value, S.Failure == Never {
            storage.subject.receive(subscriber: subscriber)
        }
    }

    /// The value, which copies of the wrapper share: it stands in a class and is never copied.
    fileprivate final class Storage {
        var value: Value
        var objectWillChange: ObservableObjectPublisher?
        /// Made with the first subscriber: most properties have none.
        private var made: CurrentValueSubject<Value, Never>?
        var assignments: [AnyCancellable] = []

        init(_ value: Value) { self.value = value }

        func set(_ new: Value) {
            objectWillChange?.send()
            made?.send(new)
            value = new
        }

        var subject: CurrentValueSubject<Value, Never> {
            if let made { return made }
            let new = CurrentValueSubject<Value, Never>(value, named: "PublishedSubject")
            made = new
            return new
        }

        deinit { made?.send(completion: .finished) }
    }

    fileprivate let storage: Storage

    /// Makes the property with its first value.
    public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
    /// Makes the property with its first value.
    public init(initialValue: Value) { storage = Storage(initialValue) }

    /// The stream of values.
    public var projectedValue: Publisher {
        mutating get { Publisher(storage: storage) }
        set {
            let storage = storage
            // An `inout` use hands the property its own stream back.
            guard newValue.storage !== storage else { return }
            let follow = newValue.sink { [weak storage] in storage?.set($0) }
            storage.assignments.append(follow)
        }
    }

    /// Only in classes: the compiler asks the subscript there.
    @available(*, unavailable, message: "@Published is only for properties of classes")
    public var wrappedValue: Value {
        get { storage.value }
        set { storage.set(newValue) }
    }

    /// The value, as the compiler reads and sets it.
    public static subscript<Enclosing: AnyObject>(
        _enclosingInstance object: Enclosing,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<Enclosing, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<Enclosing, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].storage.value }
        set { object[keyPath: storageKeyPath].storage.set(newValue) }
    }
}

extension Publisher where Failure == Never {
    /// Sets a published property to each value, as long as that lives.
    public func assign(to published: inout Published<Output>.Publisher) {
        let storage = published.storage
        storage.assignments.append(sink { [weak storage] in storage?.set($0) })
    }
}

/// A published property of any type.
protocol AnyPublished {
    var objectWillChange: ObservableObjectPublisher? { get nonmutating set }
}

extension Published: AnyPublished {
    var objectWillChange: ObservableObjectPublisher? {
        get { storage.objectWillChange }
        nonmutating set { storage.objectWillChange = newValue }
    }
}
