// SPDX-License-Identifier: Apache-2.0
#ifndef CASEMENT_INITIALIZERS_H
#define CASEMENT_INITIALIZERS_H

/// The initializers of UIKit's that `casement_make_by` calls.
enum casement_initializer {
  /// UINavigationController.init(rootViewController:)
  casement_navigation_root,
  /// UINavigationController.init(navigationBarClass:toolbarClass:)
  casement_navigation_bars,
  /// UITableView.init(frame:style:)
  casement_table_style,
  /// UITableViewController.init(style:)
  casement_table_controller_style,
  /// UICollectionView.init(frame:collectionViewLayout:)
  casement_collection_layout,
  /// UICollectionViewController.init(collectionViewLayout:)
  casement_collection_controller_layout,
  /// UIGestureRecognizer.init(target:action:)
  casement_recognizer_target,
};

/// Makes an instance of the class that `metadata` is of, by its own version of an initializer.
///
/// `numbers` holds the arguments that are floating-point numbers, four at most, and `words` all
/// others, six at most, in Swift's calling convention; unused ones may be anything. Objects and
/// values are handed over. The result is owned.
void *_Nonnull casement_make_by(enum casement_initializer initializer,
                                const void *_Nonnull metadata, const double *_Nonnull numbers,
                                const unsigned long *_Nonnull words);

#endif
