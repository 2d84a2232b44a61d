// SPDX-License-Identifier: Apache-2.0

extension UIControl {
    /// The events of a control.
    public struct Event: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Makes a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// A touch began on it.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A touch began on it again, as in a double tap.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// The finger moved inside.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// The finger moved outside.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// The touch moved back inside.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// The finger went outside.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// The finger was lifted inside.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// The finger was lifted outside.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The touch was taken away.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// Its value changed.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The primary action was requested.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// A menu is about to be shown.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// Editing began.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The text changed.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing ended because another control took over.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Editing ended with the return key.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// Every touch event.
        public static let allTouchEvents = Event(rawValue: 0x0000_0fff)
        /// Every editing event.
        public static let allEditingEvents = Event(rawValue: 0x000f_0000)
        /// Bits for applications.
        public static let applicationReserved = Event(rawValue: 0x0f00_0000)
        /// Bits for the system.
        public static let systemReserved = Event(rawValue: 0xf000_0000)
        /// Every event.
        public static let allEvents = Event(rawValue: 0xffff_ffff)
    }
}
