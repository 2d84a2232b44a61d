// SPDX-License-Identifier: Apache-2.0

import UIKit

/// What goes to paper: a text over pages, HTML, and this page itself.
final class PrintingPage: CardsPage {
    override var columns: Int { 2 }

    private let said = UILabel()
    private lazy var letter = PagesView { Self.letterRenderer() }
    private lazy var invoice = PagesView {
        Self.renderer(UIMarkupTextPrintFormatter(markupText: Self.invoiceText))
    }

    override func makeCards() -> [Card] {
        said.text = "Printers of the system, or a PDF in your documents."
        said.numberOfLines = 0
        said.textAlignment = .center
        said.textColor = .secondaryLabel
        let buttons = [
            button("Print the letter", .filled()) { [weak self] in self?.printLetter() },
            button("Print this page", .tinted()) { [weak self] in self?.printPage() },
        ]
        let stack = UIStackView(arrangedSubviews: buttons + [said])
        stack.axis = .vertical
        stack.spacing = 14
        stack.alignment = .center
        let card = SampleCard(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        return [
            Card("A text with header and footer", letter),
            Card("HTML", invoice),
            Card("Views stay sharp", PagesView { Self.renderer(card.viewPrintFormatter()) }),
            Card("On paper", stack, isCentered: true),
        ]
    }

    private func button(
        _ title: String,
        _ configuration: UIButton.Configuration,
        _ action: @escaping () -> Void
    ) -> UIButton {
        let button = UIButton(configuration: configuration)
        button.configuration?.title = title
        button.addAction(UIAction { _ in action() }, for: .touchUpInside)
        return button
    }

    // MARK: Printing

    private func printLetter() {
        let info = UIPrintInfo.printInfo()
        info.jobName = "A letter"
        present(info) { $0.printPageRenderer = Self.letterRenderer() }
    }

    private func printPage() {
        let info = UIPrintInfo.printInfo()
        info.jobName = "Printing"
        info.orientation = .landscape
        present(info) { [self] in $0.printFormatter = view.viewPrintFormatter() }
    }

    private func present(_ info: UIPrintInfo, _ prepare: (UIPrintInteractionController) -> Void) {
        let printing = UIPrintInteractionController.shared
        printing.printInfo = info
        prepare(printing)
        printing.present(animated: true) { [weak self] _, isPrinted, error in
            // What is printed would keep the page.
            printing.printFormatter = nil
            printing.printPageRenderer = nil
            let words = error?.localizedDescription ?? (isPrinted ? "Printed." : "Not printed.")
            self?.said.text = words
            self?.view.setNeedsLayout()
            EventLog.note("print \(isPrinted)")
        }
    }

    // MARK: Content

    static func renderer(_ formatter: UIPrintFormatter) -> UIPrintPageRenderer {
        formatter.perPageContentInsets = UIEdgeInsets(top: 48, left: 48, bottom: 48, right: 48)
        let renderer = UIPrintPageRenderer()
        renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
        return renderer
    }

    static func letterRenderer() -> UIPrintPageRenderer {
        let formatter = UISimpleTextPrintFormatter(text: letterText)
        formatter.font = .systemFont(ofSize: 15)
        formatter.perPageContentInsets = UIEdgeInsets(top: 72, left: 72, bottom: 72, right: 72)
        let renderer = LetterRenderer()
        renderer.headerHeight = 60
        renderer.footerHeight = 50
        renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
        return renderer
    }

    private static let letterText = (1...26).map { number in
        "\(number). A formatter lays its text out page by page, and a line that finds no room begins "
            + "the next page. The renderer adds what stands above and below.\n"
    }.joined(separator: "\n")

    private static let invoiceText = """
        <h1>Invoice</h1>
        <p style="color: #666">No. 2048 &middot; 21 November</p>
        <table>
        <tr><th>Item</th><th>Number</th><th>Price</th><th>Sum</th></tr>
        <tr><td>Windows</td><td>4</td><td>&euro; 120</td><td>&euro; 480</td></tr>
        <tr><td>Hinges</td><td>8</td><td>&euro; 6</td><td>&euro; 48</td></tr>
        <tr><td>Frames</td><td>4</td><td>&euro; 55</td><td>&euro; 220</td></tr>
        </table>
        <hr>
        <p>In all <b>&euro; 748</b>, <i>to be paid</i> within <u>two weeks</u>:</p>
        <ul><li>by transfer</li><li>or <a href="https://example.com">online</a></li></ul>
        <blockquote>H<sub>2</sub>O boils at 100 &deg;C; <code>x<sup>2</sup></code> grows.</blockquote>
        """
}

/// Writes a name above and the page's number below.
private final class LetterRenderer: UIPrintPageRenderer {
    override func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {
        draw("Casement", at: headerRect.insetBy(dx: 54, dy: 20), .left)
    }

