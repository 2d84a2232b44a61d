// SPDX-License-Identifier: Apache-2.0

extension UIView {
    /// A property of a view that makes something stale when it changes.
    @propertyWrapper
    public struct Invalidating<Value: Equatable, InvalidationType: UIViewInvalidating> {
        private var value: Value
        private let invalidation: InvalidationType

        /// Makes a property that makes one thing stale.
        public init(wrappedValue: Value, _ invalidation: InvalidationType) {
            value = wrappedValue
            self.invalidation = invalidation
        }

        /// The value; only properties of views have it.
        @available(*, unavailable, message: "UIView.Invalidating is for properties of views")
        public var wrappedValue: Value {
            get { value }
            set { value = newValue }
        }

        /// Reads the value, and marks what a new one makes stale.
        @MainActor
        public static subscript<EnclosingSelf: UIView>(
            _enclosingInstance observed: EnclosingSelf,
            wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
            storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Self>
        ) -> Value {
            get { observed[keyPath: storageKeyPath].value }
            set {
                guard observed[keyPath: storageKeyPath].value != newValue else { return }
                observed[keyPath: storageKeyPath].value = newValue
                observed[keyPath: storageKeyPath].invalidation.invalidate(view: observed)
            }
        }
    }
}

// One initializer for each number of things, up to ten, as on iOS.

extension UIView.Invalidating {
    /// Makes a property that makes two things stale.
    public init<I1: UIViewInvalidating, I2: UIViewInvalidating>(
        wrappedValue: Value,
        _ invalidation1: I1,
        _ invalidation2: I2
    ) where InvalidationType == UIView.Invalidations.Tuple<I1, I2> {
        self.init(
            wrappedValue: wrappedValue,
            UIView.Invalidations.Tuple(invalidation1, invalidation2)
        )
    }
}

extension UIView.Invalidating {
    /// Makes a property that makes three things stale.
    public init<I1: UIViewInvalidating, I2: UIViewInvalidating, I3: UIViewInvalidating>(
        wrappedValue: Value,
        _ invalidation1: I1,
        _ invalidation2: I2,
        _ invalidation3: I3
    ) where InvalidationType == UIView.Invalidations.Tuple<UIView.Invalidations.Tuple<I1, I2>, I3> {
        self.init(
            wrappedValue: wrappedValue,
            UIView.Invalidations.Tuple(
                UIView.Invalidations.Tuple(invalidation1, invalidation2),
                invalidation3
            )
        )
    }
}

extension UIView.Invalidating {
    /// Makes a property that makes four things stale.
    public init<
        I1: UIViewInvalidating,
        I2: UIViewInvalidating,
        I3: UIViewInvalidating,
        I4: UIViewInvalidating
    >(
        wrappedValue: Value,
        _ invalidation1: I1,
        _ invalidation2: I2,
        _ invalidation3: I3,
        _ invalidation4: I4
    )
    where
        InvalidationType == UIView.Invalidations.Tuple<
            UIView.Invalidations.Tuple<UIView.Invalidations.Tuple<I1, I2>, I3>, I4
        >
    {
        self.init(
            wrappedValue: wrappedValue,
            UIView.Invalidations.Tuple(
                UIView.Invalidations.Tuple(
                    UIView.Invalidations.Tuple(invalidation1, invalidation2),
                    invalidation3
                ),
                invalidation4
            )
        )
    }
}

extension UIView.Invalidating {
    /// Makes a property that makes five things stale.
    public init<
        I1: UIViewInvalidating,
        I2: UIViewInvalidating,
        I3: UIViewInvalidating,
        I4: UIViewInvalidating,
        I5: UIViewInvalidating
    >(
        wrappedValue: Value,
        _ invalidation1: I1,
        _ invalidation2: I2,
        _ invalidation3: I3,
        _ invalidation4: I4,
        _ invalidation5: I5
    )
    where
        InvalidationType == UIView.Invalidations.Tuple<
            UIView.Invalidations.Tuple<
                UIView.Invalidations.Tuple<UIView.Invalidations.Tuple<I1, I2>, I3>, I4
            >, I5
        >
    {
        self.init(
            wrappedValue: wrappedValue,
            UIView.Invalidations.Tuple(
                UIView.Invalidations.Tuple(
                    UIView.Invalidations.Tuple(
                        UIView.Invalidations.Tuple(invalidation1, invalidation2),
                        invalidation3
                    ),
                    invalidation4
                ),
                invalidation5
            )
        )
    }
}

