// SPDX-License-Identifier: Apache-2.0
#include "Initializers.h"

#include <stddef.h>

extern const void *swift_lookUpClassMethod(const void *metadata, const void *method,
                                           const void *description);

// Method descriptors and class descriptors are weak, since a program may lack the module.
#define SYMBOL(name, text) extern const char name __asm__(text) __attribute__((weak))

SYMBOL(navigation_root, "$s16UIKitControllers22UINavigationControllerC08rootViewD0AC0A5Views06UIViewD0C_tcfCTq");
SYMBOL(navigation_bars, "$s16UIKitControllers22UINavigationControllerC18navigationBarClass07toolbarG0ACyXlXpSg_AFtcfCTq");
SYMBOL(navigation_class, "$s16UIKitControllers22UINavigationControllerCMn");
SYMBOL(table_style, "$s11UIKitTables11UITableViewC5frame5styleAC10Foundation6CGRectV_AC5StyleOtcfCTq");
SYMBOL(table_class, "$s11UIKitTables11UITableViewCMn");
SYMBOL(table_controller_style, "$s11UIKitTables21UITableViewControllerC5styleAcA0cD0C5StyleO_tcfCTq");
SYMBOL(table_controller_class, "$s11UIKitTables21UITableViewControllerCMn");
SYMBOL(collection_layout, "$s16UIKitCollections16UICollectionViewC5frame010collectionD6LayoutAC10Foundation6CGRectV_AA0cdG0CtcfCTq");
SYMBOL(collection_class, "$s16UIKitCollections16UICollectionViewCMn");
SYMBOL(collection_controller_layout, "$s16UIKitCollections26UICollectionViewControllerC010collectionD6LayoutAcA0cdG0C_tcfCTq");
SYMBOL(collection_controller_class, "$s16UIKitCollections26UICollectionViewControllerCMn");
// The runtime's module has another name where users import it.
SYMBOL(recognizer_target, "$s10UIKitViews19UIGestureRecognizerC6target6actionACypSg_11ObjCRuntime8SelectorVSgtcfCTq");
SYMBOL(recognizer_target_of_sdk, "$s10UIKitViews19UIGestureRecognizerC6target6actionACypSg_10ObjectiveC8SelectorVSgtcfCTq");
SYMBOL(recognizer_class, "$s10UIKitViews19UIGestureRecognizerCMn");

// Registers that an initializer does not read are no harm.
typedef void *(*Init)(unsigned long, unsigned long, unsigned long, unsigned long, unsigned long,
                      unsigned long, double, double, double, double,
                      __attribute__((swift_context)) const void *) __attribute__((swiftcall));

static const void *method_of(enum casement_initializer initializer) {
  switch (initializer) {
  case casement_navigation_root: return &navigation_root;
  case casement_navigation_bars: return &navigation_bars;
  case casement_table_style: return &table_style;
  case casement_table_controller_style: return &table_controller_style;
  case casement_collection_layout: return &collection_layout;
  case casement_collection_controller_layout: return &collection_controller_layout;
  case casement_recognizer_target:
    return &recognizer_target != NULL ? &recognizer_target : &recognizer_target_of_sdk;
  }
  return NULL;
}

static const void *class_of(enum casement_initializer initializer) {
  switch (initializer) {
  case casement_navigation_root:
  case casement_navigation_bars: return &navigation_class;
  case casement_table_style: return &table_class;
  case casement_table_controller_style: return &table_controller_class;
  case casement_collection_layout: return &collection_class;
  case casement_collection_controller_layout: return &collection_controller_class;
  case casement_recognizer_target: return &recognizer_class;
  }
  return NULL;
}

void *casement_make_by(enum casement_initializer initializer, const void *metadata,
                       const double *numbers, const unsigned long *words) {
  Init init = (Init)swift_lookUpClassMethod(metadata, method_of(initializer), class_of(initializer));
  return init(words[0], words[1], words[2], words[3], words[4], words[5], numbers[0], numbers[1],
              numbers[2], numbers[3], metadata);
}
