// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <box2d/box2d.h>

#include <vector>

#include "CDynamics.h"

/// Bodies rest with their outlines touching: the solver leaves this much between two outlines of
/// which each has half of it as its skin.
constexpr float skin = b2_linearSlop / 2;

struct BodyInfo {
    uint64_t id = 0;
    uint64_t bodies = 0;
    uint64_t boundaries = 0;
    bool isBoundary = false;
};

inline b2Body *unwrap(CDBody *body) { return reinterpret_cast<b2Body *>(body); }
inline const b2Body *unwrap(const CDBody *body) { return reinterpret_cast<const b2Body *>(body); }
inline CDBody *wrap(b2Body *body) { return reinterpret_cast<CDBody *>(body); }
inline b2Joint *unwrap(CDJoint *joint) { return reinterpret_cast<b2Joint *>(joint); }
inline CDJoint *wrap(b2Joint *joint) { return reinterpret_cast<CDJoint *>(joint); }
inline b2Vec2 vec(CDVector v) { return b2Vec2(v.x, v.y); }
inline BodyInfo &info(const b2Body *body) {
    return *reinterpret_cast<BodyInfo *>(const_cast<b2Body *>(body)->GetUserData().pointer);
}

struct CDWorld : b2ContactListener, b2ContactFilter {
    b2World world{b2Vec2(0, 0)};
    b2Body *ground = nullptr;
    std::vector<CDContact> contacts;
    std::vector<CDContact> taken;

    CDWorld();
    ~CDWorld() override;
    void BeginContact(b2Contact *contact) override { note(contact, true); }
    void EndContact(b2Contact *contact) override { note(contact, false); }
    bool ShouldCollide(b2Fixture *a, b2Fixture *b) override;
    b2Body *add(const b2BodyDef &definition, const BodyInfo &value);
    void remove(b2Body *body);

  private:
    void note(b2Contact *contact, bool began);
};
