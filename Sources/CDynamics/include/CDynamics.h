// SPDX-License-Identifier: Apache-2.0
//
// Rigid bodies in the plane, by Box2D. Lengths are in Box2D's metres, angles in radians; the caller
// chooses how many points a metre is. One thread at a time.
#ifndef CDYNAMICS_H
#define CDYNAMICS_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct CDWorld CDWorld;
typedef struct CDBody CDBody;
typedef struct CDJoint CDJoint;

typedef struct {
    float x, y;
} CDVector;

typedef struct {
    CDVector position;
    float angle;
    CDVector velocity;
    float angularVelocity;
} CDMotion;

/// Two bodies have met or parted; a boundary's body comes second.
typedef struct {
    uint64_t first, second;
    bool secondIsBoundary;
    bool began;
    CDVector point;
} CDContact;

CDWorld *cd_world_make(void);
void cd_world_free(CDWorld *world);
void cd_world_step(CDWorld *world, float seconds);
/// Whether nothing moves any more.
bool cd_world_is_asleep(const CDWorld *world);
/// The contacts since the last call, oldest first; valid until the next step.
int cd_world_take_contacts(CDWorld *world, const CDContact **contacts);

/// A body without a shape at a place; `id` is what contacts say.
CDBody *cd_body_make(CDWorld *world, uint64_t id, CDVector position, float angle);
void cd_body_free(CDWorld *world, CDBody *body);
/// The still body that anchors and boundaries belong to.
CDBody *cd_world_ground(CDWorld *world);
void cd_body_clear_shapes(CDBody *body);
/// A convex polygon of 3 to 8 points around the body's origin; false where it has no area.
bool cd_body_add_polygon(CDBody *body, const CDVector *points, int count);
void cd_body_add_circle(CDBody *body, CDVector center, float radius);
void cd_body_set_material(CDBody *body, float density, float friction, float elasticity);
void cd_body_set_damping(CDBody *body, float linear, float angular);
void cd_body_set_fixed(CDBody *body, bool isAnchored, bool allowsRotation);
/// The groups within which it meets other bodies, and boundaries.
void cd_body_set_groups(CDBody *body, uint64_t bodies, uint64_t boundaries);
CDMotion cd_body_motion(const CDBody *body);
void cd_body_place(CDBody *body, CDVector position, float angle);
void cd_body_set_velocity(CDBody *body, CDVector velocity, float angularVelocity);
float cd_body_mass(const CDBody *body);
/// A force does not wake a body that sleeps; an impulse does.
void cd_body_push(CDBody *body, CDVector force, CDVector point, bool isImpulse);
/// Turns a body that is awake, in radians a second squared.
void cd_body_turn(CDBody *body, float acceleration);
void cd_body_wake(CDBody *body);

/// A still line of bodies' groups: a polyline through `points`.
CDBody *cd_boundary_make(
    CDWorld *world, uint64_t id, uint64_t group, const CDVector *points, int count);

/// Keeps two points at a distance; `frequency` in hertz makes it a spring, 0 a rod.
CDJoint *cd_joint_distance(
    CDWorld *world, CDBody *a, CDBody *b, CDVector anchorA, CDVector anchorB, float length,
    float frequency, float damping);
void cd_joint_set_distance(
    CDJoint *joint, CDBody *a, CDBody *b, float length, float frequency, float damping);
/// Keeps two points within a distance of each other.
CDJoint *cd_joint_rope(
    CDWorld *world, CDBody *a, CDBody *b, CDVector anchorA, CDVector anchorB, float length);
CDJoint *cd_joint_weld(
    CDWorld *world, CDBody *a, CDBody *b, CDVector anchor, float frequency, float damping);
/// Lets the bodies turn about a point.
CDJoint *cd_joint_pin(CDWorld *world, CDBody *a, CDBody *b, CDVector anchor);
/// Lets the bodies slide along an axis.
CDJoint *cd_joint_slide(CDWorld *world, CDBody *a, CDBody *b, CDVector anchor, CDVector axis);
/// The least and greatest angle of a pin or place of a slide; no limit where they are not finite.
void cd_joint_set_range(CDJoint *joint, float least, float greatest);
void cd_joint_set_friction(CDJoint *joint, float torque);
void cd_joint_free(CDWorld *world, CDJoint *joint);

#ifdef __cplusplus
}
#endif
#endif
