// SPDX-License-Identifier: Apache-2.0

import Foundation
import Platform
import UIKitCore

/// The options of printing: what the pages look like, and on which printer, paper and how often.
@MainActor
final class PrintPanelController: UIViewController {
    private enum Metrics {
        static let margin: CGFloat = 16
        static let rowHeight: CGFloat = 48
        static let previewHeight: CGFloat = 190
        static let pageWidth: CGFloat = 120
        static let gap: CGFloat = 12
        /// Pages that are shown small; more would make the options slow.
        static let previews = 12
    }

    private unowned let owner: UIPrintInteractionController
    private let content: PrintContent
    private let info: UIPrintInfo
    private let papers: (all: [UIPrintPaper], isFixed: Bool)
    private var printers: [PrinterDescription] = []
    private var choices = PrintChoices()
    private var document: PrintedDocument?

    private let rows = UIStackView()
    private let strip = UIScrollView()
    private let printerButton = UIButton(type: .system)
    private let paperButton = UIButton(type: .system)
    private let copiesLabel = UILabel()
    private let rangeLabel = UILabel()
    private let copies = UIStepper()
    private let first = UIStepper()
    private let last = UIStepper()
    private let duplex = UISwitch()
    private let gray = UISwitch()
    private let orientation = UISegmentedControl(items: ["Portrait", "Landscape"])
    private var duplexRow: UIView?
    private var grayRow: UIView?
    private var rangeRow: UIView?

