// SPDX-License-Identifier: Apache-2.0
#include "CSwiftCalls.h"

// A class's initialisers lie in its method table like methods; the Swift runtime finds them by the
// descriptor of the first declaration. An allocating initialiser takes the class as its context.
extern const void *swift_lookUpClassMethod(const void *metadata, const void *method,
                                           const void *description);

// Foundation.NSObject.init() and its class.
extern const char object_init __asm__("$s10Foundation8NSObjectCACycfCTq");
extern const char object_class __asm__("$s10Foundation8NSObjectCMn");

// QuartzCore.CALayer.init(layer: Any) and its class. Weak, since a program may have objects without
// layers.
extern const char layer_init __asm__("$s10QuartzCore7CALayerC5layerACyp_tcfCTq")
    __attribute__((weak));
extern const char layer_class __asm__("$s10QuartzCore7CALayerCMn")
    __attribute__((weak));

typedef void *(*Init)(__attribute__((swift_context)) const void *) __attribute__((swiftcall));
typedef void *(*LayerInit)(const void *, __attribute__((swift_context)) const void *)
    __attribute__((swiftcall));

void *casement_make(const void *metadata) {
  Init init = (Init)swift_lookUpClassMethod(metadata, &object_init, &object_class);
  return init(metadata);
}

_Bool casement_have_same_init(const void *first, const void *second) {
  return swift_lookUpClassMethod(first, &object_init, &object_class) ==
         swift_lookUpClassMethod(second, &object_init, &object_class);
}

void *casement_make_layer_copy(const void *metadata, const void *layer) {
  LayerInit init = (LayerInit)swift_lookUpClassMethod(metadata, &layer_init, &layer_class);
  return init(layer, metadata);
}

// UIKitViews.UIView.init(frame:), UIViewController.init(nibName:bundle:) and their classes. Weak,
// since a program may have layers without views.
extern const char view_init __asm__("$s10UIKitViews6UIViewC5frameAC10Foundation6CGRectV_tcfCTq")
    __attribute__((weak));
extern const char view_class __asm__("$s10UIKitViews6UIViewCMn")
    __attribute__((weak));
extern const char controller_init __asm__("$s10UIKitViews16UIViewControllerC7nibName6bundleACSSSg_10Foundation6BundleCSgtcfCTq")
    __attribute__((weak));
extern const char controller_class __asm__("$s10UIKitViews16UIViewControllerCMn")
    __attribute__((weak));

// A rectangle goes in four registers, an optional string in two; nil is nothing but zeros.
typedef void *(*ViewInit)(double, double, double, double,
                          __attribute__((swift_context)) const void *) __attribute__((swiftcall));
typedef void *(*ControllerInit)(unsigned long, unsigned long, const void *,
                                __attribute__((swift_context)) const void *)
    __attribute__((swiftcall));

void *casement_make_view(const void *metadata, double x, double y, double width, double height) {
  ViewInit init = (ViewInit)swift_lookUpClassMethod(metadata, &view_init, &view_class);
  return init(x, y, width, height, metadata);
}

void *casement_make_controller(const void *metadata) {
  ControllerInit init =
      (ControllerInit)swift_lookUpClassMethod(metadata, &controller_init, &controller_class);
  return init(0, 0, 0, metadata);
}

void *casement_make_controller_of_nib(const void *metadata, const unsigned long *name,
                                      const void *bundle) {
  ControllerInit init =
      (ControllerInit)swift_lookUpClassMethod(metadata, &controller_init, &controller_class);
  return init(name[0], name[1], bundle, metadata);
}

// UIKitViews.UIGestureRecognizer.init(coder:), UIStoryboardSegue.init(identifier:source:destination:)
// and their classes, weak likewise.
extern const char recognizer_init
    __asm__("$s10UIKitViews19UIGestureRecognizerC5coderACSg10Foundation7NSCoderC_tcfCTq")
    __attribute__((weak));
extern const char recognizer_class __asm__("$s10UIKitViews19UIGestureRecognizerCMn")
    __attribute__((weak));
extern const char segue_init
    __asm__("$s10UIKitViews17UIStoryboardSegueC10identifier6source11destinationACSSSg_AA16UIViewControllerCAItcfCTq")
    __attribute__((weak));
extern const char segue_class __asm__("$s10UIKitViews17UIStoryboardSegueCMn")
    __attribute__((weak));

typedef void *(*RecognizerInit)(const void *, __attribute__((swift_context)) const void *)
    __attribute__((swiftcall));
typedef void *(*SegueInit)(unsigned long, unsigned long, const void *, const void *,
                           __attribute__((swift_context)) const void *) __attribute__((swiftcall));

void *casement_make_recognizer(const void *metadata, const void *coder) {
  RecognizerInit init =
      (RecognizerInit)swift_lookUpClassMethod(metadata, &recognizer_init, &recognizer_class);
  return init(coder, metadata);
}

void *casement_make_segue(const void *metadata, const unsigned long *identifier,
                          const void *source, const void *destination) {
  SegueInit init = (SegueInit)swift_lookUpClassMethod(metadata, &segue_init, &segue_class);
  return init(identifier[0], identifier[1], source, destination, metadata);
}

// UIKitTables.UITableViewCell.init(style:reuseIdentifier:), UITableViewHeaderFooterView.init(
// reuseIdentifier:) and their classes, weak likewise. A style is an enumeration of a byte.
extern const char cell_init
    __asm__("$s11UIKitTables15UITableViewCellC5style15reuseIdentifierA2C0E5StyleO_SSSgtcfCTq")
    __attribute__((weak));
extern const char cell_class __asm__("$s11UIKitTables15UITableViewCellCMn")
    __attribute__((weak));
extern const char header_init
    __asm__("$s11UIKitTables023UITableViewHeaderFooterD0C15reuseIdentifierACSSSg_tcfCTq")
    __attribute__((weak));
extern const char header_class __asm__("$s11UIKitTables023UITableViewHeaderFooterD0CMn")
    __attribute__((weak));

typedef void *(*CellInit)(unsigned char, unsigned long, unsigned long,
                          __attribute__((swift_context)) const void *) __attribute__((swiftcall));
typedef void *(*HeaderInit)(unsigned long, unsigned long,
                            __attribute__((swift_context)) const void *) __attribute__((swiftcall));

void *casement_make_cell(const void *metadata, unsigned char style,
                         const unsigned long *identifier) {
  CellInit init = (CellInit)swift_lookUpClassMethod(metadata, &cell_init, &cell_class);
  return init(style, identifier[0], identifier[1], metadata);
}

void *casement_make_header(const void *metadata, const unsigned long *identifier) {
  HeaderInit init = (HeaderInit)swift_lookUpClassMethod(metadata, &header_init, &header_class);
  return init(identifier[0], identifier[1], metadata);
}

static _Thread_local void *thread_mark;

void *casement_thread_mark(void) { return thread_mark; }

void casement_set_thread_mark(void *mark) { thread_mark = mark; }

// The first word of an object is its class's metadata.
void casement_set_class(void *object, const void *metadata) {
  *(const void **)object = metadata;
}

extern void CFRunLoopWakeUp(void *loop);

void casement_wake_run_loop(void *loop) { CFRunLoopWakeUp(loop); }
