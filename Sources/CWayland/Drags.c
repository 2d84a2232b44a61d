// SPDX-License-Identifier: Apache-2.0

#include "CWayland.h"

#if __has_include(<wayland-client-protocol.h>)

#include "Link.h"

#include <string.h>
#include <unistd.h>

// What is dragged over our surfaces.

void cw_drag_enters(void *data, struct wl_data_device *device, uint32_t serial,
                    struct wl_surface *surface, wl_fixed_t x, wl_fixed_t y,
                    struct wl_data_offer *offer) {
    (void)device;
    cw_link *c = data;
    cw_drop_offer(&c->drag);
    if (offer && (void *)offer == c->coming.proxy) {
        c->drag = c->coming;
        memset(&c->coming, 0, sizeof c->coming);
    }
    c->drag_surface = surface;
    c->drag_serial = serial;
    c->has_dropped = 0;
    c->is_accepted = 0;
    // A compositor that is asked for no action does not tell of the drop; ours is for us anyway.
    if (c->drag_source && c->drag.count > 0) cw_drag_accept(c, c->drag.types[0]);
    c->events.moved(c->events.context, surface, wl_fixed_to_double(x), wl_fixed_to_double(y), 1,
                    c->drag_source != NULL);
}

void cw_drag_moves(void *data, struct wl_data_device *device, uint32_t time, wl_fixed_t x,
                   wl_fixed_t y) {
    (void)device, (void)time;
    cw_link *c = data;
    if (!c->drag_surface) return;
    c->events.moved(c->events.context, c->drag_surface, wl_fixed_to_double(x),
                    wl_fixed_to_double(y), 0, c->drag_source != NULL);
}

void cw_drag_leaves(void *data, struct wl_data_device *device) {
    (void)device;
    cw_link *c = data;
    // Some compositors say so after a drop, too.
    if (c->has_dropped || !c->drag_surface) return;
    c->drag_surface = NULL;
    cw_drop_offer(&c->drag);
    c->events.left(c->events.context);
}

void cw_drag_drops(void *data, struct wl_data_device *device) {
    (void)device;
    cw_link *c = data;
    if (!c->drag_surface) return;
    c->has_dropped = 1;
    c->events.dropped(c->events.context, c->drag_source != NULL);
}

int cw_drag_type_count(cw_link *c) { return c->drag.count; }

const char *cw_drag_type(cw_link *c, int index) { return c->drag.types[index]; }

int cw_drag_receive(cw_link *c, const char *type) { return cw_receive_offer(c, &c->drag, type); }

void cw_drag_accept(cw_link *c, const char *type) {
    void *offer = c->drag.proxy;
    if (!offer || c->has_dropped) return;
    wl.marshal(offer, WL_DATA_OFFER_ACCEPT, NULL, wl.version(offer), 0, c->drag_serial, type);
    if (wl.version(offer) >= WL_DATA_OFFER_SET_ACTIONS_SINCE_VERSION) {
        uint32_t action =
            type ? WL_DATA_DEVICE_MANAGER_DND_ACTION_COPY : WL_DATA_DEVICE_MANAGER_DND_ACTION_NONE;
        wl.marshal(offer, WL_DATA_OFFER_SET_ACTIONS, NULL, wl.version(offer), 0, action, action);
    }
    c->is_accepted = type != NULL;
    wl.flush(c->display);
}

void cw_drag_finish(cw_link *c, int is_taken) {
    void *offer = c->drag.proxy;
    if (offer && c->has_dropped && c->is_accepted && is_taken &&
        wl.version(offer) >= WL_DATA_OFFER_FINISH_SINCE_VERSION)
        wl.marshal(offer, WL_DATA_OFFER_FINISH, NULL, wl.version(offer), 0);
    cw_drop_offer(&c->drag);
    c->drag_surface = NULL;
    c->has_dropped = 0;
    wl.flush(c->display);
}

// What we drag.

static void wanted(void *data, struct wl_data_source *source, const char *type,
                   int32_t descriptor) {
    cw_link *c = data;
    if (c->drag_source != (void *)source) {
        close(descriptor);
        return;
    }
    c->was_handed_over = 1;
    c->events.wanted(c->events.context, type, descriptor, 1);
}

static void finish(cw_link *c, struct wl_data_source *source, cw_drag_end how) {
    int is_current = c->drag_source == (void *)source;
    if (is_current) c->drag_source = NULL;
    cw_end(source, WL_DATA_SOURCE_DESTROY);
    if (is_current) c->events.ended(c->events.context, how);
}

static void cancelled(void *data, struct wl_data_source *source) {
    cw_link *c = data;
    // Some programs go away with what they have got and do not say that they are done.
    int is_taken = c->was_released && c->was_handed_over;
    finish(c, source, is_taken ? cw_drag_taken : cw_drag_refused);
}

static void released(void *data, struct wl_data_source *source) {
    cw_link *c = data;
    if (c->drag_source != (void *)source) return;
    c->was_released = 1;
    c->events.ended(c->events.context, cw_drag_released);
}

static void finished(void *data, struct wl_data_source *source) {
    finish(data, source, cw_drag_taken);
}

static const struct wl_data_source_listener source_listener = {
    .target = IGNORE, .send = wanted, .cancelled = cancelled, .dnd_drop_performed = released,
    .dnd_finished = finished, .action = IGNORE};

int cw_drag(cw_link *c, const char *const *types, int count) {
    if (c->buttons == 0 || !c->pressed_surface || !c->device) return 0;
    // Without actions the compositor does not say when a drag is over.
    if (wl.version(c->manager) < WL_DATA_SOURCE_SET_ACTIONS_SINCE_VERSION) return 0;
    cw_drag_cancel(c);
    c->was_released = 0;
    c->was_handed_over = 0;
    c->drag_source = wl.marshal(c->manager, WL_DATA_DEVICE_MANAGER_CREATE_DATA_SOURCE, wl.source,
                                wl.version(c->manager), 0, NULL);
    wl.listen(c->drag_source, (void *)&source_listener, c);
    uint32_t version = wl.version(c->drag_source);
    for (int index = 0; index < count; index++) {
        wl.marshal(c->drag_source, WL_DATA_SOURCE_OFFER, NULL, version, 0, types[index]);
    }
    wl.marshal(c->drag_source, WL_DATA_SOURCE_SET_ACTIONS, NULL, version, 0,
               WL_DATA_DEVICE_MANAGER_DND_ACTION_COPY);
    wl.marshal(c->device, WL_DATA_DEVICE_START_DRAG, NULL, wl.version(c->device), 0, c->drag_source,
               c->pressed_surface, NULL, c->button_serial);
    wl.flush(c->display);
    c->awaits_press = 1;
    return 1;
}

void cw_drag_cancel(cw_link *c) {
    if (!c->drag_source) return;
    cw_end(c->drag_source, WL_DATA_SOURCE_DESTROY);
    c->drag_source = NULL;
    wl.flush(c->display);
}

#endif
