// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Browses a folder of pictures, decoding each no larger than it is shown.
final class PhotosPage: CardsPage {
    private let library = PhotoLibrary(folder: Options.current.pictureFolder)
    private let imageView = UIImageView()
    private let caption = UILabel()
    private let problem = UILabel()
    private let previous = UIButton(configuration: .gray())
    private let forward = UIButton(configuration: .filled())
    private var index = 0
    private var shown: (index: Int, size: CGSize)?

    override func viewDidLoad() {
        super.viewDidLoad()
        imageView.contentMode = .scaleAspectFit
        imageView.backgroundColor = .secondarySystemGroupedBackground
        imageView.layer.cornerRadius = 16
        imageView.layer.cornerCurve = .continuous
        imageView.clipsToBounds = true
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
        for part in [imageView, caption, problem, previous, forward] { view.addSubview(part) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = contentFrame
        guard area.width > 0, area.height > 120 else { return }
        imageView.frame = CGRect(
            x: area.minX,
            y: area.minY,
            width: area.width,
            height: area.height - 64
        )
        problem.frame = imageView.frame.insetBy(dx: 40, dy: 20)
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
        let size = imageView.bounds.size
        if let shown, shown.index == index, shown.size == size { return }
        shown = (index, size)
        guard library.count > 0 else {
            imageView.image = nil
            problem.text = library.problem
            caption.text = "No pictures"
            EventLog.note("problem \(library.problem ?? "")")
            return
        }
        let name = library.name(at: index)
        switch library.picture(at: index, fitting: size) {
        case .success(let image):
            imageView.image = image
            problem.text = nil
        case .failure(let error):
            imageView.image = nil
            problem.text = "\(name)\n\n\(error.reason)"
        }
        caption.text = "\(name) — \(index + 1) of \(library.count)"
        EventLog.note("picture \(index + 1) of \(library.count) \(name)")
    }
}