extension UIView.Invalidating {
    /// Makes a property that makes six things stale.
    public init<
        I1: UIViewInvalidating,
        I2: UIViewInvalidating,
        I3: UIViewInvalidating,
        I4: UIViewInvalidating,
        I5: UIViewInvalidating,
        I6: UIViewInvalidating
    >(
        wrappedValue: Value,
        _ invalidation1: I1,
        _ invalidation2: I2,
        _ invalidation3: I3,
        _ invalidation4: I4,
        _ invalidation5: I5,
        _ invalidation6: I6
    )
    where
        InvalidationType == UIView.Invalidations.Tuple<
            UIView.Invalidations.Tuple<
                UIView.Invalidations.Tuple<
                    UIView.Invalidations.Tuple<UIView.Invalidations.Tuple<I1, I2>, I3>, I4
                >, I5
            >, I6
        >
    {
        self.init(
            wrappedValue: wrappedValue,
            UIView.Invalidations.Tuple(
                UIView.Invalidations.Tuple(
                    UIView.Invalidations.Tuple(
                        UIView.Invalidations.Tuple(
                            UIView.Invalidations.Tuple(invalidation1, invalidation2),
                            invalidation3
                        ),
                        invalidation4
                    ),
                    invalidation5
                ),
                invalidation6
            )
        )
    }
}

extension UIView.Invalidating {
    /// Makes a property that makes seven things stale.
    public init<
        I1: UIViewInvalidating,
        I2: UIViewInvalidating,
        I3: UIViewInvalidating,
        I4: UIViewInvalidating,
        I5: UIViewInvalidating,
        I6: UIViewInvalidating,
        I7: UIViewInvalidating
    >(
        wrappedValue: Value,
        _ invalidation1: I1,
        _ invalidation2: I2,
        _ invalidation3: I3,
        _ invalidation4: I4,
        _ invalidation5: I5,
        _ invalidation6: I6,
        _ invalidation7: I7
    )
    where
        InvalidationType == UIView.Invalidations.Tuple<
            UIView.Invalidations.Tuple<
                UIView.Invalidations.Tuple<
                    UIView.Invalidations.Tuple<
                        UIView.Invalidations.Tuple<UIView.Invalidations.Tuple<I1, I2>, I3>, I4
                    >, I5
                >, I6
            >, I7
        >
    {
        self.init(
            wrappedValue: wrappedValue,
            UIView.Invalidations.Tuple(
                UIView.Invalidations.Tuple(
                    UIView.Invalidations.Tuple(
                        UIView.Invalidations.Tuple(
                            UIView.Invalidations.Tuple(
                                UIView.Invalidations.Tuple(invalidation1, invalidation2),
                                invalidation3
                            ),
                            invalidation4
                        ),
                        invalidation5
                    ),
                    invalidation6
                ),
                invalidation7
            )
        )
    }
}

extension UIView.Invalidating {
    /// Makes a property that makes eight things stale.
    public init<
        I1: UIViewInvalidating,
        I2: UIViewInvalidating,
        I3: UIViewInvalidating,
        I4: UIViewInvalidating,
        I5: UIViewInvalidating,
        I6: UIViewInvalidating,
        I7: UIViewInvalidating,
        I8: UIViewInvalidating
    >(
        wrappedValue: Value,
        _ invalidation1: I1,
        _ invalidation2: I2,
        _ invalidation3: I3,
        _ invalidation4: I4,
        _ invalidation5: I5,
        _ invalidation6: I6,
        _ invalidation7: I7,
        _ invalidation8: I8
    )
    where
        InvalidationType == UIView.Invalidations.Tuple<
            UIView.Invalidations.Tuple<
                UIView.Invalidations.Tuple<
                    UIView.Invalidations.Tuple<
                        UIView.Invalidations.Tuple<
                            UIView.Invalidations.Tuple<UIView.Invalidations.Tuple<I1, I2>, I3>, I4
                        >, I5
                    >, I6
                >, I7
            >, I8
        >
    {
        self.init(
            wrappedValue: wrappedValue,
            UIView.Invalidations.Tuple(
                UIView.Invalidations.Tuple(
                    UIView.Invalidations.Tuple(
                        UIView.Invalidations.Tuple(
                            UIView.Invalidations.Tuple(
                                UIView.Invalidations.Tuple(
                                    UIView.Invalidations.Tuple(invalidation1, invalidation2),
                                    invalidation3
                                ),
                                invalidation4
                            ),
                            invalidation5
                        ),
                        invalidation6
                    ),
                    invalidation7
                ),
                invalidation8
            )
        )
    }
}

