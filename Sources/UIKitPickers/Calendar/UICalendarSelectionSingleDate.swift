// SPDX-License-Identifier: Apache-2.0

public import Foundation
import ObjCRuntime
import UIKitControls

/// Selects one day.
@preconcurrency @MainActor
open class UICalendarSelectionSingleDate: UICalendarSelection {
    private final var chosen: DateComponents?

    /// Makes a selection of no day.
    public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
        super.init()
        self.delegate = delegate
    }

    /// Told which day a person selects.
    open weak var delegate: (any UICalendarSelectionSingleDateDelegate)?

    /// The day; nil for none.
    open var selectedDate: DateComponents? {
        get { chosen }
        set { setSelected(newValue, animated: false) }
    }

    /// Selects a day, or none; the delegate is not told.
    open func setSelected(_ selectedDate: DateComponents?, animated: Bool) {
        guard selectedDate != chosen else { return }
        chosen = selectedDate
        selectionDidChange(animated: animated)
    }

    override func contains(_ day: CalendarDate) -> Bool { day.isNamed(by: chosen) }

    override func canToggle(_ day: CalendarDate) -> Bool {
        contains(day) || allows(day.components)
    }

    private func allows(_ components: DateComponents?) -> Bool {
        delegate?.dateSelection?(self, canSelectDate: components) ?? true
    }

    override func toggle(_ day: CalendarDate) {
        let next = contains(day) ? nil : day.components
        guard allows(next) else { return }
        setSelected(next, animated: true)
        delegate?.dateSelection(self, didSelectDate: next)
    }
}

/// Is told which day is selected.
///
/// For optional methods see Docs/subsystems/optional-requirements.md.
@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol,
    _UICalendarSelectionSingleDateDelegateProbes
{
    /// A person has selected a day; nil where the selected one was tapped again.
    func dateSelection(
        _ selection: UICalendarSelectionSingleDate,
        didSelectDate dateComponents: DateComponents?
    )

    // @optional

    /// Whether a day can be selected; nil asks whether there may be none.
    func dateSelection(
        _ selection: UICalendarSelectionSingleDate,
        canSelectDate dateComponents: DateComponents?
    ) -> Bool
}
