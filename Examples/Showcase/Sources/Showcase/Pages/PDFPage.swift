// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The same drawing on the screen and on paper.
final class PDFPage: CardsPage {
    override var columns: Int { 2 }

    private let facts = UILabel()

    override func makeCards() -> [Card] {
        facts.numberOfLines = 0
        facts.text = "Text stays text, and curves stay curves: nothing is turned into pixels."
        facts.textColor = .secondaryLabel
        let button = UIButton(configuration: .filled())
        button.configuration?.title = "Write two pages"
        button.addAction(UIAction { [weak self] _ in self?.write() }, for: .touchUpInside)
        let stack = UIStackView(arrangedSubviews: [facts, button])
        stack.axis = .vertical
        stack.spacing = 20
        stack.alignment = .center
        return [
            Card("The first page, drawn on the screen", PaperView { Report.drawFirst(in: $0) }),
            Card("The second, read from the file", PaperView { Report.drawFile(page: 2, in: $0) }),
            Card("The file", stack, isCentered: true),
            Card("In a context of one's own", DrawingView(Self.drawStack)),
        ]
    }

    private func write() {
        let data = Report.pdf
        let pages = Report.pageCount
        let version = String(decoding: data.prefix(8), as: UTF8.self)
        facts.text =
            "\(version) · \(pages) pages of \(Int(Report.size.width)) × "
            + "\(Int(Report.size.height)) points · \(data.count) bytes"
        facts.textColor = .label
        view.setNeedsLayout()
        EventLog.note("pdf \(data.count > 1_000 ? "written" : "too short")")
    }

    /// Leaves of paper, one over the other.
    private static func drawStack(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let height = rect.height * 0.8
        let leaf = CGSize(width: height * 0.7, height: height)
        for index in 0..<3 {
            context.saveGState()
            context.translateBy(x: rect.midX, y: rect.midY)
            context.rotate(by: CGFloat(index - 1) * 0.16)
            let area = CGRect(
                x: -leaf.width / 2,
                y: -leaf.height / 2,
                width: leaf.width,
                height: leaf.height
            )
            context.setShadow(
                offset: CGSize(width: 0, height: 2),
                blur: 8,
                color: UIColor.black.withAlphaComponent(0.3).cgColor
            )
            UIColor.white.setFill()
            context.fill(area)
            context.setShadow(offset: .zero, blur: 0, color: nil)
            context.scaleBy(x: leaf.width / Report.size.width, y: leaf.width / Report.size.width)
            context.translateBy(x: -Report.size.width / 2, y: -Report.size.height / 2)
            Report.drawFirst(in: CGRect(origin: .zero, size: Report.size))
            context.restoreGState()
        }
    }
}

/// A sheet in the proportions of A5, with a drawing scaled to it.
private final class PaperView: UIView {
    private let block: (CGRect) -> Void

    init(_ block: @escaping (CGRect) -> Void) {
        self.block = block
        super.init(frame: .zero)
        isOpaque = false
        backgroundColor = .clear
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let ratio = min(
            bounds.width / Report.size.width,
            (bounds.height - 8) / Report.size.height
        )
        let size = CGSize(width: Report.size.width * ratio, height: Report.size.height * ratio)
        let sheet = CGRect(
            x: bounds.midX - size.width / 2,
            y: 2,
            width: size.width,
            height: size.height
        )
        context.saveGState()
        context.setShadow(
            offset: CGSize(width: 0, height: 1),
            blur: 5,
            color: UIColor.black.withAlphaComponent(0.35).cgColor
        )
        UIColor.white.setFill()
        context.fill(sheet)
        context.restoreGState()
        context.translateBy(x: sheet.minX, y: sheet.minY)
        context.scaleBy(x: ratio, y: ratio)
        block(CGRect(origin: .zero, size: Report.size))
    }
}

/// A report of two pages, on any paper.
@MainActor
enum Report {
    /// A5 on its side, in points.
    static let size = CGSize(width: 595, height: 420)
    static let pageCount = 2

    /// The report as a file.
    static var pdf: Data {
        let format = UIGraphicsPDFRendererFormat()
        format.documentInfo = [kCGPDFContextTitle as String: "Casement"]
        let page = CGRect(origin: .zero, size: size)
        return UIGraphicsPDFRenderer(bounds: page, format: format).pdfData { context in
            context.beginPage()
            drawFirst(in: page)
            context.beginPage()
            drawSecond(in: page)
        }
    }

