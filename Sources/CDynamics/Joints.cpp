// SPDX-License-Identifier: Apache-2.0

#include <cmath>

#include "World.hpp"

namespace {

template <typename Definition>
CDJoint *make(CDWorld *world, Definition &definition, CDBody *a, CDBody *b) {
    definition.bodyA = unwrap(a);
    definition.bodyB = unwrap(b);
    definition.collideConnected = true;
    return wrap(world->world.CreateJoint(&definition));
}

void setDistance(b2DistanceJoint *joint, float length, float stiffness, float damping) {
    joint->SetLength(length);
    joint->SetStiffness(stiffness);
    joint->SetDamping(damping);
    const bool isRod = stiffness == 0;
    joint->SetMinLength(isRod ? joint->GetLength() : 0);
    joint->SetMaxLength(isRod ? joint->GetLength() : 1e6f);
    joint->SetMinLength(isRod ? joint->GetLength() : 0);
}

}  // namespace

extern "C" {

void cd_joint_set_distance(
    CDJoint *joint, CDBody *a, CDBody *b, float length, float frequency, float damping) {
    float stiffness = 0, resistance = 0;
    if (frequency > 0) {
        b2LinearStiffness(stiffness, resistance, frequency, damping, unwrap(a), unwrap(b));
    }
    setDistance(
        static_cast<b2DistanceJoint *>(unwrap(joint)), length, stiffness, resistance);
    unwrap(a)->SetAwake(true);
    unwrap(b)->SetAwake(true);
}

CDJoint *cd_joint_distance(
    CDWorld *world, CDBody *a, CDBody *b, CDVector anchorA, CDVector anchorB, float length,
    float frequency, float damping) {
    b2DistanceJointDef definition;
    definition.localAnchorA = unwrap(a)->GetLocalPoint(vec(anchorA));
    definition.localAnchorB = unwrap(b)->GetLocalPoint(vec(anchorB));
    definition.length = definition.minLength = definition.maxLength = b2Max(length, b2_linearSlop);
    CDJoint *joint = make(world, definition, a, b);
    cd_joint_set_distance(joint, a, b, length, frequency, damping);
    return joint;
}

CDJoint *cd_joint_rope(
    CDWorld *world, CDBody *a, CDBody *b, CDVector anchorA, CDVector anchorB, float length) {
    b2DistanceJointDef definition;
    definition.localAnchorA = unwrap(a)->GetLocalPoint(vec(anchorA));
    definition.localAnchorB = unwrap(b)->GetLocalPoint(vec(anchorB));
    definition.length = definition.maxLength = b2Max(length, b2_linearSlop);
    definition.minLength = 0;
    return make(world, definition, a, b);
}

CDJoint *cd_joint_weld(
    CDWorld *world, CDBody *a, CDBody *b, CDVector anchor, float frequency, float damping) {
    b2WeldJointDef definition;
    definition.Initialize(unwrap(a), unwrap(b), vec(anchor));
    if (frequency > 0) {
        b2AngularStiffness(
            definition.stiffness, definition.damping, frequency, damping, unwrap(a), unwrap(b));
    }
    return make(world, definition, a, b);
}

CDJoint *cd_joint_pin(CDWorld *world, CDBody *a, CDBody *b, CDVector anchor) {
    b2RevoluteJointDef definition;
    definition.Initialize(unwrap(a), unwrap(b), vec(anchor));
    return make(world, definition, a, b);
}

CDJoint *cd_joint_slide(CDWorld *world, CDBody *a, CDBody *b, CDVector anchor, CDVector axis) {
    b2PrismaticJointDef definition;
    definition.Initialize(unwrap(a), unwrap(b), vec(anchor), vec(axis));
    return make(world, definition, a, b);
}

void cd_joint_set_range(CDJoint *joint, float least, float greatest) {
    const bool isLimited = std::isfinite(least) && std::isfinite(greatest) && least <= greatest;
    if (unwrap(joint)->GetType() == e_revoluteJoint) {
        auto *pin = static_cast<b2RevoluteJoint *>(unwrap(joint));
        if (isLimited) pin->SetLimits(least, greatest);
        pin->EnableLimit(isLimited);
    } else if (unwrap(joint)->GetType() == e_prismaticJoint) {
        auto *slide = static_cast<b2PrismaticJoint *>(unwrap(joint));
        if (isLimited) slide->SetLimits(least, greatest);
        slide->EnableLimit(isLimited);
    }
}

void cd_joint_set_friction(CDJoint *joint, float torque) {
    if (unwrap(joint)->GetType() == e_revoluteJoint) {
        auto *pin = static_cast<b2RevoluteJoint *>(unwrap(joint));
        pin->SetMotorSpeed(0);
        pin->SetMaxMotorTorque(torque);
        pin->EnableMotor(torque > 0);
    } else if (unwrap(joint)->GetType() == e_prismaticJoint) {
        auto *slide = static_cast<b2PrismaticJoint *>(unwrap(joint));
        slide->SetMotorSpeed(0);
        slide->SetMaxMotorForce(torque);
        slide->EnableMotor(torque > 0);
    }
}

void cd_joint_free(CDWorld *world, CDJoint *joint) {
    unwrap(joint)->GetBodyA()->SetAwake(true);
    unwrap(joint)->GetBodyB()->SetAwake(true);
    world->world.DestroyJoint(unwrap(joint));
}
}
