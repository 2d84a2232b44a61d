// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime
import UIKitControls

/// Selects any number of days.
@preconcurrency @MainActor
open class UICalendarSelectionMultiDate: UICalendarSelection {
    private final var chosen: [DateComponents] = []

    /// Makes a selection of no days.
    public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
        super.init()
        self.delegate = delegate
    }

    /// Told which days a person selects.
    open weak var delegate: (any UICalendarSelectionMultiDateDelegate)?

    /// The days.
    open var selectedDates: [DateComponents] {
        get { chosen }
        set { setSelectedDates(newValue, animated: false) }
    }

    /// Selects days in place of those before; the delegate is not told.
    open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
        guard selectedDates != chosen else { return }
        chosen = selectedDates
        selectionDidChange(animated: animated)
    }

    override func contains(_ day: CalendarDate) -> Bool {
        chosen.contains { day.isNamed(by: $0) }
    }

    override func canToggle(_ day: CalendarDate) -> Bool {
        contains(day)
            ? delegate?.multiDateSelection?(self, canDeselectDate: day.components) ?? true
            : delegate?.multiDateSelection?(self, canSelectDate: day.components) ?? true
    }

    override func toggle(_ day: CalendarDate) {
        guard canToggle(day) else { return }
        if contains(day) {
            setSelectedDates(chosen.filter { !day.isNamed(by: $0) }, animated: true)
            delegate?.multiDateSelection(self, didDeselectDate: day.components)
        } else {
            setSelectedDates(chosen + [day.components], animated: true)
            delegate?.multiDateSelection(self, didSelectDate: day.components)
        }
    }
}

/// Is told which days are selected.
///
/// For optional methods see Docs/subsystems/optional-requirements.md.
@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol,
    _UICalendarSelectionMultiDateDelegateProbes
{
    /// A person has selected a day.
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate,
        didSelectDate dateComponents: DateComponents
    )

    /// A person has deselected a day.
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate,
        didDeselectDate dateComponents: DateComponents
    )

    // @optional

    /// Whether a day can be selected.
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate,
        canSelectDate dateComponents: DateComponents
    ) -> Bool

    /// Whether a day can be deselected.
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate,
        canDeselectDate dateComponents: DateComponents
    ) -> Bool
}
