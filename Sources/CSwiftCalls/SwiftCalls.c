// SPDX-License-Identifier: Apache-2.0
#include "CSwiftCalls.h"

// A class's initialisers lie in its method table like methods; the Swift runtime finds them by the
// descriptor of the first declaration. An allocating initialiser takes the class as its context.
extern const void *swift_lookUpClassMethod(const void *metadata, const void *method,
                                           const void *description);

// Foundation.NSObject.init() and its class.
extern const char object_init __asm__("$s10Foundation8NSObjectCACycfCTq");
extern const char object_class __asm__("$s10Foundation8NSObjectCMn");

// QuartzCore.CALayer.init(layer: Any) and its class.
extern const char layer_init __asm__("$s10QuartzCore7CALayerC5layerACyp_tcfCTq");
extern const char layer_class __asm__("$s10QuartzCore7CALayerCMn");

typedef void *(*Init)(__attribute__((swift_context)) const void *) __attribute__((swiftcall));
typedef void *(*LayerInit)(const void *, __attribute__((swift_context)) const void *)
    __attribute__((swiftcall));

void *casement_make(const void *metadata) {
  Init init = (Init)swift_lookUpClassMethod(metadata, &object_init, &object_class);
  return init(metadata);
}

void *casement_make_layer_copy(const void *metadata, const void *layer) {
  LayerInit init = (LayerInit)swift_lookUpClassMethod(metadata, &layer_init, &layer_class);
  return init(layer, metadata);
}
