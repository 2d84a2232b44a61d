// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime
import UIKitControls

/// Selects one week.
@preconcurrency @MainActor
open class UICalendarSelectionWeekOfYear: UICalendarSelection {
    private final var chosen: DateComponents?

    /// Makes a selection of no week.
    public init(delegate: (any UICalendarSelectionWeekOfYearDelegate)?) {
        super.init()
        self.delegate = delegate
    }

    /// Told which week a person selects.
    open weak var delegate: (any UICalendarSelectionWeekOfYearDelegate)?

    /// The week, by its number and its year; nil for none.
    open var selectedWeekOfYear: DateComponents? {
        get { chosen }
        set { setSelected(newValue, animated: false) }
    }

    /// Selects a week, or none; the delegate is not told.
    open func setSelected(_ selectedWeekOfYear: DateComponents?, animated: Bool) {
        guard selectedWeekOfYear != chosen else { return }
        chosen = selectedWeekOfYear
        selectionDidChange(animated: animated)
    }

    override func contains(_ day: CalendarDate) -> Bool { day.isInWeek(chosen) }

    override func canToggle(_ day: CalendarDate) -> Bool { contains(day) || allows(day.week) }

    private func allows(_ components: DateComponents?) -> Bool {
        delegate?.week?(ofYearSelection: self, canSelectWeekOfYear: components) ?? true
    }

    override func toggle(_ day: CalendarDate) {
        let next = contains(day) ? nil : day.week
        guard allows(next) else { return }
        setSelected(next, animated: true)
        delegate?.week(ofYearSelection: self, didSelectWeekOfYear: next)
    }
}

/// Is told which week is selected.
///
/// For optional methods see Docs/subsystems/optional-requirements.md.
@preconcurrency @MainActor
public protocol UICalendarSelectionWeekOfYearDelegate: NSObjectProtocol,
    _UICalendarSelectionWeekOfYearDelegateProbes
{
    /// A person has selected a week; nil where the selected one was tapped again.
    func week(
        ofYearSelection selection: UICalendarSelectionWeekOfYear,
        didSelectWeekOfYear weekOfYearComponents: DateComponents?
    )

    // @optional

    /// Whether a week can be selected; nil asks whether there may be none.
    func week(
        ofYearSelection selection: UICalendarSelectionWeekOfYear,
        canSelectWeekOfYear weekOfYearComponents: DateComponents?
    ) -> Bool
}
