// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
import ObjCRuntime
public import UIKitControls

/// Chooses a date, a time of day, both, a month or a duration.
///
/// It sends `valueChanged` when a person has changed it, after what was chosen was brought between
/// the least and the greatest date.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
    /// What is chosen.
    public enum Mode: Int, Sendable {
        /// Hour and minute.
        case time = 0
        /// Day, month and year.
        case date = 1
        /// Day, hour and minute.
        case dateAndTime = 2
        /// Hours and minutes of a duration.
        case countDownTimer = 3
        /// Month and year.
        case yearAndMonth = 4
    }

    final var settings = DateSettings()
    final var wantedStyle = UIDatePickerStyle.automatic
    /// What shows the date at present.
    final var face: (any DatePickerFace)?

    // MARK: Life

    /// Makes a picker of day and time that stands at the present date.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        makeFace()
        if frame.size == .zero { bounds.size = intrinsicContentSize }
    }

    /// Reads an archived picker.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decodeSettings(from: coder)
        makeFace()
        archive(PropertyArchive(self, from: coder))
        configureFromNib(coder, as: UIDatePicker.self)
    }

    /// Archives the picker.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeSettings(to: coder)
        archive(PropertyArchive(self, to: coder))
    }

    private final func archive(_ properties: PropertyArchive<UIDatePicker>) {
        properties.keep(\.roundsToMinuteInterval, "UIRoundsToMinuteInterval")
        properties.keep("UILocale", locale?.identifier.archived) {
            $0.locale = String.unarchived($1).map { Locale(identifier: $0) }
        }
        properties.keep("UITimeZone", timeZone?.identifier.archived) {
            $0.timeZone = String.unarchived($1).flatMap { TimeZone(identifier: $0) }
        }
        let calendar = settings.ownCalendar.map { ($0 as NSCalendar).calendarIdentifier.rawValue }
        properties.keep("UICalendar", calendar?.archived) {
            let name = String.unarchived($1).map { NSCalendar.Identifier(rawValue: $0) }
            guard let name, let calendar = NSCalendar(identifier: name) else { return }
            $0.calendar = calendar as Calendar
        }
    }

    // MARK: What is chosen

    /// What can be chosen; `.dateAndTime` unless set.
    open var datePickerMode: UIDatePicker.Mode {
        get { settings.mode }
        set {
            announcing("datePickerMode") {
                settings.mode = newValue
                makeFace()
            }
        }
    }

    /// The date that is chosen; one beyond the limits is brought to the nearer of them.
    open var date: Date {
        get { settings.chosenDate }
        set { announcing("date") { setDate(newValue, animated: false) } }
    }

    /// Chooses a date; `valueChanged` is not sent.
    open func setDate(_ date: Date, animated: Bool) {
        settings.date = settings.bounded(date)
        face?.show(settings, animated: animated)
    }

    /// The duration that is chosen in the mode `.countDownTimer`, in seconds; 23:59 at most.
    open var countDownDuration: TimeInterval {
        get { settings.countDown }
        set {
            announcing("countDownDuration") {
                settings.setCountDown(newValue)
                face?.show(settings, animated: false)
            }
        }
    }

    /// The first date that can be chosen; limits in the wrong order are none.
    open var minimumDate: Date? {
        get { settings.minimum }
        set {
            announcing("minimumDate") {
                settings.minimum = newValue
                limitsDidChange()
            }
        }
    }

    /// The last date that can be chosen.
    open var maximumDate: Date? {
        get { settings.maximum }
        set {
            announcing("maximumDate") {
                settings.maximum = newValue
                limitsDidChange()
            }
        }
    }

    /// How many minutes lie between two that can be chosen; 1 where it does not divide 60, or is
    /// more than 30.
    open var minuteInterval: Int {
        get { settings.interval }
        set {
            announcing("minuteInterval") {
                settings.setInterval(newValue)
                makeFace()
            }
        }
    }

    /// Whether `date` is rounded down to the interval; true unless set.
    open var roundsToMinuteInterval: Bool {
        get { settings.rounds }
        set { announcing("roundsToMinuteInterval") { settings.rounds = newValue } }
    }

    // MARK: How it is written

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    // As on iOS: nil to write for the default.
    /// The calendar; the current one unless set.
    open var calendar: Calendar! {
        get { settings.ownCalendar ?? .current }
        set {
            announcing("calendar") {
                settings.ownCalendar = newValue
                makeFace()
            }
        }
    }

    /// The language and order of the parts; nil is that of the calendar.
    open var locale: Locale? {
        get { settings.ownLocale }
        set {
            announcing("locale") {
                settings.ownLocale = newValue
                makeFace()
            }
        }
    }

    /// The time zone; nil is that of the calendar.
    open var timeZone: TimeZone? {
        get { settings.ownTimeZone }
        set {
            announcing("timeZone") {
                settings.ownTimeZone = newValue
                makeFace()
            }
        }
    }

    // MARK: Looks

    /// The style that is wanted; `.automatic` unless set.
    ///
    /// Traps where the mode does not come in that style: a count-down has wheels only.
    open var preferredDatePickerStyle: UIDatePickerStyle {
        get { wantedStyle }
        set {
            announcing("preferredDatePickerStyle") {
                precondition(
                    settings.mode != .countDownTimer || newValue == .wheels
                        || newValue == .automatic,
                    "UIDatePicker.preferredDatePickerStyle: a count-down timer has wheels only"
                )
                wantedStyle = newValue
                makeFace()
            }
        }
    }

    /// The style that is shown, never `.automatic`.
    open var datePickerStyle: UIDatePickerStyle { resolvedStyle }

    /// The size that the style and what is written need.
    open override var intrinsicContentSize: CGSize { face?.wantedSize ?? .zero }

    /// The size that the style and what is written need.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { face?.wantedSize ?? .zero }

    /// Lays out what shows the date.
    open override func layoutSubviews() {
        super.layoutSubviews()
        face?.frame = bounds
    }

    /// Whether a person can change the date; faint while not.
    open override var isEnabled: Bool {
        didSet {
            face?.isUserInteractionEnabled = isEnabled
            face?.alpha = isEnabled ? 1 : 0.5
        }
    }
}
