// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

/// Wheels: what they ask, how they turn, and who hears of it.
@MainActor
@Suite("Picker view", .serialized)
struct PickerViewTests {
    private final class Source: NSObject, UIPickerViewDataSource, UIPickerViewDelegate,
        UIPickerViewAccessibilityDelegate
    {
        var counts = [40, 5]
        var chosen: [String] = []
        var widths: [CGFloat] = []
        var heights: [CGFloat] = []
        var asked = 0

        func numberOfComponents(in pickerView: UIPickerView) -> Int {
            asked += 1
            return counts.count
        }

        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent c: Int) -> Int {
            counts[c]
        }

        func pickerView(
            _ pickerView: UIPickerView,
            titleForRow row: Int,
            forComponent component: Int
        ) -> String? {
            "\(component).\(row)"
        }

        func pickerView(
            _ pickerView: UIPickerView,
            didSelectRow row: Int,
            inComponent component: Int
        ) {
            chosen.append("\(component).\(row)")
        }

        func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
            widths.isEmpty ? .nan : widths[component]
        }

        func pickerView(
            _ pickerView: UIPickerView,
            rowHeightForComponent component: Int
        ) -> CGFloat {
            heights.isEmpty ? 32 : heights[component]
        }

        func pickerView(
            _ pickerView: UIPickerView,
            accessibilityLabelForComponent component: Int
        ) -> String? {
            component == 0 ? "Hour" : nil
        }
    }

    /// Shows views of its own.
    private final class ViewSource: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        var handedBack = 0
        var made = 0

        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
        func pickerView(_ p: UIPickerView, numberOfRowsInComponent c: Int) -> Int { 1_000_000 }

        func pickerView(
            _ pickerView: UIPickerView,
            viewForRow row: Int,
            forComponent component: Int,
            reusing view: UIView?
        ) -> UIView {
            if view != nil { handedBack += 1 } else { made += 1 }
            let view = view ?? UIView(frame: .zero)
            view.tag = row
            return view
        }
    }

    private let app: TestApp
    private let picker = UIPickerView()
    private let source = Source()

    init() throws {
        app = try TestApp(device: "iPhone 14")
        picker.frame.origin = CGPoint(x: 35, y: 100)
        picker.dataSource = source
        picker.delegate = source
        app.show(picker)
        app.update()
    }

    @Test func aPickerWithoutASizeGetsItsOwn() {
        #expect(UIPickerView().bounds.size == CGSize(width: 320, height: 216))
        #expect(UIPickerView().intrinsicContentSize == CGSize(width: 320, height: 216))
        let small = UIPickerView(frame: CGRect(x: 0, y: 0, width: 200, height: 120))
        #expect(small.bounds.size == CGSize(width: 200, height: 120))
        #expect(UIPickerView().numberOfComponents == 0)
    }

    @Test func theDataSourceIsAskedOnceUntilAReload() {
        #expect(picker.numberOfComponents == 2)
        #expect(picker.numberOfRows(inComponent: 1) == 5)
        let asked = source.asked
        _ = picker.numberOfComponents
        #expect(source.asked == asked)
        source.counts = [3]
        #expect(picker.numberOfComponents == 2)
        picker.reloadAllComponents()
        #expect(picker.numberOfComponents == 1 && source.asked == asked + 1)
    }

    @Test func rowsAreChosenByTheProgramWithoutTellingTheDelegate() {
        #expect(picker.selectedRow(inComponent: 0) == 0)
        picker.selectRow(7, inComponent: 0, animated: false)
        #expect(picker.selectedRow(inComponent: 0) == 7)
        picker.selectRow(20, inComponent: 0, animated: true)
        #expect(picker.selectedRow(inComponent: 0) == 20)
        app.settle()
        #expect(picker.selectedRow(inComponent: 0) == 20)
        picker.selectRow(99, inComponent: 1, animated: false)
        #expect(picker.selectedRow(inComponent: 1) == 4)
        #expect(source.chosen == [])
    }

    @Test func aWheelThatAPersonTurnsComesToRestAtARow() {
        let start = CGPoint(x: 115, y: 100 + 108)
        app.drag(from: start, to: CGPoint(x: 115, y: 100 + 108 - 70), duration: 0.5)
        app.settle()
        let row = picker.selectedRow(inComponent: 0)
        #expect(row >= 2 && row <= 6)
        #expect(source.chosen == ["0.\(row)"])
        #expect(picker.selectedRow(inComponent: 1) == 0)
    }

    @Test func aTapTurnsTheRowToTheFront() {
        app.tap(at: CGPoint(x: 115, y: 100 + 108 + 32))
        app.settle()
        #expect(picker.selectedRow(inComponent: 0) == 1)
        app.tap(at: CGPoint(x: 275, y: 100 + 108 + 62))
        app.settle()
        #expect(picker.selectedRow(inComponent: 1) == 2)
        #expect(source.chosen == ["0.1", "1.2"])
        app.tap(at: CGPoint(x: 275, y: 100 + 108))
        app.settle()
        #expect(source.chosen.count == 2)
    }

    @Test func aReloadKeepsTheRowIfItIsStillThere() {
        picker.selectRow(4, inComponent: 1, animated: false)
        source.counts = [40, 3]
        picker.reloadComponent(1)
        #expect(picker.selectedRow(inComponent: 1) == 2)
        source.counts = [40, 0]
        picker.reloadComponent(1)
        #expect(picker.selectedRow(inComponent: 1) == -1)
        app.update()
        #expect(picker.numberOfRows(inComponent: 1) == 0)
    }

    @Test func wheelsShareTheWidthThatIsLeft() {
        #expect(picker.rowSize(forComponent: 0) == picker.rowSize(forComponent: 1))
        #expect(picker.rowSize(forComponent: 0).height == 32)
        source.widths = [80, 60]
        source.heights = [40, .infinity]
        picker.reloadAllComponents()
        app.update()
        #expect(picker.rowSize(forComponent: 0) == CGSize(width: 80, height: 40))
        #expect(picker.rowSize(forComponent: 1) == CGSize(width: 60, height: 32))
    }

    @Test func viewsOfADelegateServeAgain() throws {
        let own = ViewSource()
        picker.dataSource = own
        picker.delegate = own
        app.update()
        #expect(own.made > 3 && own.made < 16)
        let made = own.made
        for row in stride(from: 0, through: 900_000, by: 30_000) {
            picker.selectRow(row, inComponent: 0, animated: false)
            app.update()
        }
        #expect(own.made < made + 20 && own.handedBack > 60)
        #expect(picker.view(forRow: 900_000, forComponent: 0)?.tag == 900_000)
        #expect(picker.view(forRow: 3, forComponent: 0) == nil)
    }

    @Test func assistiveTechnologyTurnsAWheelStepByStep() throws {
        let wheels = picker.subviews.filter { $0.isAccessibilityElement }
        try #require(wheels.count == 2)
        #expect(wheels[0].accessibilityLabel == "Hour" && wheels[1].accessibilityLabel == nil)
        #expect(wheels[0].accessibilityTraits.contains(.adjustable))
        wheels[0].accessibilityIncrement()
        app.settle()
        #expect(wheels[0].accessibilityValue == "0.1")
        wheels[0].accessibilityDecrement()
        app.settle()
        #expect(source.chosen == ["0.1", "0.0"])
    }

    @Test func theDelegatesLabelsAreOptionalMethods() {
        let delegate: any UIPickerViewAccessibilityDelegate = source
        #expect(delegate.pickerView?(picker, accessibilityLabelForComponent: 0) == "Hour")
        #expect(delegate.pickerView?(picker, accessibilityHintForComponent: 0) == nil)
        #expect(delegate.pickerView?(picker, rowHeightForComponent: 0) == 32)
    }

    @Test func wheelsStandTheOtherWayRoundWhereOneReadsFromRightToLeft() throws {
        picker.semanticContentAttribute = .forceRightToLeft
        picker.setNeedsLayout()
        app.update()
        let wheels = picker.subviews.filter { $0.isAccessibilityElement }
        try #require(wheels.count == 2)
        #expect(wheels[0].frame.minX > wheels[1].frame.maxX)
    }
}