    /// The report as it was written, to be read again.
    private static let file = CGDataProvider(data: pdf as NSData).flatMap { CGPDFDocument($0) }

    /// Draws a page of the file; PDF counts from the bottom, views from the top.
    static func drawFile(page number: Int, in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let page = file?.page(at: number) else {
            return
        }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.maxY)
        context.scaleBy(x: 1, y: -1)
        context.drawPDFPage(page)
        context.restoreGState()
    }

    static func drawFirst(in page: CGRect) {
        heading("A year in numbers", in: page)
        let values: [CGFloat] = [3, 5, 4, 7, 8, 6, 9, 12, 10, 13, 11, 15]
        let chart = CGRect(x: page.minX + 40, y: page.minY + 110, width: 515, height: 230)
        let step = chart.width / CGFloat(values.count)
        UIColor(white: 0.85, alpha: 1).setStroke()
        for line in 0...5 {
            let y = chart.maxY - chart.height * CGFloat(line) / 5
            let path = UIBezierPath()
            path.move(to: CGPoint(x: chart.minX, y: y))
            path.addLine(to: CGPoint(x: chart.maxX, y: y))
            path.lineWidth = 0.5
            path.stroke()
        }
        for (index, value) in values.enumerated() {
            let bar = CGRect(
                x: chart.minX + CGFloat(index) * step + 5,
                y: chart.maxY - chart.height * value / 15,
                width: step - 10,
                height: chart.height * value / 15
            )
            UIColor(hue: 0.58 - 0.01 * value, saturation: 0.7, brightness: 0.85, alpha: 1)
                .setFill()
            UIBezierPath(
                roundedRect: bar,
                byRoundingCorners: [.topLeft, .topRight],
                cornerRadii: CGSize(width: 6, height: 6)
            ).fill()
            let month = ["J", "F", "M", "A", "M", "J", "J", "A", "S", "O", "N", "D"][index]
            text(month, at: CGPoint(x: bar.midX - 5, y: chart.maxY + 8), size: 13, color: .gray)
        }
        text("Page 1", at: CGPoint(x: page.maxX - 80, y: page.maxY - 36), size: 12, color: .gray)
    }

    static func drawSecond(in page: CGRect) {
        heading("Where it went", in: page)
        let parts: [(String, CGFloat, UIColor)] = [
            ("Rent", 0.38, UIColor(red: 0.2, green: 0.45, blue: 0.85, alpha: 1)),
            ("Food", 0.27, UIColor(red: 0.95, green: 0.6, blue: 0.2, alpha: 1)),
            ("Travel", 0.2, UIColor(red: 0.3, green: 0.7, blue: 0.45, alpha: 1)),
            ("Books", 0.15, UIColor(red: 0.75, green: 0.3, blue: 0.5, alpha: 1)),
        ]
        let center = CGPoint(x: page.minX + 180, y: page.minY + 240)
        var angle = -CGFloat.pi / 2
        for (index, (name, share, color)) in parts.enumerated() {
            let path = UIBezierPath()
            path.move(to: center)
            path.addArc(
                withCenter: center,
                radius: 120,
                startAngle: angle,
                endAngle: angle + share * 2 * .pi,
                clockwise: true
            )
            path.close()
            color.setFill()
            path.fill()
            UIColor.white.setStroke()
            path.lineWidth = 3
            path.stroke()
            angle += share * 2 * .pi
            let y = page.minY + 150 + CGFloat(index) * 44
            UIBezierPath(
                roundedRect: CGRect(x: page.minX + 370, y: y, width: 22, height: 22),
                cornerRadius: 6
            ).fill()
            let percent = Int((share * 100).rounded())
            text(
                "\(name), \(percent) %",
                at: CGPoint(x: page.minX + 404, y: y),
                size: 18,
                color: .black
            )
        }
        text("Page 2", at: CGPoint(x: page.maxX - 80, y: page.maxY - 36), size: 12, color: .gray)
    }

    private static func heading(_ words: String, in page: CGRect) {
        text(words, at: CGPoint(x: page.minX + 40, y: page.minY + 34), size: 32, color: .black)
    }

    private static func text(_ words: String, at point: CGPoint, size: CGFloat, color: UIColor) {
        let weight: UIFont.Weight = size > 20 ? .bold : .regular
        (words as NSString).draw(
            at: point,
            withAttributes: [
                .font: UIFont.systemFont(ofSize: size, weight: weight), .foregroundColor: color,
            ]
        )
    }
}