extension UIView.Invalidating {
    /// Makes a property that makes nine things stale.
    public init<
        I1: UIViewInvalidating,
        I2: UIViewInvalidating,
        I3: UIViewInvalidating,
        I4: UIViewInvalidating,
        I5: UIViewInvalidating,
        I6: UIViewInvalidating,
        I7: UIViewInvalidating,
        I8: UIViewInvalidating,
        I9: UIViewInvalidating
    >(
        wrappedValue: Value,
        _ invalidation1: I1,
        _ invalidation2: I2,
        _ invalidation3: I3,
        _ invalidation4: I4,
        _ invalidation5: I5,
        _ invalidation6: I6,
        _ invalidation7: I7,
        _ invalidation8: I8,
        _ invalidation9: I9
    )
    where
        InvalidationType == UIView.Invalidations.Tuple<
            UIView.Invalidations.Tuple<
                UIView.Invalidations.Tuple<
                    UIView.Invalidations.Tuple<
                        UIView.Invalidations.Tuple<
                            UIView.Invalidations.Tuple<
                                UIView.Invalidations.Tuple<UIView.Invalidations.Tuple<I1, I2>, I3>,
                                I4
                            >, I5
                        >, I6
                    >, I7
                >, I8
            >, I9
        >
    {
        self.init(
            wrappedValue: wrappedValue,
            UIView.Invalidations.Tuple(
                UIView.Invalidations.Tuple(
                    UIView.Invalidations.Tuple(
                        UIView.Invalidations.Tuple(
                            UIView.Invalidations.Tuple(
                                UIView.Invalidations.Tuple(
                                    UIView.Invalidations.Tuple(
                                        UIView.Invalidations.Tuple(invalidation1, invalidation2),
                                        invalidation3
                                    ),
                                    invalidation4
                                ),
                                invalidation5
                            ),
                            invalidation6
                        ),
                        invalidation7
                    ),
                    invalidation8
                ),
                invalidation9
            )
        )
    }
}

extension UIView.Invalidating {
    /// Makes a property that makes ten things stale.
    public init<
        I1: UIViewInvalidating,
        I2: UIViewInvalidating,
        I3: UIViewInvalidating,
        I4: UIViewInvalidating,
        I5: UIViewInvalidating,
        I6: UIViewInvalidating,
        I7: UIViewInvalidating,
        I8: UIViewInvalidating,
        I9: UIViewInvalidating,
        I10: UIViewInvalidating
    >(
        wrappedValue: Value,
        _ invalidation1: I1,
        _ invalidation2: I2,
        _ invalidation3: I3,
        _ invalidation4: I4,
        _ invalidation5: I5,
        _ invalidation6: I6,
        _ invalidation7: I7,
        _ invalidation8: I8,
        _ invalidation9: I9,
        _ invalidation10: I10
    )
    where
        InvalidationType == UIView.Invalidations.Tuple<
            UIView.Invalidations.Tuple<
                UIView.Invalidations.Tuple<
                    UIView.Invalidations.Tuple<
                        UIView.Invalidations.Tuple<
                            UIView.Invalidations.Tuple<
                                UIView.Invalidations.Tuple<
                                    UIView.Invalidations.Tuple<
                                        UIView.Invalidations.Tuple<I1, I2>, I3
                                    >, I4
                                >, I5
                            >, I6
                        >, I7
                    >, I8
                >, I9
            >, I10
        >
    {
        self.init(
            wrappedValue: wrappedValue,
            UIView.Invalidations.Tuple(
                UIView.Invalidations.Tuple(
                    UIView.Invalidations.Tuple(
                        UIView.Invalidations.Tuple(
                            UIView.Invalidations.Tuple(
                                UIView.Invalidations.Tuple(
                                    UIView.Invalidations.Tuple(
                                        UIView.Invalidations.Tuple(
                                            UIView.Invalidations.Tuple(
                                                invalidation1,
                                                invalidation2
                                            ),
                                            invalidation3
                                        ),
                                        invalidation4
                                    ),
                                    invalidation5
                                ),
                                invalidation6
                            ),
                            invalidation7
                        ),
                        invalidation8
                    ),
                    invalidation9
                ),
                invalidation10
            )
        )
    }
}
