// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
import ObjCRuntime
public import UIKitControls

/// A month as a table of days, with decorations, in which days can be selected.
@preconcurrency @MainActor
open class UICalendarView: UIView {
    final var state = CalendarState()

    /// Makes a view that shows the month of today.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpCalendar()
    }

    /// Reads an archived view; its delegate and its selection are to be set again.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpCalendar()
        decodeViewSettings(from: coder)
        archive(PropertyArchive(self, from: coder))
    }

    /// Archives the view.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        archive(PropertyArchive(self, to: coder))
    }

    private final func archive(_ properties: PropertyArchive<UICalendarView>) {
        properties.keep(\.wantsDateDecorations, "UIWantsDateDecorations")
        properties.keep("UIFontDesign", fontDesign.rawValue as NSString) {
            guard let name = $1 as? String else { return }
            $0.fontDesign = UIFontDescriptor.SystemDesign(rawValue: name)
        }
        archiveDates(properties)
    }

    /// Asked for decorations.
    open weak var delegate: (any UICalendarViewDelegate)? {
        didSet { refreshDays() }
    }

    /// What can be selected; nil, the default, for nothing.
    open var selectionBehavior: UICalendarSelection? {
        get { state.selection }
        set { setSelection(newValue) }
    }

    /// The calendar; the user's unless set.
    open var calendar: Calendar {
        get { state.settings.calendar }
        set { change { $0.ownCalendar = newValue } }
    }

    /// The language and region of the texts; the user's unless set.
    open var locale: Locale {
        get { state.settings.locale }
        set { change { $0.ownLocale = newValue } }
    }

    /// The time zone; nil, the default, for the calendar's.
    open var timeZone: TimeZone? {
        get { state.settings.ownTimeZone }
        set { change { $0.ownTimeZone = newValue } }
    }

    /// The design of the font; the system's unless set.
    open var fontDesign: UIFontDescriptor.SystemDesign {
        get { state.design }
        set {
            guard newValue != state.design else { return }
            state.design = newValue
            refreshDays()
        }
    }

    /// The days that there are; all unless set.
    open var availableDateRange: DateInterval {
        get { state.range }
        set { setRange(newValue) }
    }

    /// The month that is shown, as components of which the era, the year and the month count.
    open var visibleDateComponents: DateComponents {
        get { monthComponents }
        set { setVisibleDateComponents(newValue, animated: false) }
    }

    /// Shows the month of some components.
    open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
        guard let date = date(of: dateComponents) else { return }
        showMonth(of: date, animated: animated)
    }

    /// Whether there is room for decorations below the days; true by default.
    open var wantsDateDecorations: Bool {
        get { state.wantsDecorations }
        set {
            guard newValue != state.wantsDecorations else { return }
            state.wantsDecorations = newValue
            refreshDays()
            invalidateIntrinsicContentSize()
        }
    }

    /// Asks the delegate again for the decorations of some days.
    open func reloadDecorations(
        forDateComponents dateComponents: [DateComponents],
        animated: Bool
    ) {
        reloadDecorations(dateComponents, animated)
    }

    // MARK: Layout

    /// The height of a title, the names of weekdays and six weeks.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: calendarHeight)
    }

    /// The width that is offered, with the height of six weeks.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let isBound = size.width.isFinite && size.width > 0 && size.width < 1e6
        return CGSize(width: isBound ? size.width : 320, height: calendarHeight)
    }

    /// Places the title, the weekdays and the days.
    open override func layoutSubviews() {
        super.layoutSubviews()
        state.table.frame = bounds
    }
}
