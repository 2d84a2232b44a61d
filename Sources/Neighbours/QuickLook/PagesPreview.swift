// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import QuickLookThumbnailing
import UIKit

/// The pages of a PDF file below each other; those in sight are drawn.
@MainActor
final class PagesPreview: UITableView, UITableViewDataSource, UITableViewDelegate {
    private final class PageCell: UITableViewCell {
        let page = PageView()

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            selectionStyle = .none
            page.frame = contentView.bounds.insetBy(dx: 8, dy: 4)
            page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            page.contentMode = .redraw
            contentView.addSubview(page)
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class PageView: UIView {
        var page: CGPDFPage? { didSet { setNeedsDisplay() } }

        override func draw(_ rect: CGRect) {
            guard let page, let context = UIGraphicsGetCurrentContext() else { return }
            page.draw(in: bounds, of: context)
        }
    }

    private let document: CGPDFDocument

    init(_ document: CGPDFDocument) {
        self.document = document
        super.init(frame: .zero, style: .plain)
        separatorStyle = .none
        register(PageCell.self, forCellReuseIdentifier: "page")
        dataSource = self
        delegate = self
    }

    required init?(coder: NSCoder) { nil }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        document.numberOfPages
    }

    func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "page", for: indexPath)
        (cell as? PageCell)?.page.page = document.page(at: indexPath.row + 1)
        return cell
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        guard let size = document.page(at: indexPath.row + 1)?.seenSize, size.width > 0 else {
            return 44
        }
        return (bounds.width - 16) * size.height / size.width + 8
    }
}
