// SPDX-License-Identifier: Apache-2.0
// Calls of Swift initialisers that are not `required`, on classes known only when running.
#ifndef C_SWIFT_CALLS_H
#define C_SWIFT_CALLS_H

#include "ArchiveReading.h"
#include "Exceptions.h"
#include "FunctionNames.h"
#include "Initializers.h"

/// Makes an instance of a subclass of Foundation's NSObject by its `init()`. The result is owned.
void *_Nonnull casement_make(const void *_Nonnull metadata);

/// Whether two classes have the same `init()`: one of them inherits the other's.
_Bool casement_have_same_init(const void *_Nonnull first, const void *_Nonnull second);

/// Makes an instance of a subclass of CALayer by its `init(layer:)`. `layer` points to an Any.
void *_Nonnull casement_make_layer_copy(const void *_Nonnull metadata, const void *_Nonnull layer);

/// Makes an instance of a subclass of UIView by its `init(frame:)`. The result is owned.
void *_Nonnull casement_make_view(const void *_Nonnull metadata, double x, double y, double width,
                                  double height);

/// Makes an instance of a subclass of Foundation's NSObject by its `init()`; NULL where the class does
/// not have the initializer. The result is owned.
void *_Nullable casement_try_to_make(const void *_Nonnull metadata);

/// Makes an instance of a subclass of UIView by its `init(frame:)`; NULL where the class does not have
/// the initializer. The result is owned.
void *_Nullable casement_try_to_make_view(const void *_Nonnull metadata);

/// Makes an instance of a class by the `init()` of a superclass. The class's own variables are zeros.
/// The result is owned, and must not be released to the end.
void *_Nonnull casement_make_bare(const void *_Nonnull metadata, const void *_Nonnull ancestor);

/// Makes an instance of a class of views by the `init(frame:)` of a superclass, likewise.
void *_Nonnull casement_make_bare_view(const void *_Nonnull metadata,
                                       const void *_Nonnull ancestor);

/// Makes an instance of a subclass of UIViewController by its `init(nibName:bundle:)`, with nil for
/// both. The result is owned.
void *_Nonnull casement_make_controller(const void *_Nonnull metadata);

/// The same with a nib's name, which `name` points to (a `String?`), and its bundle; both are taken
/// over.
void *_Nonnull casement_make_controller_of_nib(const void *_Nonnull metadata,
                                               const unsigned long *_Nonnull name,
                                               const void *_Nullable bundle);

/// Makes an instance of a subclass of UIGestureRecognizer by its `init(coder:)`, which takes the coder
/// over; NULL where it says so. The result is owned.
void *_Nullable casement_make_recognizer(const void *_Nonnull metadata,
                                         const void *_Nonnull coder);

/// Makes an instance of a subclass of UIStoryboardSegue by its
/// `init(identifier:source:destination:)`, which takes all three over. `identifier` points to a
/// `String?`. The result is owned.
void *_Nonnull casement_make_segue(const void *_Nonnull metadata,
                                   const unsigned long *_Nonnull identifier,
                                   const void *_Nonnull source,
                                   const void *_Nonnull destination);

/// Makes an instance of a subclass of UITableViewCell by its `init(style:reuseIdentifier:)`.
/// `identifier` points to a `String?`, which it takes over. The result is owned.
void *_Nonnull casement_make_cell(const void *_Nonnull metadata, unsigned char style,
                                  const unsigned long *_Nonnull identifier);

/// Makes an instance of a subclass of UITableViewHeaderFooterView by its `init(reuseIdentifier:)`.
/// `identifier` points to a `String?`, which it takes over. The result is owned.
void *_Nonnull casement_make_header(const void *_Nonnull metadata,
                                    const unsigned long *_Nonnull identifier);

/// Makes a node of a grid of GameplayKit's by its `init(gridPosition:)`. The result is owned.
void *_Nonnull casement_make_grid_node(const void *_Nonnull metadata, int x, int y);

/// Makes a node of a graph of GameplayKit's by its `init(point:)`. The result is owned.
void *_Nonnull casement_make_point_node(const void *_Nonnull metadata, float x, float y);

/// Wakes a run loop of Core Foundation's, which Foundation on Linux keeps to itself.
void casement_wake_run_loop(void *_Nonnull loop);

/// The mark of the calling thread; NULL at first.
void *_Nullable casement_thread_mark(void);

/// Sets the mark of the calling thread.
void casement_set_thread_mark(void *_Nullable mark);

/// Makes an object one of another class. Its memory is not changed otherwise.
void casement_set_class(void *_Nonnull object, const void *_Nonnull metadata);

/// Gives what is kept for an object that dies, which is released once the object is gone; NULL for nothing.
typedef const void *_Nullable casement_end_taker(const void *_Nonnull object);

/// Calls `taker` from now on when an instance of a class, not of a subclass, is about to be destroyed.
///
/// False where the class's metadata cannot be changed. Not to be called on two threads at once; `taker` is always
/// the same.
_Bool casement_watch_ends(const void *_Nonnull metadata, casement_end_taker *_Nonnull taker);

/// How often an object is held.
unsigned long swift_retainCount(const void *_Nonnull object);

/// The table of a type's conformance to a protocol; NULL where it does not conform.
const void *_Nullable swift_conformsToProtocol(const void *_Nonnull metadata,
                                               const void *_Nonnull protocol);

/// Calls `body` with the sections of each image that the Swift runtime knows, until it says false.
void swift_enumerateAllMetadataSections(_Bool (*_Nonnull body)(const void *_Nullable sections,
                                                               void *_Nullable context),
                                        void *_Nullable context);

#endif