    init(
        _ owner: UIPrintInteractionController,
        _ content: PrintContent,
        _ info: UIPrintInfo,
        papers: (all: [UIPrintPaper], isFixed: Bool)
    ) {
        self.owner = owner
        self.content = content
        self.info = info
        self.papers = papers
        super.init(nibName: nil, bundle: nil)
        title = "Print"
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel,
            primaryAction: UIAction { [weak self] _ in self?.owner.dismiss(animated: true) }
        )
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            primaryAction: UIAction(title: "Print") { [weak self] _ in self?.confirm() }
        )
        navigationItem.rightBarButtonItem?.style = .done
        navigationItem.rightBarButtonItem?.isEnabled = false
        isModalInPresentation = true
    }

    required init?(coder: NSCoder) { nil }

    // MARK: View

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        rows.axis = .vertical
        view.addSubview(strip)
        view.addSubview(rows)
        rows.backgroundColor = .secondarySystemGroupedBackground
        rows.layer.cornerRadius = 10
        rows.clipsToBounds = true
        fillRows()
        placeParts()
        lay()
    }

    private func placeParts() {
        let area = view.safeAreaLayoutGuide
        for part in [strip, rows] { part.translatesAutoresizingMaskIntoConstraints = false }
        NSLayoutConstraint.activate([
            strip.topAnchor.constraint(equalTo: area.topAnchor, constant: Metrics.margin),
            strip.leadingAnchor.constraint(equalTo: area.leadingAnchor),
            strip.trailingAnchor.constraint(equalTo: area.trailingAnchor),
            strip.heightAnchor.constraint(equalToConstant: Metrics.previewHeight),
            rows.topAnchor.constraint(equalTo: strip.bottomAnchor, constant: Metrics.margin),
            rows.leadingAnchor.constraint(
                equalTo: area.leadingAnchor,
                constant: Metrics.margin
            ),
            rows.trailingAnchor.constraint(
                equalTo: area.trailingAnchor,
                constant: -Metrics.margin
            ),
        ])
    }

    private func fillRows() {
        for button in [printerButton, paperButton] { button.showsMenuAsPrimaryAction = true }
        addRow("Printer", printerButton)
        if !papers.isFixed { addRow("Paper", paperButton) }
        if owner.showsNumberOfCopies {
            copies.minimumValue = 1
            copies.maximumValue = 99
            copies.addAction(UIAction { [weak self] _ in self?.takeCopies() }, for: .valueChanged)
            addRow("Copies", copies, copiesLabel)
        }
        if owner.offersRange {
            for stepper in [first, last] {
                stepper.minimumValue = 1
                stepper.addAction(
                    UIAction { [weak self] _ in self?.takeRange() },
                    for: .valueChanged
                )
            }
            let both = UIStackView(arrangedSubviews: [first, last])
            both.spacing = 8
            rangeRow = addRow("Pages", both, rangeLabel)
        }
        if owner.showsPaperOrientation, case .renderer = content {
            orientation.selectedSegmentIndex = info.orientation.rawValue
            orientation.addAction(
                UIAction { [weak self] _ in self?.takeOrientation() },
                for: .valueChanged
            )
            addRow("Orientation", orientation)
        }
        duplex.isOn = info.duplex != .none
        duplexRow = addRow("Double-sided", duplex)
        grayRow = addRow("Black & White", gray)
        for row in [duplexRow, grayRow] { row?.isHidden = true }
        printerButton.setTitle("Looking for printers…", for: .normal)
        takeCopies()
        showPapers()
    }

    @discardableResult
    private func addRow(_ name: String, _ control: UIView, _ value: UILabel? = nil) -> UIView {
        let label = UILabel()
        label.text = name
        control.accessibilityLabel = name
        value?.textColor = .secondaryLabel
        let row = UIStackView(
            arrangedSubviews: [label, UIView(), value, control].compactMap { $0 }
        )
        row.alignment = .center
        row.spacing = 10
        row.isLayoutMarginsRelativeArrangement = true
        row.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
        let height = row.heightAnchor.constraint(equalToConstant: Metrics.rowHeight)
        // A hidden row has none.
        height.priority = UILayoutPriority(999)
        height.isActive = true
        rows.addArrangedSubview(row)
        return row
    }

    // MARK: Pages

    /// Lays the content out again and shows its pages.
    private func lay() {
        guard let paper = owner.job.paper else { return }
        let document = PrintedDocument(content, info, on: paper)
        self.document = document
        let count = document.count
        choices.pages = nil
        for stepper in [first, last] { stepper.maximumValue = Double(max(1, count)) }
        first.value = 1
        last.value = Double(max(1, count))
        rangeRow?.isHidden = count < 2
        takeRange()
        showPages(document)
        updateConfirmation()
    }

    private func showPages(_ document: PrintedDocument) {
        for page in strip.subviews { page.removeFromSuperview() }
        let size = document.paper.size
        guard size.width > 0, size.height > 0 else { return }
        let height = min(Metrics.previewHeight - 24, Metrics.pageWidth * 1.5)
        let width = (height * size.width / size.height).rounded()
        var x = Metrics.margin
        for index in 0..<min(document.count, Metrics.previews) {
            let page = UIImageView(
                image: document.preview(index, width: width, scale: traitCollection.displayScale)
            )
            page.frame = CGRect(x: x, y: 0, width: width, height: height)
            page.layer.borderWidth = 0.5
            page.layer.borderColor = UIColor.separator.cgColor
            page.isAccessibilityElement = true
            page.accessibilityLabel = "Page \(index + 1)"
            let number = UILabel()
            number.text = "\(index + 1)"
            number.font = .preferredFont(forTextStyle: .caption1)
            number.textColor = .secondaryLabel
            number.textAlignment = .center
            number.frame = CGRect(x: x, y: height + 4, width: width, height: 18)
            strip.addSubview(page)
            strip.addSubview(number)
            x += width + Metrics.gap
        }
        strip.contentSize = CGSize(width: x, height: Metrics.previewHeight)
    }

    // MARK: Choices

    /// Shows the printers that were found, the usual one chosen.
    func show(_ printers: [PrinterDescription]) {
        self.printers = printers
        choose(printers.first { $0.address == info.printerID } ?? printers.first)
    }

    private func choose(_ printer: PrinterDescription?) {
        choices.printer = printer
        printerButton.setTitle(printer?.title ?? "No printer", for: .normal)
        printerButton.menu = UIMenu(
            children: printers.map { one in
                UIAction(title: one.title, state: one == printer ? .on : .off) { [weak self] _ in
                    self?.choose(one)
                }
            }
        )
        duplexRow?.isHidden = printer?.printsBothSides != true
        grayRow?.isHidden = printer?.printsColor != true
        updateConfirmation()
    }

    private func showPapers() {
        guard !papers.isFixed else { return }
        paperButton.setTitle(owner.job.paper.map(Self.name) ?? "", for: .normal)
        paperButton.menu = UIMenu(
            children: papers.all.map { paper in
                UIAction(
                    title: Self.name(paper),
                    state: paper === owner.job.paper ? .on : .off
                ) { [weak self] _ in
                    self?.owner.job.paper = paper
                    self?.showPapers()
                    self?.lay()
                }
            }
        )
    }

    /// What people call a sheet; others by their size in inches.
    private static func name(_ paper: UIPrintPaper) -> String {
        let (width, height) = (paper.paperSize.width, paper.paperSize.height)
        let known = [
            "612x792": "US Letter", "595x842": "A4", "612x1008": "US Legal", "420x595": "A5",
            "842x1191": "A3", "792x1224": "Tabloid", "288x432": "4 × 6 in", "360x504": "5 × 7 in",
        ]
        let key = "\(Int(width.rounded()))x\(Int(height.rounded()))"
        func inches(_ points: CGFloat) -> String {
            let tenths = Int((points / 7.2).rounded())
            return "\(tenths / 10).\(tenths % 10)"
        }
        return known[key] ?? "\(inches(width)) × \(inches(height)) in"
    }

    private func takeCopies() {
        choices.copies = Int(copies.value)
        copiesLabel.text = "\(choices.copies)"
    }

    private func takeRange() {
        if last.value < first.value { last.value = first.value }
        choices.pages = Int(first.value) - 1..<Int(last.value)
        let count = document?.count ?? 0
        rangeLabel.text =
            choices.pages == 0..<count ? "All \(count)" : "\(Int(first.value))–\(Int(last.value))"
    }

    private func takeOrientation() {
        info.orientation = orientation.selectedSegmentIndex == 1 ? .landscape : .portrait
        lay()
    }

    private func updateConfirmation() {
        navigationItem.rightBarButtonItem?.isEnabled =
            choices.printer != nil && (document?.count ?? 0) > 0
    }

    private func confirm() {
        info.duplex =
            choices.printer?.printsBothSides == true && duplex.isOn
            ? (info.duplex == .shortEdge ? .shortEdge : .longEdge) : .none
        choices.isGray = gray.isOn
        owner.panelDidConfirm(content, info, choices)
    }
}
