// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
public import Foundation
public import UIKitControls

/// Wheels side by side, each of which a person turns to one of its rows.
@preconcurrency @MainActor
open class UIPickerView: UIView {
    final var wheels = PickerWheels()
    private final weak var source: (any UIPickerViewDataSource)?
    private final weak var listener: (any UIPickerViewDelegate)?

    // MARK: Life

    /// Makes a picker; one without a size gets that of a phone's keyboard, 320 by 216 points.
    public override init(frame: CGRect) {
        super.init(
            frame: frame.size == .zero ? CGRect(origin: frame.origin, size: Self.size) : frame
        )
        setUpWheels()
    }

    /// Reads an archived picker.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpWheels()
        configureFromNib(coder, as: UIPickerView.self)
    }

    /// Archives the picker; its rows are its data source's.
    open override func encode(with coder: NSCoder) { super.encode(with: coder) }

    /// What counts the wheels and rows.
    open weak var dataSource: (any UIPickerViewDataSource)? {
        get { source }
        set {
            source = newValue
            wheelsAreStale()
        }
    }

    /// What fills the rows and hears of choices.
    open weak var delegate: (any UIPickerViewDelegate)? {
        get { listener }
        set {
            listener = newValue
            wheelsAreStale()
        }
    }

    // MARK: Rows

    /// The number of wheels; 0 without a data source.
    open var numberOfComponents: Int { loadedWheels.count }

    /// The number of a wheel's rows.
    ///
    /// Traps where there is no such wheel, as all that takes the number of one.
    open func numberOfRows(inComponent component: Int) -> Int {
        wheel(component, "numberOfRows(inComponent:)").rowCount
    }

    /// The size of a wheel's rows in points.
    open func rowSize(forComponent component: Int) -> CGSize {
        rowSize(of: wheel(component, "rowSize(forComponent:)"))
    }

    /// The view that shows a row, if it can be seen at present and is the delegate's own.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        wheel(component, "view(forRow:forComponent:)").ownView(of: row)
    }

    /// Asks for the number of wheels and everything about them again.
    open func reloadAllComponents() {
        wheelsAreStale()
        _ = loadedWheels
    }

    /// Asks for everything about a wheel again.
    open func reloadComponent(_ component: Int) {
        reload(wheel(component, "reloadComponent(_:)"))
        setNeedsLayout()
    }

    // MARK: Choice

    /// Turns a wheel to a row, the nearest there is; the delegate is not told.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        wheel(component, "selectRow(_:inComponent:animated:)").turn(to: row, animated: animated)
    }

    /// The row that a wheel stands at or is on its way to; -1 where it has no rows.
    open func selectedRow(inComponent component: Int) -> Int {
        wheel(component, "selectedRow(inComponent:)").selectedRow
    }

    /// Always true since iOS 7; setting it does nothing.
    open var showsSelectionIndicator: Bool {
        get { true }
        set {}
    }

    // MARK: Size

    /// 320 by 216 points.
    open override var intrinsicContentSize: CGSize { Self.size }

    /// 320 by 216 points, whatever is offered.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    /// Lays out the wheels.
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeWheels()
    }

    /// What has a size of 0 is given when it is made.
    private static let size = CGSize(width: 320, height: 216)
}
