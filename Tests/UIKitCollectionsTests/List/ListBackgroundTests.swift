// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite(.serialized)
struct ListBackgroundTests {
    private let app: TestApp

    init() throws { app = try TestApp(device: "iPhone 14") }

    private func list(
        _ appearance: UICollectionLayoutListConfiguration.Appearance,
        _ color: UIColor?
    ) -> UICollectionView {
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        configuration.backgroundColor = color
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 390, height: 260),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration)
        )
        view.backgroundColor = .white
        return view
    }

    /// The colour of a place below all rows.
    private func color(of view: UICollectionView) throws -> [UInt8] {
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
            view,
            path,
            _ in
            view.dequeueReusableCell(withReuseIdentifier: "row", for: path)
        }
        view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
        let stage = UIView()
        stage.addSubview(view)
        app.show(stage)
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([0])
        source.apply(snapshot, animatingDifferences: false)
        app.update()
        let spot = app.picture(of: view, scale: 1).cropped(
            to: CGRect(x: 200, y: 250, width: 1, height: 1)
        )
        let data = try #require(spot.cgImage.dataProvider?.data)
        return (data as Data).prefix(3).reversed()
    }

    @Test func theColourOfAListCoversTheCollectionViewsOwn() throws {
        let view = list(.plain, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(try color(of: view) == [255, 0, 0])
        #expect(view.backgroundColor == .white)
        #expect(try color(of: list(.insetGrouped, .clear)) == [255, 255, 255])
    }

    @Test func groupedListsAreGreyUnlessToldOtherwise() throws {
        #expect(try color(of: list(.insetGrouped, nil)) == [242, 242, 247])
        #expect(try color(of: list(.grouped, nil)) == [242, 242, 247])
        #expect(try color(of: list(.plain, nil)) == [255, 255, 255])
    }
}
