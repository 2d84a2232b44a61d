// SPDX-License-Identifier: Apache-2.0

/// What has elements below it: an element, or those that a query finds.
public protocol XCUIElementTypeQueryProvider {
    /// Finds the elements of a kind below.
    func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery
    /// The first element of a query, or the element itself.
    var firstMatch: XCUIElement { get }
}

extension XCUIElementTypeQueryProvider {
    /// The elements below that are a thing of no other kind.
    public var otherElements: XCUIElementQuery { descendants(matching: .other) }
    /// The elements below that are a group.
    public var groups: XCUIElementQuery { descendants(matching: .group) }
    /// The elements below that are a window.
    public var windows: XCUIElementQuery { descendants(matching: .window) }
    /// The elements below that are a sheet of actions.
    public var sheets: XCUIElementQuery { descendants(matching: .sheet) }
    /// The elements below that are a drawer.
    public var drawers: XCUIElementQuery { descendants(matching: .drawer) }
    /// The elements below that are an alert.
    public var alerts: XCUIElementQuery { descendants(matching: .alert) }
    /// The elements below that are a dialog.
    public var dialogs: XCUIElementQuery { descendants(matching: .dialog) }
    /// The elements below that are a button.
    public var buttons: XCUIElementQuery { descendants(matching: .button) }
    /// The elements below that are a radio button.
    public var radioButtons: XCUIElementQuery { descendants(matching: .radioButton) }
    /// The elements below that are a group of radio buttons.
    public var radioGroups: XCUIElementQuery { descendants(matching: .radioGroup) }
    /// The elements below that are a check box.
    public var checkBoxes: XCUIElementQuery { descendants(matching: .checkBox) }
    /// The elements below that are a disclosure triangle.
    public var disclosureTriangles: XCUIElementQuery { descendants(matching: .disclosureTriangle) }
    /// The elements below that are a pop-up button.
    public var popUpButtons: XCUIElementQuery { descendants(matching: .popUpButton) }
    /// The elements below that are a combo box.
    public var comboBoxes: XCUIElementQuery { descendants(matching: .comboBox) }
    /// The elements below that are a menu button.
    public var menuButtons: XCUIElementQuery { descendants(matching: .menuButton) }
    /// The elements below that are a button of a toolbar.
    public var toolbarButtons: XCUIElementQuery { descendants(matching: .toolbarButton) }
    /// The elements below that are a popover.
    public var popovers: XCUIElementQuery { descendants(matching: .popover) }
    /// The elements below that are a keyboard.
    public var keyboards: XCUIElementQuery { descendants(matching: .keyboard) }
    /// The elements below that are a key.
    public var keys: XCUIElementQuery { descendants(matching: .key) }
    /// The elements below that are a navigation bar.
    public var navigationBars: XCUIElementQuery { descendants(matching: .navigationBar) }
    /// The elements below that are a tab bar.
    public var tabBars: XCUIElementQuery { descendants(matching: .tabBar) }
    /// The elements below that are a group of tabs.
    public var tabGroups: XCUIElementQuery { descendants(matching: .tabGroup) }
    /// The elements below that are a toolbar.
    public var toolbars: XCUIElementQuery { descendants(matching: .toolbar) }
    /// The elements below that are a status bar.
    public var statusBars: XCUIElementQuery { descendants(matching: .statusBar) }
    /// The elements below that are a table.
    public var tables: XCUIElementQuery { descendants(matching: .table) }
    /// The elements below that are a row of a table.
    public var tableRows: XCUIElementQuery { descendants(matching: .tableRow) }
    /// The elements below that are a column of a table.
    public var tableColumns: XCUIElementQuery { descendants(matching: .tableColumn) }
    /// The elements below that are an outline.
    public var outlines: XCUIElementQuery { descendants(matching: .outline) }
    /// The elements below that are a row of an outline.
    public var outlineRows: XCUIElementQuery { descendants(matching: .outlineRow) }
    /// The elements below that are a browser.
    public var browsers: XCUIElementQuery { descendants(matching: .browser) }
    /// The elements below that are a collection view.
    public var collectionViews: XCUIElementQuery { descendants(matching: .collectionView) }
    /// The elements below that are a slider.
    public var sliders: XCUIElementQuery { descendants(matching: .slider) }
    /// The elements below that are a page control.
    public var pageIndicators: XCUIElementQuery { descendants(matching: .pageIndicator) }
    /// The elements below that are a progress bar.
    public var progressIndicators: XCUIElementQuery { descendants(matching: .progressIndicator) }
    /// The elements below that are an activity indicator.
    public var activityIndicators: XCUIElementQuery { descendants(matching: .activityIndicator) }
    /// The elements below that are a segmented control.
    public var segmentedControls: XCUIElementQuery { descendants(matching: .segmentedControl) }
    /// The elements below that are a picker.
    public var pickers: XCUIElementQuery { descendants(matching: .picker) }
    /// The elements below that are a wheel of a picker.
    public var pickerWheels: XCUIElementQuery { descendants(matching: .pickerWheel) }
    /// The elements below that are a switch.
    public var switches: XCUIElementQuery { descendants(matching: .switch) }
    /// The elements below that are a toggle.
    public var toggles: XCUIElementQuery { descendants(matching: .toggle) }
    /// The elements below that are a link.
    public var links: XCUIElementQuery { descendants(matching: .link) }
    /// The elements below that are an image.
    public var images: XCUIElementQuery { descendants(matching: .image) }
    /// The elements below that are an icon.
    public var icons: XCUIElementQuery { descendants(matching: .icon) }
    /// The elements below that are a search field.
    public var searchFields: XCUIElementQuery { descendants(matching: .searchField) }
    /// The elements below that are a scroll view.
    public var scrollViews: XCUIElementQuery { descendants(matching: .scrollView) }
    /// The elements below that are a scroll bar.
    public var scrollBars: XCUIElementQuery { descendants(matching: .scrollBar) }
    /// The elements below that are a text that cannot be edited.
    public var staticTexts: XCUIElementQuery { descendants(matching: .staticText) }
    /// The elements below that are a text field.
    public var textFields: XCUIElementQuery { descendants(matching: .textField) }
    /// The elements below that are a field for a secret.
    public var secureTextFields: XCUIElementQuery { descendants(matching: .secureTextField) }
    /// The elements below that are a date picker.
    public var datePickers: XCUIElementQuery { descendants(matching: .datePicker) }
    /// The elements below that are a text view.
    public var textViews: XCUIElementQuery { descendants(matching: .textView) }
    /// The elements below that are a menu.
    public var menus: XCUIElementQuery { descendants(matching: .menu) }
    /// The elements below that are an item of a menu.
    public var menuItems: XCUIElementQuery { descendants(matching: .menuItem) }
    /// The elements below that are a menu bar.
    public var menuBars: XCUIElementQuery { descendants(matching: .menuBar) }
    /// The elements below that are an item of a menu bar.
    public var menuBarItems: XCUIElementQuery { descendants(matching: .menuBarItem) }
    /// The elements below that are a map.
    public var maps: XCUIElementQuery { descendants(matching: .map) }
    /// The elements below that are a web view.
    public var webViews: XCUIElementQuery { descendants(matching: .webView) }
    /// The elements below that are an arrow that increments.
    public var incrementArrows: XCUIElementQuery { descendants(matching: .incrementArrow) }
    /// The elements below that are an arrow that decrements.
    public var decrementArrows: XCUIElementQuery { descendants(matching: .decrementArrow) }
    /// The elements below that are a timeline.
    public var timelines: XCUIElementQuery { descendants(matching: .timeline) }
    /// The elements below that are a rating.
    public var ratingIndicators: XCUIElementQuery { descendants(matching: .ratingIndicator) }
    /// The elements below that are an indicator of a value.
    public var valueIndicators: XCUIElementQuery { descendants(matching: .valueIndicator) }
    /// The elements below that are a split group.
    public var splitGroups: XCUIElementQuery { descendants(matching: .splitGroup) }
    /// The elements below that are a splitter.
    public var splitters: XCUIElementQuery { descendants(matching: .splitter) }
    /// The elements below that are an indicator of relevance.
    public var relevanceIndicators: XCUIElementQuery { descendants(matching: .relevanceIndicator) }
    /// The elements below that are a colour well.
    public var colorWells: XCUIElementQuery { descendants(matching: .colorWell) }
    /// The elements below that are a help tag.
    public var helpTags: XCUIElementQuery { descendants(matching: .helpTag) }
    /// The elements below that are a matte.
    public var mattes: XCUIElementQuery { descendants(matching: .matte) }
    /// The elements below that are an item of the dock.
    public var dockItems: XCUIElementQuery { descendants(matching: .dockItem) }
    /// The elements below that are a ruler.
    public var rulers: XCUIElementQuery { descendants(matching: .ruler) }
    /// The elements below that are a marker of a ruler.
    public var rulerMarkers: XCUIElementQuery { descendants(matching: .rulerMarker) }
    /// The elements below that are a grid.
    public var grids: XCUIElementQuery { descendants(matching: .grid) }
    /// The elements below that are an indicator of a level.
    public var levelIndicators: XCUIElementQuery { descendants(matching: .levelIndicator) }
    /// The elements below that are a cell.
    public var cells: XCUIElementQuery { descendants(matching: .cell) }
    /// The elements below that are a layout area.
    public var layoutAreas: XCUIElementQuery { descendants(matching: .layoutArea) }
    /// The elements below that are a layout item.
    public var layoutItems: XCUIElementQuery { descendants(matching: .layoutItem) }
    /// The elements below that are a handle.
    public var handles: XCUIElementQuery { descendants(matching: .handle) }
    /// The elements below that are a stepper.
    public var steppers: XCUIElementQuery { descendants(matching: .stepper) }
    /// The elements below that are a tab.
    public var tabs: XCUIElementQuery { descendants(matching: .tab) }
    /// The elements below that are a touch bar.
    public var touchBars: XCUIElementQuery { descendants(matching: .touchBar) }
    /// The elements below that are a status item.
    public var statusItems: XCUIElementQuery { descendants(matching: .statusItem) }
}
