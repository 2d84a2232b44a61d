// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Browses a folder of pictures, decoding of each what is seen and no larger than it is shown.
final class PhotosPage: CardsPage {
    private let library = PhotoLibrary(folder: Options.current.pictureFolder)
    private let scroller = PhotoScroller()
    private let caption = UILabel()
    private let problem = UILabel()
    private let previous = UIButton(configuration: .gray())
    private let forward = UIButton(configuration: .filled())
    private var index = 0
    private var shown: Int?

    override func viewDidLoad() {
        super.viewDidLoad()
        scroller.backgroundColor = .secondarySystemGroupedBackground
        scroller.layer.cornerRadius = 16
        scroller.layer.cornerCurve = .continuous
        caption.font = .systemFont(ofSize: 15)
        caption.textColor = .secondaryLabel
        caption.textAlignment = .center
        problem.numberOfLines = 0
        problem.textAlignment = .center
        problem.textColor = .secondaryLabel
        previous.configuration?.title = "Previous"
        previous.configuration?.image = UIImage(systemName: "chevron.left")
        previous.configuration?.imagePadding = 6
        forward.configuration?.title = "Next"
        forward.configuration?.image = UIImage(systemName: "chevron.right")
        forward.configuration?.imagePadding = 6
        forward.configuration?.imagePlacement = .trailing
        previous.addAction(UIAction { [weak self] _ in self?.step(-1) }, for: .touchUpInside)
        forward.addAction(UIAction { [weak self] _ in self?.step(1) }, for: .touchUpInside)
        for part in [scroller, caption, problem, previous, forward] { view.addSubview(part) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = contentFrame
        guard area.width > 0, area.height > 120 else { return }
        scroller.frame = CGRect(
            x: area.minX,
            y: area.minY,
            width: area.width,
            height: area.height - 64
        )
        problem.frame = scroller.frame.insetBy(dx: 40, dy: 20)
        let y = area.maxY - 44
        previous.frame = CGRect(x: area.minX, y: y, width: 130, height: 44)
        forward.frame = CGRect(x: area.maxX - 130, y: y, width: 130, height: 44)
        caption.frame = CGRect(
            x: area.minX + 140,
            y: y,
            width: max(0, area.width - 280),
            height: 44
        )
        showPicture()
    }

    private func step(_ by: Int) {
        guard library.count > 0 else { return }
        index = (index + by + library.count) % library.count
        showPicture()
    }

    private func showPicture() {
        guard shown != index else { return }
        shown = index
        problem.text = nil
        guard library.count > 0 else {
            scroller.show(nil, isWaiting: true) { _ in }
            problem.text = library.problem
            caption.text = "No pictures"
            EventLog.note("problem \(library.problem ?? "")")
            return
        }
        let place = "\(index + 1) of \(library.count)"
        let name = library.name(at: index)
        caption.text = "\(name) — \(place)"
        switch library.photo(at: index) {
        case .success(let photo):
            // Pictures of the pages are taken at once.
            let isWaiting = Options.current.renderFolder != nil
            scroller.show(photo, isWaiting: isWaiting) { [weak self] problem in
                self?.report(problem, of: name)
                EventLog.note("picture \(place) \(name)")
            }
        case .failure(let problem):
            scroller.show(nil, isWaiting: true) { _ in }
            report(problem, of: name)
            EventLog.note("picture \(place) \(name)")
        }
    }

    private func report(_ problem: Photo.Problem?, of name: String) {
        self.problem.text = problem.map { "\(name)\n\n\($0.reason)" }
    }
}
