// SPDX-License-Identifier: Apache-2.0

#include "World.hpp"

CDWorld::CDWorld() {
    world.SetContactListener(this);
    world.SetContactFilter(this);
    ground = add(b2BodyDef(), BodyInfo{0, 0, 0, true});
}

CDWorld::~CDWorld() {
    // What parts now is nobody's business any more.
    world.SetContactListener(nullptr);
    for (b2Body *body = world.GetBodyList(); body; body = body->GetNext()) delete &info(body);
}

b2Body *CDWorld::add(const b2BodyDef &definition, const BodyInfo &value) {
    b2Body *body = world.CreateBody(&definition);
    body->GetUserData().pointer = reinterpret_cast<uintptr_t>(new BodyInfo(value));
    return body;
}

void CDWorld::remove(b2Body *body) {
    BodyInfo *value = &info(body);
    world.DestroyBody(body);
    delete value;
}

bool CDWorld::ShouldCollide(b2Fixture *a, b2Fixture *b) {
    const BodyInfo &first = info(a->GetBody());
    const BodyInfo &second = info(b->GetBody());
    if (first.isBoundary && second.isBoundary) return false;
    if (first.isBoundary) return (second.boundaries & first.boundaries) != 0;
    if (second.isBoundary) return (first.boundaries & second.boundaries) != 0;
    return (first.bodies & second.bodies) != 0;
}

void CDWorld::note(b2Contact *contact, bool began) {
    b2Body *a = contact->GetFixtureA()->GetBody();
    b2Body *b = contact->GetFixtureB()->GetBody();
    if (info(a).isBoundary || (!info(b).isBoundary && info(b).id < info(a).id)) std::swap(a, b);
    b2WorldManifold manifold;
    contact->GetWorldManifold(&manifold);
    const int count = contact->GetManifold()->pointCount;
    b2Vec2 point = a->GetPosition();
    if (count == 1) point = manifold.points[0];
    if (count == 2) point = 0.5f * (manifold.points[0] + manifold.points[1]);
    contacts.push_back(
        {info(a).id, info(b).id, info(b).isBoundary, began, {point.x, point.y}});
}

extern "C" {

CDWorld *cd_world_make(void) { return new CDWorld(); }
void cd_world_free(CDWorld *world) { delete world; }
CDBody *cd_world_ground(CDWorld *world) { return wrap(world->ground); }

void cd_world_step(CDWorld *world, float seconds) { world->world.Step(seconds, 8, 4); }

bool cd_world_is_asleep(const CDWorld *world) {
    for (const b2Body *body = world->world.GetBodyList(); body; body = body->GetNext()) {
        if (body->GetType() == b2_dynamicBody && body->IsAwake()) return false;
    }
    return true;
}

int cd_world_take_contacts(CDWorld *world, const CDContact **contacts) {
    world->taken.swap(world->contacts);
    world->contacts.clear();
    *contacts = world->taken.data();
    return static_cast<int>(world->taken.size());
}

CDBody *cd_body_make(CDWorld *world, uint64_t id, CDVector position, float angle) {
    b2BodyDef definition;
    definition.type = b2_dynamicBody;
    definition.position = vec(position);
    definition.angle = angle;
    return wrap(world->add(definition, BodyInfo{id, 0, 0, false}));
}

void cd_body_free(CDWorld *world, CDBody *body) { world->remove(unwrap(body)); }

CDBody *cd_boundary_make(
    CDWorld *world, uint64_t id, uint64_t group, const CDVector *points, int count) {
    b2Body *body = world->add(b2BodyDef(), BodyInfo{id, 0, group, true});
    for (int i = 0; i + 1 < count; i++) {
        const b2Vec2 from = vec(points[i]), to = vec(points[i + 1]);
        if (b2DistanceSquared(from, to) < b2_linearSlop * b2_linearSlop / 16) continue;
        b2EdgeShape edge;
        edge.SetTwoSided(from, to);
        edge.m_radius = skin;
        b2FixtureDef definition;
        definition.shape = &edge;
        // The mixture with a body's own is the body's alone.
        definition.friction = 1;
        definition.restitution = 0;
        body->CreateFixture(&definition);
    }
    return wrap(body);
}
}
