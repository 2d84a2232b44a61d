// SPDX-License-Identifier: Apache-2.0

/// What a date picker looks like.
public enum UIDatePickerStyle: Int, Sendable {
    /// What suits the mode: wheels for a count-down and for months, fields otherwise.
    case automatic = 0
    /// Wheels side by side.
    case wheels = 1
    /// Small fields that open a calendar or wheels.
    case compact = 2
    /// The calendar itself.
    case inline = 3
}
