// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit
import UIKitTesting

/// Frames that a flow layout gives, by the rules of UIKit's.
@MainActor
@Suite("Flow layout", .serialized)
struct FlowLayoutTests {
    init() { UIScreen.useStandardScale() }

    private final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
        var sizes: [CGSize] = []
        var insets: [Int: UIEdgeInsets] = [:]
        var headers: [Int: CGFloat] = [:]
        var asked = 0
        func collectionView(
            _ collectionView: UICollectionView,
            layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize {
            asked += 1
            return sizes[indexPath.item]
        }
        func collectionView(
            _ collectionView: UICollectionView,
            layout collectionViewLayout: UICollectionViewLayout,
            insetForSectionAt section: Int
        ) -> UIEdgeInsets { insets[section] ?? .zero }
        func collectionView(
            _ collectionView: UICollectionView,
            layout collectionViewLayout: UICollectionViewLayout,
            referenceSizeForHeaderInSection section: Int
        ) -> CGSize { CGSize(width: 1, height: headers[section] ?? 0) }
    }

    private func frames(_ view: UICollectionView, section: Int = 0) -> [CGRect] {
        (0..<view.numberOfItems(inSection: section)).compactMap {
            view.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
        }
    }

    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    @Test func linesOfEqualItemsAreJustifiedAndTheLastKeepsTheColumns() {
        let shelf = Shelf([Array(0..<5)])
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 90, height: 40)
        let view = makeView(shelf, layout)
        // Three fit: 270 of 320, 25 between.
        #expect(
            frames(view) == [
                rect(0, 0, 90, 40), rect(115, 0, 90, 40), rect(230, 0, 90, 40),
                rect(0, 50, 90, 40), rect(115, 50, 90, 40),
            ]
        )
        #expect(layout.collectionViewContentSize == CGSize(width: 320, height: 90))
    }

    @Test func aLineWithRoomForOneItemHasItInTheMiddle() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 200, height: 40)
        let view = makeView(Shelf([[0, 1]]), layout)
        #expect(frames(view) == [rect(60, 0, 200, 40), rect(60, 50, 200, 40)])
    }

    @Test func oneItemOfSeveralThatFitIsAtTheStart() {
        let layout = UICollectionViewFlowLayout()
        let view = makeView(Shelf([[0]]), layout)
        #expect(frames(view) == [rect(0, 0, 50, 50)])
    }

    @Test func aLineOfSeveralSizesSharesOutWhatIsLeftAndCentresItsItems() {
        let sizes = Sizes()
        sizes.sizes = [
            CGSize(width: 100, height: 40), CGSize(width: 60, height: 20),
            CGSize(width: 120, height: 60), CGSize(width: 150, height: 30),
        ]
        let shelf = Shelf([Array(0..<4)])
        let view = makeView(shelf, UICollectionViewFlowLayout())
        view.delegate = sizes
        // 280 of 320 in the first line: 20 between. The last has room for two of its item: 150, 150.
        #expect(
            frames(view) == [
                rect(0, 10, 100, 40), rect(120, 20, 60, 20), rect(200, 0, 120, 60),
                rect(0, 70, 150, 30),
            ]
        )
    }

    @Test func headersFootersAndInsetsTakeTheirRoom() throws {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 30)
        layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 10)
        layout.headerReferenceSize = CGSize(width: 0, height: 25)
        layout.footerReferenceSize = CGSize(width: 0, height: 35)
        let view = makeView(Shelf([[0], [], [1]]), layout)
        #expect(frames(view, section: 0) == [rect(10, 30, 100, 30)])
        let length: CGFloat = 25 + 5 + 30 + 15 + 35
        let empty: CGFloat = 25 + 5 + 15 + 35
        #expect(frames(view, section: 2) == [rect(10, length + empty + 30, 100, 30)])
        let header = view.layoutAttributesForSupplementaryElement(
            ofKind: UICollectionView.elementKindSectionHeader,
            at: IndexPath(item: 0, section: 2)
        )
        #expect(header?.frame == rect(0, length + empty, 320, 25))
        let footer = view.layoutAttributesForSupplementaryElement(
            ofKind: UICollectionView.elementKindSectionFooter,
            at: IndexPath(item: 0, section: 0)
        )
        #expect(footer?.frame == rect(0, length - 35, 320, 35))
        #expect(layout.collectionViewContentSize.height == 2 * length + empty)
    }

    @Test func aSectionWithoutAHeaderHasAttributesOfNoSizeForIt() throws {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 30)
        layout.sectionHeadersPinToVisibleBounds = true
        let view = makeView(Shelf([[0], [1]]), layout)
        for kind in [
            UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
        ] {
            let path = IndexPath(item: 0, section: 1)
            let found = view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)
            #expect(found?.frame.size == .zero)
        }
        let all = try #require(layout.layoutAttributesForElements(in: view.bounds))
        #expect(all.allSatisfy { $0.representedElementCategory == .cell })
        #expect(
            view.layoutAttributesForSupplementaryElement(
                ofKind: UICollectionView.elementKindSectionHeader,
                at: IndexPath(item: 0, section: 2)
            ) == nil
        )
    }

    @Test func sidewaysLinesAreColumns() {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 40, height: 200)
        layout.headerReferenceSize = CGSize(width: 30, height: 0)
        let view = makeView(Shelf([[0, 1, 2]]), layout)
        // Two fit in 480 with 80 between.
        #expect(
            frames(view) == [
                rect(30, 0, 40, 200), rect(30, 280, 40, 200), rect(80, 0, 40, 200),
            ]
        )
        #expect(layout.collectionViewContentSize == CGSize(width: 120, height: 480))
    }

    @Test func contentInsetsAreTakenFromTheRoom() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 90, height: 40)
        let view = makeView(Shelf([[0, 1, 2]]), layout)
        view.contentInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
        layout.invalidateLayout()
        #expect(frames(view) == [rect(0, 0, 90, 40), rect(105, 0, 90, 40), rect(210, 0, 90, 40)])
    }

    @Test func fromRightToLeftLinesBeginOnTheRight() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 90, height: 40)
        let view = makeView(Shelf([Array(0..<4)]), layout)
        view.semanticContentAttribute = .forceRightToLeft
        layout.invalidateLayout()
        #expect(
            frames(view) == [
                rect(230, 0, 90, 40), rect(115, 0, 90, 40), rect(0, 0, 90, 40),
                rect(230, 50, 90, 40),
            ]
        )
    }

    @Test func pinnedHeadersStayInSightAsLongAsTheirSection() throws {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 100)
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        layout.sectionHeadersPinToVisibleBounds = true
        let view = makeView(
            Shelf([[0, 1, 2], [3, 4, 5]]),
            layout,
            size: CGSize(width: 320, height: 200)
        )
        let kind = UICollectionView.elementKindSectionHeader
        func top(_ section: Int) -> CGFloat? {
            view.layoutIfNeeded()
            return view.supplementaryView(
                forElementKind: kind,
                at: IndexPath(item: 0, section: section)
            )?.frame.minY
        }
        #expect(top(0) == 0)
        view.contentOffset.y = 120
        #expect(top(0) == 120)
        // The section ends at 350: the header is pushed out.
        view.contentOffset.y = 330
        #expect(top(0) == 320)
        #expect(top(1) == 350)
        view.contentOffset.y = 400
        #expect(top(0) == nil)
        #expect(top(1) == 400)
    }

    @Test func anotherWidthAsksForSizesAnewAndScrollingDoesNot() {
        let sizes = Sizes()
        sizes.sizes = Array(repeating: CGSize(width: 50, height: 50), count: 200)
        sizes.sizes[1].height = 60
        let view = makeView(Shelf([Array(0..<200)]), UICollectionViewFlowLayout())
        view.delegate = sizes
        view.layoutIfNeeded()
        #expect(sizes.asked == 200)
        view.contentOffset.y = 500
        view.layoutIfNeeded()
        #expect(sizes.asked == 200)
        view.frame.size.width = 200
        view.layoutIfNeeded()
        #expect(sizes.asked == 400)
    }

    private final class Tall: UICollectionViewCell {
        let label = UILabel(frame: .zero)
        override init(frame: CGRect) {
            super.init(frame: frame)
            contentView.addSubview(label)
            label.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: contentView.topAnchor),
                label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                contentView.widthAnchor.constraint(equalToConstant: 80),
                contentView.heightAnchor.constraint(equalToConstant: 44),
            ])
        }
        required init?(coder: NSCoder) { nil }
    }

    @Test func cellsThatSizeThemselvesAreAsked() {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        let view = makeView(Shelf([Array(0..<6)]), layout)
        view.register(Tall.self, forCellWithReuseIdentifier: "cell")
        view.layoutIfNeeded()
        #expect(frames(view).allSatisfy { $0.size == CGSize(width: 80, height: 44) })
        #expect(view.visibleCells.count == 6)
    }

    /// Every rectangle's elements are those whose frames have a part in it.
    @Test func whatLiesInARectangleIsWhatItsItemsSay() {
        let sizes = Sizes()
        var seed: UInt64 = 7
        func next(_ limit: Int) -> Int {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(seed >> 33) % limit
        }
        for trial in 0..<60 {
            let count = next(40)
            sizes.sizes = (0..<max(count, 1)).map { _ in
                CGSize(width: 10 + next(150), height: 5 + next(80))
            }
            let layout = UICollectionViewFlowLayout()
            layout.scrollDirection = trial % 2 == 0 ? .vertical : .horizontal
            layout.headerReferenceSize = CGSize(width: 12, height: 12)
            let view = makeView(Shelf([Array(0..<count), [], Array(0..<count)]), layout)
            if trial % 3 != 0 { view.delegate = sizes } else { view.delegate = nil }
            let all = (0..<3).flatMap { section in
                (0..<view.numberOfItems(inSection: section)).compactMap {
                    view.layoutAttributesForItem(at: IndexPath(item: $0, section: section))
                }
            }
            for _ in 0..<10 {
                let area = CGRect(
                    x: next(400) - 50,
                    y: next(1200) - 50,
                    width: next(300) + 1,
                    height: next(300) + 1
                )
                let found = layout.layoutAttributesForElements(in: area) ?? []
                let cells = Set(
                    found.filter { $0.representedElementCategory == .cell }.map(\.indexPath)
                )
                let wanted = Set(
                    all.filter {
                        $0.frame.minX < area.maxX && $0.frame.maxX > area.minX
                            && $0.frame.minY < area.maxY && $0.frame.maxY > area.minY
                    }.map(\.indexPath)
                )
                #expect(cells == wanted)
            }
            // Items of a line neither overlap nor leave the room.
            for (index, attributes) in all.enumerated() where trial % 2 == 0 {
                #expect(attributes.frame.minX >= 0)
                for other in all[(index + 1)...].prefix(4) {
                    #expect(!attributes.frame.insetBy(dx: 0.6, dy: 0.6).intersects(other.frame))
                }
            }
        }
    }

    @Test func aMillionItemsOpenAndScrollAtOnce() {
        final class Many: NSObject, UICollectionViewDataSource {
            var made = 0
            func collectionView(_ v: UICollectionView, numberOfItemsInSection s: Int) -> Int {
                1_000_000
            }
            func collectionView(
                _ view: UICollectionView,
                cellForItemAt path: IndexPath
            ) -> UICollectionViewCell {
                made += 1
                return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            }
        }
        let source = Many()
        let view = makeView(Shelf([]), UICollectionViewFlowLayout())
        view.dataSource = source
        view.layoutIfNeeded()
        // Five columns of 60 points: 1,000,000 / 5 lines of 60 points, less one space.
        #expect(view.contentSize.height == CGFloat(200_000 * 60 - 10))
        #expect(source.made == 40)
        view.scrollToItem(at: IndexPath(item: 999_999, section: 0), at: .bottom, animated: false)
        view.layoutIfNeeded()
        #expect(view.indexPathsForVisibleItems.last?.item == 999_999)
        #expect(source.made <= 85)
    }
}

extension UIScreen {
    /// Two pixels to a point, whatever ran before.
    static func useStandardScale() { UIScreen.main.update(orientation: .portrait, isDark: false) }
}
