// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Menus, the clipboard, the pointer, and things that are dragged.
final class MenusPage: CardsPage {
    private let status = UILabel()
    private var keeper: [NSObject] = []

    override var columns: Int { 2 }

    override func makeCards() -> [Card] {
        [
            Card("Hold, or click the other button", contextMenus()),
            Card("Pull down, pop up", buttons(), isCentered: true),
            Card("Clipboard", clipboard(), isCentered: true),
            Card("Drag a colour onto the tray", DragBoard()),
        ]
    }

    private func note(_ text: String) {
        status.text = text
        EventLog.note("menus \(text)")
    }

    private func action(_ title: String, _ symbol: String) -> UIAction {
        UIAction(title: title, image: UIImage(systemName: symbol)) { [weak self] _ in
            self?.note("Chose \(title)")
        }
    }

    private func contextMenus() -> UIView {
        let tile = UIView()
        tile.backgroundColor = .systemIndigo
        tile.layer.cornerRadius = 14
        let more = UIMenu(
            title: "More",
            children: [action("Rotate", "arrow.clockwise"), action("Favourite", "heart")]
        )
        let delete = UIAction(
            title: "Delete",
            image: UIImage(systemName: "trash"),
            attributes: .destructive
        ) { [weak self] _ in self?.note("Chose Delete") }
        let menu = UIMenu(
            title: "Tile",
            children: [
                action("Copy", "doc"), action("Share", "square.and.arrow.up"), more,
                UIMenu(options: .displayInline, children: [delete]),
            ]
        )
        let provider = TileMenu(menu)
        keeper.append(provider)
        tile.addInteraction(UIContextMenuInteraction(delegate: provider))
        tile.addInteraction(UIPointerInteraction(delegate: nil))
        return tile
    }

    private func buttons() -> UIView {
        let pull = UIButton(configuration: .tinted())
        pull.configuration?.title = "Actions"
        pull.menu = UIMenu(
            preferredElementSize: .medium,
            children: [
                action("Play", "play"), action("Pause", "pause"), action("Find", "magnifyingglass"),
                UIMenu(
                    title: "Mark",
                    options: .displayInline,
                    children: [action("Star", "star"), action("Bookmark", "bookmark")]
                ),
            ]
        )
        pull.showsMenuAsPrimaryAction = true
        let popUp = UIButton(configuration: .gray())
        popUp.showsMenuAsPrimaryAction = true
        popUp.changesSelectionAsPrimaryAction = true
        popUp.menu = UIMenu(
            children: ["Small", "Medium", "Large"].map { title in
                UIAction(title: title) { [weak self] _ in self?.note("Size \(title)") }
            }
        )
        status.text = "Nothing chosen yet"
        status.textColor = .secondaryLabel
        return column([pull, popUp, status])
    }

    private func clipboard() -> UIView {
        let label = UILabel()
        label.text = "Paste something"
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        let copy = UIButton(configuration: .gray())
        copy.configuration?.title = "Copy a greeting"
        copy.addAction(
            UIAction { _ in UIPasteboard.general.string = "Hello from Casement" },
            for: .touchUpInside
        )
        let paste = UIButton(configuration: .gray())
        paste.configuration?.title = "Paste"
        paste.addAction(
            UIAction { [weak label] _ in
                label?.text = UIPasteboard.general.string ?? "The clipboard has no text"
            },
            for: .touchUpInside
        )
        return column([copy, paste, label])
    }

    private func column(_ views: [UIView]) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.spacing = 12
        stack.alignment = .center
        return stack
    }
}

/// Gives a tile its menu.
private final class TileMenu: NSObject, UIContextMenuInteractionDelegate {
    private let menu: UIMenu

    init(_ menu: UIMenu) { self.menu = menu }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        let menu = menu
        return UIContextMenuConfiguration(actionProvider: { _ in menu })
    }
}

/// Colours above a tray that takes them.
private final class DragBoard: UIView, UIDragInteractionDelegate, UIDropInteractionDelegate {
    private let colors: [UIColor] = [.systemRed, .systemOrange, .systemGreen, .systemBlue]
    private var chips: [UIView] = []
    private let tray = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        for color in colors {
            let chip = UIView()
            chip.backgroundColor = color
            chip.layer.cornerRadius = 22
            chip.addInteraction(UIDragInteraction(delegate: self))
            chips.append(chip)
            addSubview(chip)
        }
        tray.text = "Tray"
        tray.textAlignment = .center
        tray.backgroundColor = .systemGray5
        tray.layer.cornerRadius = 12
        tray.clipsToBounds = true
        tray.isUserInteractionEnabled = true
        tray.addInteraction(UIDropInteraction(delegate: self))
        addSubview(tray)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, chip) in chips.enumerated() {
            chip.frame = CGRect(x: 8 + CGFloat(index) * 56, y: 8, width: 44, height: 44)
        }
        tray.frame = CGRect(
            x: 8,
            y: 68,
            width: bounds.width - 16,
            height: max(0, bounds.height - 76)
        )
    }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        guard let color = interaction.view?.backgroundColor else { return [] }
        return [UIDragItem(itemProvider: NSItemProvider(object: color))]
    }

    func dropInteraction(
        _ interaction: UIDropInteraction,
        canHandle session: any UIDropSession
    ) -> Bool {
        session.canLoadObjects(ofClass: UIColor.self)
            || session.canLoadObjects(ofClass: String.self)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction,
        sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .copy) }

    func dropInteraction(
        _ interaction: UIDropInteraction,
        performDrop session: any UIDropSession
    ) {
        session.loadObjects(ofClass: UIColor.self) { [tray] colors in
            if let color = colors.first as? UIColor { tray.backgroundColor = color }
        }
        session.loadObjects(ofClass: String.self) { [tray] texts in
            if let text = texts.first { tray.text = text }
        }
    }
}
