// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

/// The words of lists about themselves, in iOS's form.
@MainActor
struct ListDescriptionTests {
    final class Shelf: UICollectionView {}

    private func plain(_ view: UIView) -> String {
        view.description.replacing(/0x[0-9a-f]+/, with: "A")
    }

    @Test func aScrollViewTellsItsContentBehindItsLayer() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        view.contentSize = CGSize(width: 20, height: 30)
        #expect(
            plain(view).hasPrefix("<UIScrollView: A; frame = (0 0; 20 10); clipsToBounds = YES; ")
        )
        #expect(
            plain(view).hasSuffix(
                "; layer = <CALayer: A>; contentOffset: {0, 0}; contentSize: {20, 30}; "
                    + "adjustedContentInset: {0, 0, 0, 0}>"
            )
        )
    }

    @Test func aCollectionViewTellsItsLayoutAndDataSource() {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 20, height: 10),
            collectionViewLayout: UICollectionViewFlowLayout()
        )
        #expect(plain(view).hasPrefix("<UICollectionView: A; frame = "))
        #expect(
            plain(view).hasSuffix("}; layout: <UICollectionViewFlowLayout: A>; dataSource: (null)>")
        )
    }

    @Test func aProgramsClassTellsItsModuleAndUIKitsClass() {
        let shelf = Shelf(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        #expect(
            plain(shelf).hasPrefix(
                "<UIKitTests.ListDescriptionTests.Shelf: A; baseClass = UICollectionView; frame = "
            )
        )
        #expect(!plain(UIButton()).contains("baseClass"))
    }
}
