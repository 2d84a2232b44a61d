// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import UIKitControls

/// What a picker keeps of its wheels.
@MainActor
struct PickerWheels {
    var all: [PickerWheel] = []
    /// Whether the data source has to be asked before anything is told of the wheels.
    var isStale = true
    /// The plate behind the rows that are chosen.
    let band = PickerBand(frame: .zero)
}

/// A plate.
final class PickerBand: UIView, ViewPart {}

extension UIPickerView {
    /// How far the plate stays away from the picker's sides, in points.
    private static let margin: CGFloat = 9
    /// What lies between two wheels, in points.
    private static let spacing: CGFloat = 5

    func setUpWheels() {
        wheels.band.backgroundColor = .tertiarySystemFill
        wheels.band.layer.cornerRadius = 8
        wheels.band.layer.cornerCurve = .continuous
        wheels.band.isUserInteractionEnabled = false
        addSubview(wheels.band)
    }

    func wheelsAreStale() {
        wheels.isStale = true
        setNeedsLayout()
    }

    /// The wheels, after the data source was asked if there was need.
    var loadedWheels: [PickerWheel] {
        guard wheels.isStale else { return wheels.all }
        wheels.isStale = false
        let count = max(dataSource?.numberOfComponents(in: self) ?? 0, 0)
        while wheels.all.count > count { wheels.all.removeLast().removeFromSuperview() }
        while wheels.all.count < count {
            let wheel = PickerWheel(picker: self, component: wheels.all.count)
            wheels.all.append(wheel)
            addSubview(wheel)
        }
        for wheel in wheels.all { reload(wheel) }
        setNeedsLayout()
        return wheels.all
    }

    func wheel(_ component: Int, _ caller: String) -> PickerWheel {
        let all = loadedWheels
        precondition(
            all.indices.contains(component),
            "UIPickerView.\(caller): component \(component) is not among \(all.count)"
        )
        return all[component]
    }

    func reload(_ wheel: PickerWheel) {
        let component = wheel.component
        let count = dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
        let height = delegate?.pickerView?(self, rowHeightForComponent: component)
        wheel.reload(rowCount: max(count, 0), rowHeight: height.flatMap(usable))
        wheel.ownWidth = delegate?.pickerView?(self, widthForComponent: component).flatMap(usable)
    }

    /// A length that can be laid out: more than nothing, and not for ever.
    private func usable(_ length: CGFloat) -> CGFloat? {
        length > 0 && length <= 10_000 ? length : nil
    }

    func rowSize(of wheel: PickerWheel) -> CGSize {
        CGSize(width: width(of: wheel), height: wheel.rowHeight)
    }

    /// The delegate's width, else an equal share of what the others leave.
    private func width(of wheel: PickerWheel) -> CGFloat {
        if let width = wheel.ownWidth { return width }
        var room = bounds.width - 2 * UIPickerView.margin
        var sharers: CGFloat = 0
        for other in wheels.all {
            if other !== wheels.all.first { room -= UIPickerView.spacing }
            if let width = other.ownWidth { room -= width } else { sharers += 1 }
        }
        return max(room, 0) / max(sharers, 1)
    }

    func placeWheels() {
        let all = loadedWheels
        let isBackwards = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let widths = all.map(width)
        let spaces = UIPickerView.spacing * CGFloat(max(all.count - 1, 0))
        var x = (bounds.width - widths.reduce(spaces, +)) / 2
        for index in isBackwards ? all.indices.reversed() : Array(all.indices) {
            let place = CGRect(x: x, y: 0, width: widths[index], height: bounds.height)
            if all[index].frame != place { all[index].frame = place }
            all[index].placeRows()
            x += widths[index] + UIPickerView.spacing
        }
        let height = all.map(\.rowHeight).max() ?? PickerWheel.usualRowHeight
        wheels.band.isHidden = all.isEmpty
        wheels.band.frame = CGRect(
            x: UIPickerView.margin,
            y: (bounds.height - height) / 2,
            width: max(bounds.width - 2 * UIPickerView.margin, 0),
            height: height
        )
    }
}
