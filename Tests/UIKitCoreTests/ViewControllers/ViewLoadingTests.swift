// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

@MainActor
private final class LoadingController: UIViewController {
    @ViewLoading var label: UILabel
    @ViewLoading var count = 3

    override func viewDidLoad() {
        super.viewDidLoad()
        label = UILabel()
        label.text = "loaded"
    }
}

@MainActor
@Suite("@ViewLoading")
struct ViewLoadingTests {
    @Test("Reading what has no value yet loads the view, which sets it")
    func loading() {
        let controller = LoadingController(nibName: nil, bundle: nil)
        #expect(!controller.isViewLoaded && controller.count == 3)
        #expect(!controller.isViewLoaded)
        #expect(controller.label.text == "loaded" && controller.isViewLoaded)
    }

    @Test("What is set before is read without loading")
    func setBefore() {
        let controller = LoadingController(nibName: nil, bundle: nil)
        let label = UILabel()
        controller.label = label
        #expect(controller.label === label && !controller.isViewLoaded)
    }
}
