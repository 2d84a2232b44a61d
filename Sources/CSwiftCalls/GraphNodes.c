// SPDX-License-Identifier: Apache-2.0
#include "CSwiftCalls.h"

extern const void *swift_lookUpClassMethod(const void *metadata, const void *method,
                                           const void *description);

// GameplayKit.GKGridGraphNode.init(gridPosition:), GKGraphNode2D.init(point:) and their classes. Weak,
// since a program may have objects without graphs.
extern const char grid_init __asm__(
    "$s11GameplayKit15GKGridGraphNodeC12gridPositionACs5SIMD2Vys5Int32VG_tcfCTq")
    __attribute__((weak));
extern const char grid_class __asm__("$s11GameplayKit15GKGridGraphNodeCMn")
    __attribute__((weak));
extern const char point_init __asm__("$s11GameplayKit13GKGraphNode2DC5pointACs5SIMD2VySfG_tcfCTq")
    __attribute__((weak));
extern const char point_class __asm__("$s11GameplayKit13GKGraphNode2DCMn")
    __attribute__((weak));

// Clang passes vectors to Swift's functions as Swift does, whatever the processor.
typedef int Position __attribute__((vector_size(8)));
typedef float Point __attribute__((vector_size(8)));

typedef void *(*GridInit)(Position, __attribute__((swift_context)) const void *)
    __attribute__((swiftcall));
typedef void *(*PointInit)(Point, __attribute__((swift_context)) const void *)
    __attribute__((swiftcall));

void *casement_make_grid_node(const void *metadata, int x, int y) {
  GridInit init = (GridInit)swift_lookUpClassMethod(metadata, &grid_init, &grid_class);
  Position position = {x, y};
  return init(position, metadata);
}

void *casement_make_point_node(const void *metadata, float x, float y) {
  PointInit init = (PointInit)swift_lookUpClassMethod(metadata, &point_init, &point_class);
  Point point = {x, y};
  return init(point, metadata);
}
