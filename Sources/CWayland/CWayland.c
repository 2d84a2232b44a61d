// SPDX-License-Identifier: Apache-2.0

#define _GNU_SOURCE
#include "CWayland.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <poll.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#if __has_include(<wayland-client-protocol.h>)

#include "Link.h"

struct cw_library wl;

static int load(void) {
    static int state;
    if (state) return state > 0;
    state = -1;
    void *library = dlopen("libwayland-client.so.0", RTLD_NOW);
    if (!library) return 0;
    struct {
        void *place;
        const char *name;
    } symbols[] = {
        {&wl.marshal, "wl_proxy_marshal_flags"},
        {&wl.listen, "wl_proxy_add_listener"},
        {&wl.wrap, "wl_proxy_create_wrapper"},
        {&wl.unwrap, "wl_proxy_wrapper_destroy"},
        {&wl.set_queue, "wl_proxy_set_queue"},
        {&wl.version, "wl_proxy_get_version"},
        {&wl.destroy, "wl_proxy_destroy"},
        {&wl.create_queue, "wl_display_create_queue"},
        {&wl.roundtrip, "wl_display_roundtrip_queue"},
        {&wl.prepare, "wl_display_prepare_read_queue"},
        {&wl.read, "wl_display_read_events"},
        {&wl.cancel, "wl_display_cancel_read"},
        {&wl.dispatch, "wl_display_dispatch_queue_pending"},
        {&wl.flush, "wl_display_flush"},
        {&wl.descriptor, "wl_display_get_fd"},
        {&wl.error, "wl_display_get_error"},
        {&wl.registry, "wl_registry_interface"},
        {&wl.seat, "wl_seat_interface"},
        {&wl.keyboard, "wl_keyboard_interface"},
        {&wl.pointer, "wl_pointer_interface"},
        {&wl.manager, "wl_data_device_manager_interface"},
        {&wl.device, "wl_data_device_interface"},
        {&wl.source, "wl_data_source_interface"},
    };
    for (size_t index = 0; index < sizeof symbols / sizeof *symbols; index++) {
        void *symbol = dlsym(library, symbols[index].name);
        if (!symbol) return 0;
        memcpy(symbols[index].place, &symbol, sizeof symbol);
    }
    state = 1;
    return 1;
}

void cw_end(void *proxy, uint32_t request) {
    if (proxy)
        wl.marshal(proxy, request, NULL, wl.version(proxy), WL_MARSHAL_FLAG_DESTROY);
}

void cw_drop_offer(struct cw_offer *offer) {
    for (int index = 0; index < offer->count; index++) free(offer->types[index]);
    cw_end(offer->proxy, WL_DATA_OFFER_DESTROY);
    memset(offer, 0, sizeof *offer);
}

void cw_ignore(void) {}

// Serial numbers: of keys and buttons.

static void note(cw_link *link, uint32_t serial) {
    link->serial = serial;
    link->has_serial = 1;
}

static void keymap(void *data, struct wl_keyboard *keyboard, uint32_t format, int32_t descriptor,
                   uint32_t size) {
    (void)data, (void)keyboard, (void)format, (void)size;
    close(descriptor);
}

static void key(void *data, struct wl_keyboard *keyboard, uint32_t serial, uint32_t time,
                uint32_t number, uint32_t state) {
    (void)keyboard, (void)time, (void)number, (void)state;
    note(data, serial);
}

static void keyboard_enter(void *data, struct wl_keyboard *keyboard, uint32_t serial,
                           struct wl_surface *surface, struct wl_array *keys) {
    (void)keyboard, (void)surface, (void)keys;
    note(data, serial);
}

static void pointer_enter(void *data, struct wl_pointer *pointer, uint32_t serial,
                          struct wl_surface *surface, wl_fixed_t x, wl_fixed_t y) {
    (void)pointer, (void)serial;
    cw_link *link = data;
    link->pointer_surface = surface;
    link->pointer_x = x;
    link->pointer_y = y;
}

static void pointer_motion(void *data, struct wl_pointer *pointer, uint32_t time, wl_fixed_t x,
                           wl_fixed_t y) {
    (void)pointer, (void)time;
    cw_link *link = data;
    link->pointer_x = x;
    link->pointer_y = y;
}

static void pointer_leave(void *data, struct wl_pointer *pointer, uint32_t serial,
                          struct wl_surface *surface) {
    (void)pointer, (void)serial, (void)surface;
    cw_link *link = data;
    link->pointer_surface = NULL;
    link->buttons = 0;
}

