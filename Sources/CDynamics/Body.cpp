// SPDX-License-Identifier: Apache-2.0

#include "World.hpp"

extern "C" {

void cd_body_clear_shapes(CDBody *body) {
    while (b2Fixture *fixture = unwrap(body)->GetFixtureList()) {
        unwrap(body)->DestroyFixture(fixture);
    }
}

static void add(CDBody *body, const b2Shape &shape) {
    b2FixtureDef definition;
    definition.shape = &shape;
    definition.density = 1;
    unwrap(body)->CreateFixture(&definition);
}

bool cd_body_add_polygon(CDBody *body, const CDVector *points, int count) {
    if (count < 3 || count > b2_maxPolygonVertices) return false;
    b2Vec2 corners[b2_maxPolygonVertices];
    float area = 0;
    for (int i = 0; i < count; i++) corners[i] = vec(points[i]);
    for (int i = 0; i < count; i++) area += b2Cross(corners[i], corners[(i + 1) % count]);
    if (!(b2Abs(area) > 2 * b2_linearSlop * b2_linearSlop)) return false;
    b2PolygonShape polygon;
    polygon.Set(corners, count);
    polygon.m_radius = skin;
    add(body, polygon);
    return true;
}

void cd_body_add_circle(CDBody *body, CDVector center, float radius) {
    b2CircleShape circle;
    circle.m_p = vec(center);
    circle.m_radius = radius;
    add(body, circle);
}

void cd_body_set_material(CDBody *body, float density, float friction, float elasticity) {
    b2Body *target = unwrap(body);
    for (b2Fixture *fixture = target->GetFixtureList(); fixture; fixture = fixture->GetNext()) {
        fixture->SetDensity(density);
        fixture->SetFriction(friction);
        fixture->SetRestitution(elasticity);
        fixture->SetRestitutionThreshold(0.2f);
    }
    target->ResetMassData();
    for (b2ContactEdge *edge = target->GetContactList(); edge; edge = edge->next) {
        edge->contact->ResetFriction();
        edge->contact->ResetRestitution();
    }
}

void cd_body_set_damping(CDBody *body, float linear, float angular) {
    unwrap(body)->SetLinearDamping(linear);
    unwrap(body)->SetAngularDamping(angular);
}

void cd_body_set_fixed(CDBody *body, bool isAnchored, bool allowsRotation) {
    b2Body *target = unwrap(body);
    const b2BodyType type = isAnchored ? b2_staticBody : b2_dynamicBody;
    if (target->GetType() != type) target->SetType(type);
    if (target->IsFixedRotation() == allowsRotation) target->SetFixedRotation(!allowsRotation);
}

void cd_body_set_groups(CDBody *body, uint64_t bodies, uint64_t boundaries) {
    BodyInfo &value = info(unwrap(body));
    if (value.bodies == bodies && value.boundaries == boundaries) return;
    value.bodies = bodies;
    value.boundaries = boundaries;
    for (b2Fixture *f = unwrap(body)->GetFixtureList(); f; f = f->GetNext()) f->Refilter();
    unwrap(body)->SetAwake(true);
}

CDMotion cd_body_motion(const CDBody *body) {
    const b2Body *source = unwrap(body);
    const b2Vec2 p = source->GetPosition(), v = source->GetLinearVelocity();
    return {{p.x, p.y}, source->GetAngle(), {v.x, v.y}, source->GetAngularVelocity()};
}

void cd_body_place(CDBody *body, CDVector position, float angle) {
    unwrap(body)->SetTransform(vec(position), angle);
    unwrap(body)->SetAwake(true);
}

void cd_body_set_velocity(CDBody *body, CDVector velocity, float angularVelocity) {
    unwrap(body)->SetLinearVelocity(vec(velocity));
    unwrap(body)->SetAngularVelocity(angularVelocity);
}

float cd_body_mass(const CDBody *body) { return unwrap(body)->GetMass(); }

void cd_body_push(CDBody *body, CDVector force, CDVector point, bool isImpulse) {
    if (isImpulse) {
        unwrap(body)->ApplyLinearImpulse(vec(force), vec(point), true);
    } else {
        unwrap(body)->ApplyForce(vec(force), vec(point), false);
    }
}

void cd_body_turn(CDBody *body, float acceleration) {
    b2Body *target = unwrap(body);
    const float lever = target->GetMass() * target->GetLocalCenter().LengthSquared();
    target->ApplyTorque(acceleration * (target->GetInertia() - lever), false);
}

void cd_body_wake(CDBody *body) { unwrap(body)->SetAwake(true); }
}
