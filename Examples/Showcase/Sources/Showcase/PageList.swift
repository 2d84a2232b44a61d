// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A page of the showcase.
@MainActor
struct PageEntry {
    let title: String
    let summary: String
    let symbol: String
    let color: UIColor
    let make: () -> UIViewController

    /// The title in small letters, as a part of a file's name.
    var fileName: String {
        title.lowercased().replacingOccurrences(of: " & ", with: "-")
            .replacingOccurrences(of: " ", with: "-")
    }
}

/// Every page, in the order of the sidebar.
@MainActor
enum PageList {
    static let all: [PageEntry] = [
        PageEntry(
            title: "Photos",
            summary: "A folder of pictures, each decoded no larger than it is shown",
            symbol: "photo",
            color: .systemBlue,
            make: { PhotosPage() }
        ),
        PageEntry(
            title: "Views & Layers",
            summary: "Corners, shadows, masks, perspective, gradients, shapes and copies",
            symbol: "square.fill",
            color: .systemIndigo,
            make: { LayersPage() }
        ),
        PageEntry(
            title: "Drawing",
            summary: "Paths, blend modes, gradients, dashes and clips in draw(_:)",
            symbol: "pencil",
            color: .systemOrange,
            make: { DrawingPage() }
        ),
        PageEntry(
            title: "Text",
            summary: "Styles, attributes, truncation, right-to-left and emoji",
            symbol: "doc",
            color: .systemPink,
            make: { TextPage() }
        ),
        PageEntry(
            title: "Images",
            summary: "Content modes, orientation, stretching and templates",
            symbol: "star.fill",
            color: .systemYellow,
            make: { ImagesPage() }
        ),
        PageEntry(
            title: "Buttons",
            summary: "Every configuration, size, state and placement",
            symbol: "circle.fill",
            color: .systemGreen,
            make: { ButtonsPage() }
        ),
        PageEntry(
            title: "Auto Layout",
            summary: "Stack views, priorities and reading direction",
            symbol: "list.bullet",
            color: .systemTeal,
            make: { LayoutPage() }
        ),
        PageEntry(
            title: "Colours",
            summary: "System colours, which follow light and dark",
            symbol: "heart.fill",
            color: .systemRed,
            make: { ColorsPage() }
        ),
        PageEntry(
            title: "Animation",
            summary: "Springs, keyframes and layers that never stop",
            symbol: "play.fill",
            color: .systemPurple,
            make: { AnimationPage() }
        ),
        PageEntry(
            title: "Animators",
            summary: "Held, scrubbed and turned round; flips, curls and particles",
            symbol: "pause.fill",
            color: .systemMint,
            make: { AnimatorsPage() }
        ),
        PageEntry(
            title: "Dynamics",
            summary: "Boxes and balls that fall, bounce, hang and snap",
            symbol: "circle",
            color: .systemCyan,
            make: { DynamicsPage() }
        ),
        PageEntry(
            title: "Touch",
            summary: "Fingers, taps and a control that tracks",
            symbol: "bell",
            color: .systemBrown,
            make: { TouchPage() }
        ),
        PageEntry(
            title: "Menus",
            summary: "Menus, clipboard, pointer, drag and drop",
            symbol: "line.3.horizontal",
            color: .systemCyan,
            make: { MenusPage() }
        ),
        PageEntry(
            title: "Controls",
            summary: "Switches, sliders, steppers, segments, progress and pages",
            symbol: "gearshape",
            color: .systemGreen,
            make: { ControlsPage() }
        ),
        PageEntry(
            title: "Pickers",
            summary: "Wheels of rows, dates on wheels, in a calendar and in fields",
            symbol: "calendar",
            color: .systemRed,
            make: { PickersPage() }
        ),
        PageEntry(
            title: "Sheets",
            summary: "Activities, photos, documents, colors and fonts",
            symbol: "square.and.arrow.up",
            color: .systemTeal,
            make: { SheetsPage() }
        ),
        PageEntry(
            title: "Tabs",
            summary: "A tab bar controller, badges and bars of other colours",
            symbol: "ellipsis",
            color: .systemIndigo,
            make: { TabsPage() }
        ),
        PageEntry(
            title: "Text Sizes",
            summary: "Fonts that follow the size that a person has chosen",
            symbol: "magnifyingglass",
            color: .systemPink,
            make: { TextSizesPage() }
        ),
        PageEntry(
            title: "Patterns",
            summary: "Surfaces that repeat, and tiles drawn as they come into sight",
            symbol: "square",
            color: .systemOrange,
            make: { PatternsPage() }
        ),
        PageEntry(
            title: "PDF",
            summary: "The same drawing on the screen and on paper",
            symbol: "square.and.pencil",
            color: .systemGray,
            make: { PDFPage() }
        ),
        PageEntry(
            title: "Lists",
            summary: "Tables of every style, to scroll, select, swipe, edit and reorder",
            symbol: "list.bullet",
            color: .systemGreen,
            make: { ListsPage() }
        ),
        PageEntry(
            title: "Editing",
            summary: "Fields, a text of many lines, and a list that is searched",
            symbol: "pencil",
            color: .systemPurple,
            make: { EditingPage() }
        ),
        PageEntry(
            title: "Collections",
            summary: "Grids, sections that scroll across, and outlines",
            symbol: "square.grid.2x2.fill",
            color: .systemCyan,
            make: { CollectionsPage() }
        ),
        PageEntry(
            title: "Columns",
            summary: "A split view of three columns",
            symbol: "sidebar.leading",
            color: .systemBrown,
            make: { ColumnsPage() }
        ),
        PageEntry(
            title: "Printing",
            summary: "Text over pages, HTML and views, on paper or as a file",
            symbol: "printer.fill",
            color: .systemTeal,
            make: { PrintingPage() }
        ),
        PageEntry(
            title: "Timing",
            summary: "Curves, keyframes, paths, transitions and properties of one's own",
            symbol: "clock.fill",
            color: .systemIndigo,
            make: { TimingPage() }
        ),
    ]
}