static void button(void *data, struct wl_pointer *pointer, uint32_t serial, uint32_t time,
                   uint32_t number, uint32_t state) {
    (void)pointer, (void)time;
    cw_link *link = data;
    note(link, serial);
    if (state == WL_POINTER_BUTTON_STATE_PRESSED) {
        if (link->awaits_press && number == left_button && link->pointer_surface) {
            link->awaits_press = 0;
            link->events.pressed(link->events.context, link->pointer_surface,
                                 wl_fixed_to_double(link->pointer_x),
                                 wl_fixed_to_double(link->pointer_y));
        }
        // A drag wants the number of the press that holds the pointer.
        if (link->buttons++ == 0) {
            link->button_serial = serial;
            link->pressed_surface = link->pointer_surface;
        }
    } else if (link->buttons > 0) {
        link->buttons--;
    }
}

static const struct wl_keyboard_listener keyboard_listener = {
    .keymap = keymap, .enter = keyboard_enter, .leave = IGNORE, .key = key, .modifiers = IGNORE,
    .repeat_info = IGNORE};

static const struct wl_pointer_listener pointer_listener = {
    .enter = pointer_enter, .leave = pointer_leave, .motion = pointer_motion, .button = button, .axis = IGNORE,
    .frame = IGNORE, .axis_source = IGNORE, .axis_stop = IGNORE, .axis_discrete = IGNORE};

static void capabilities(void *data, struct wl_seat *seat, uint32_t has) {
    cw_link *c = data;
    if (has & WL_SEAT_CAPABILITY_KEYBOARD && !c->keyboard) {
        c->keyboard = wl.marshal((struct wl_proxy *)seat, WL_SEAT_GET_KEYBOARD, wl.keyboard,
                                 wl.version((struct wl_proxy *)seat), 0, NULL);
        wl.listen(c->keyboard, (void *)&keyboard_listener, c);
    }
    if (has & WL_SEAT_CAPABILITY_POINTER && !c->pointer) {
        c->pointer = wl.marshal((struct wl_proxy *)seat, WL_SEAT_GET_POINTER, wl.pointer,
                                wl.version((struct wl_proxy *)seat), 0, NULL);
        wl.listen(c->pointer, (void *)&pointer_listener, c);
    }
}

static const struct wl_seat_listener seat_listener = {.capabilities = capabilities, .name = IGNORE};

// Other programs' selections.

static void offers(void *data, struct wl_data_offer *offer, const char *type) {
    cw_link *c = data;
    if ((void *)offer == c->coming.proxy && c->coming.count < most_types)
        c->coming.types[c->coming.count++] = strdup(type);
}

static const struct wl_data_offer_listener offer_listener = {
    .offer = offers, .source_actions = IGNORE, .action = IGNORE};

static void offer_comes(void *data, struct wl_data_device *device, struct wl_data_offer *offer) {
    (void)device;
    cw_link *c = data;
    cw_drop_offer(&c->coming);
    c->coming.proxy = offer;
    wl.listen((struct wl_proxy *)offer, (void *)&offer_listener, c);
}

static void selection(void *data, struct wl_data_device *device, struct wl_data_offer *offer) {
    (void)device;
    cw_link *c = data;
    if (c->selection.proxy != (void *)offer || !offer) cw_drop_offer(&c->selection);
    if (offer && (void *)offer == c->coming.proxy) {
        c->selection = c->coming;
        memset(&c->coming, 0, sizeof c->coming);
    }
    c->events.changed(c->events.context, c->source != NULL);
}

static const struct wl_data_device_listener device_listener = {
    .data_offer = offer_comes, .enter = cw_drag_enters, .leave = cw_drag_leaves,
    .motion = cw_drag_moves, .drop = cw_drag_drops, .selection = selection};

// Our own.

static void wanted(void *data, struct wl_data_source *source, const char *type,
                   int32_t descriptor) {
    (void)source;
    cw_link *c = data;
    c->events.wanted(c->events.context, type, descriptor, 0);
}

static void cancelled(void *data, struct wl_data_source *source) {
    cw_link *c = data;
    int was_current = c->source == (void *)source;
    if (was_current) c->source = NULL;
    cw_end(source, WL_DATA_SOURCE_DESTROY);
    // Another program has the selection; which one is told when a window of ours has the keys.
    if (was_current) c->events.changed(c->events.context, 0);
}

static const struct wl_data_source_listener source_listener = {
    .target = IGNORE, .send = wanted, .cancelled = cancelled, .dnd_drop_performed = IGNORE,
    .dnd_finished = IGNORE, .action = IGNORE};

// The connection.

static void *bind(cw_link *c, uint32_t name, const struct wl_interface *interface,
                  uint32_t version) {
    return wl.marshal(c->registry, WL_REGISTRY_BIND, interface, version, 0, name, interface->name,
                      version, NULL);
}

static void appears(void *data, struct wl_registry *registry, uint32_t name, const char *interface,
                    uint32_t version) {
    (void)registry;
    cw_link *c = data;
    // No newer than the listeners here.
    if (!strcmp(interface, "wl_seat") && !c->seat) {
        c->seat = bind(c, name, wl.seat, version < 5 ? version : 5);
        wl.listen(c->seat, (void *)&seat_listener, c);
    } else if (!strcmp(interface, "wl_data_device_manager") && !c->manager) {
        c->manager = bind(c, name, wl.manager, version < 3 ? version : 3);
    }
}