    override func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {
        let text = "Page \(pageIndex + 1) of \(numberOfPages)"
        draw(text, at: footerRect.insetBy(dx: 54, dy: 16), .right)
    }

    private func draw(_ text: String, at rect: CGRect, _ alignment: NSTextAlignment) {
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        text.draw(
            in: rect,
            withAttributes: [
                .font: UIFont.systemFont(ofSize: 13, weight: .medium),
                .foregroundColor: UIColor.gray, .paragraphStyle: style,
            ]
        )
    }
}

/// Some views to print.
private final class SampleCard: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor(red: 0.95, green: 0.96, blue: 1, alpha: 1)
        layer.cornerRadius = 24
        layer.borderWidth = 2
        layer.borderColor = UIColor.systemIndigo.cgColor
        overrideUserInterfaceStyle = .light
        let title = UILabel(frame: CGRect(x: 24, y: 20, width: 252, height: 36))
        title.text = "A view on paper"
        title.font = .systemFont(ofSize: 28, weight: .bold)
        let button = UIButton(configuration: .filled())
        button.configuration?.title = "Button"
        button.frame = CGRect(x: 24, y: 76, width: 120, height: 44)
        let toggle = UISwitch(frame: CGRect(x: 170, y: 82, width: 51, height: 31))
        toggle.isOn = true
        let slider = UISlider(frame: CGRect(x: 24, y: 140, width: 252, height: 34))
        slider.value = 0.6
        for view in [title, button, toggle, slider] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }
}

/// The first two pages of a document, on sheets side by side.
private final class PagesView: UIView {
    private static let sheet = CGRect(x: 0, y: 0, width: 612, height: 792)
    private let make: () -> UIPrintPageRenderer
    private lazy var renderer: UIPrintPageRenderer = {
        let renderer = make()
        renderer.setValue(Self.sheet, forKey: "paperRect")
        renderer.setValue(Self.sheet.insetBy(dx: 18, dy: 18), forKey: "printableRect")
        return renderer
    }()

    init(_ make: @escaping () -> UIPrintPageRenderer) {
        self.make = make
        super.init(frame: .zero)
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let pages = min(2, renderer.numberOfPages)
        guard pages > 0 else { return }
        let sheet = Self.sheet
        let gap: CGFloat = 14
        let scale = min(
            (bounds.height - 10) / sheet.height,
            (bounds.width - gap * CGFloat(pages + 1)) / (sheet.width * CGFloat(pages))
        )
        let width = sheet.width * scale
        let all = width * CGFloat(pages) + gap * CGFloat(pages - 1)
        for page in 0..<pages {
            context.saveGState()
            context.translateBy(
                x: bounds.midX - all / 2 + (width + gap) * CGFloat(page),
                y: bounds.midY - sheet.height * scale / 2
            )
            context.scaleBy(x: scale, y: scale)
            context.saveGState()
            context.setShadow(
                offset: CGSize(width: 0, height: 1),
                blur: 5,
                color: UIColor.black.withAlphaComponent(0.35).cgColor
            )
            UIColor.white.setFill()
            context.fill(sheet)
            context.restoreGState()
            renderer.drawPage(at: page, in: renderer.printableRect)
            context.restoreGState()
        }
    }
}