static const struct wl_registry_listener registry_listener = {
    .global = appears, .global_remove = IGNORE};

cw_link *cw_open(void *display, cw_events events) {
    if (!display || !load()) return NULL;
    cw_link *c = calloc(1, sizeof *c);
    if (!c) return NULL;
    c->display = display;
    c->events = events;
    c->queue = wl.create_queue(display);
    struct wl_proxy *wrapper = wl.wrap(display);
    wl.set_queue(wrapper, c->queue);
    c->registry =
        wl.marshal(wrapper, WL_DISPLAY_GET_REGISTRY, wl.registry, wl.version(wrapper), 0, NULL);
    wl.unwrap(wrapper);
    wl.listen(c->registry, (void *)&registry_listener, c);
    wl.roundtrip(display, c->queue);
    if (!c->seat || !c->manager) {
        free(c);
        return NULL;
    }
    c->device = wl.marshal(c->manager, WL_DATA_DEVICE_MANAGER_GET_DATA_DEVICE, wl.device,
                           wl.version(c->manager), 0, NULL, c->seat);
    wl.listen(c->device, (void *)&device_listener, c);
    wl.roundtrip(display, c->queue);
    return c;
}

int cw_turn(cw_link *c, int wake_up) {
    while (wl.prepare(c->display, c->queue) != 0) {
        if (wl.dispatch(c->display, c->queue) < 0) return 0;
    }
    wl.flush(c->display);
    struct pollfd polled[] = {{.fd = wl.descriptor(c->display), .events = POLLIN},
                              {.fd = wake_up, .events = POLLIN}};
    if (poll(polled, 2, -1) > 0 && polled[0].revents & POLLIN) {
        wl.read(c->display);
    } else {
        wl.cancel(c->display);
    }
    if (polled[1].revents) {
        char bytes[64];
        if (read(wake_up, bytes, sizeof bytes) < 0) return 0;
    }
    wl.dispatch(c->display, c->queue);
    return wl.error(c->display) == 0;
}

int cw_offer(cw_link *c, const char *const *types, int count) {
    if (!c->has_serial) return 0;
    // The compositor cancels the one before, which destroys it.
    c->source = wl.marshal(c->manager, WL_DATA_DEVICE_MANAGER_CREATE_DATA_SOURCE, wl.source,
                           wl.version(c->manager), 0, NULL);
    wl.listen(c->source, (void *)&source_listener, c);
    for (int index = 0; index < count; index++) {
        wl.marshal(c->source, WL_DATA_SOURCE_OFFER, NULL, wl.version(c->source), 0, types[index]);
    }
    wl.marshal(c->device, WL_DATA_DEVICE_SET_SELECTION, NULL, wl.version(c->device), 0, c->source,
               c->serial);
    wl.flush(c->display);
    return 1;
}

int cw_type_count(cw_link *c) { return c->selection.count; }

const char *cw_type(cw_link *c, int index) { return c->selection.types[index]; }

int cw_receive(cw_link *c, const char *type) { return cw_receive_offer(c, &c->selection, type); }

int cw_receive_offer(cw_link *c, struct cw_offer *offer, const char *type) {
    int ends[2];
    if (!offer->proxy || pipe2(ends, O_CLOEXEC) != 0) return -1;
    wl.marshal(offer->proxy, WL_DATA_OFFER_RECEIVE, NULL, wl.version(offer->proxy), 0, type,
               ends[1]);
    wl.flush(c->display);
    close(ends[1]);
    return ends[0];
}

#else

cw_link *cw_open(void *display, cw_events events) {
    (void)display, (void)events;
    return 0;
}
int cw_turn(cw_link *c, int wake_up) { return (void)c, (void)wake_up, 0; }
int cw_offer(cw_link *c, const char *const *types, int count) {
    return (void)c, (void)types, (void)count, 0;
}
int cw_type_count(cw_link *c) { return (void)c, 0; }
const char *cw_type(cw_link *c, int index) { return (void)c, (void)index, ""; }
int cw_receive(cw_link *c, const char *type) { return (void)c, (void)type, -1; }

int cw_drag(cw_link *c, const char *const *types, int count) {
    return (void)c, (void)types, (void)count, 0;
}
void cw_drag_cancel(cw_link *c) { (void)c; }
int cw_drag_type_count(cw_link *c) { return (void)c, 0; }
const char *cw_drag_type(cw_link *c, int index) { return (void)c, (void)index, ""; }
int cw_drag_receive(cw_link *c, const char *type) { return (void)c, (void)type, -1; }
void cw_drag_accept(cw_link *c, const char *type) { (void)c, (void)type; }
void cw_drag_finish(cw_link *c, int is_taken) { (void)c, (void)is_taken; }

#endif
