// SPDX-License-Identifier: Apache-2.0

// What the files of this target share.

#ifndef LINK_H
#define LINK_H

#include "CWayland.h"

#include <stdint.h>

// Of the protocol's header only the listeners and the numbers of requests are used: its inline
// functions would need the library to be linked.
#include <wayland-client-protocol.h>

/// The button's number is that of the kernel's BTN_LEFT.
enum { most_types = 64, left_button = 0x110 };

/// The library's functions and descriptions of objects.
struct cw_library {
    __typeof__(wl_proxy_marshal_flags) *marshal;
    __typeof__(wl_proxy_add_listener) *listen;
    __typeof__(wl_proxy_create_wrapper) *wrap;
    __typeof__(wl_proxy_wrapper_destroy) *unwrap;
    __typeof__(wl_proxy_set_queue) *set_queue;
    __typeof__(wl_proxy_get_version) *version;
    __typeof__(wl_proxy_destroy) *destroy;
    __typeof__(wl_display_create_queue) *create_queue;
    __typeof__(wl_display_roundtrip_queue) *roundtrip;
    __typeof__(wl_display_prepare_read_queue) *prepare;
    __typeof__(wl_display_read_events) *read;
    __typeof__(wl_display_cancel_read) *cancel;
    __typeof__(wl_display_dispatch_queue_pending) *dispatch;
    __typeof__(wl_display_flush) *flush;
    __typeof__(wl_display_get_fd) *descriptor;
    __typeof__(wl_display_get_error) *error;
    const struct wl_interface *registry, *seat, *keyboard, *pointer, *manager, *device, *source;
};

extern struct cw_library wl __attribute__((visibility("hidden")));

/// What another program offers: a selection, or what it drags.
struct cw_offer {
    void *proxy;
    char *types[most_types];
    int count;
};

struct cw_link {
    struct wl_display *display;
    struct wl_event_queue *queue;
    void *registry, *seat, *keyboard, *pointer, *manager, *device;
    cw_events events;

    /// What we have copied, another program's selection, and an offer that is still being described.
    void *source;
    struct cw_offer selection, coming;
    /// Of the last key or button.
    uint32_t serial;
    int has_serial;

    /// The surface under the pointer, and the one where its button went down.
    void *pointer_surface, *pressed_surface;
    uint32_t button_serial;
    int buttons;
    wl_fixed_t pointer_x, pointer_y;
    /// A drag has ended of whose end SDL knows nothing, so that it overlooks the next press.
    int awaits_press;

    /// What is dragged over a surface of ours.
    struct cw_offer drag;
    void *drag_surface;
    uint32_t drag_serial;
    int has_dropped, is_accepted;
    /// What we drag.
    void *drag_source;
    int was_released, was_handed_over;
};

/// Asks for an offer as a type: a descriptor to read from, or -1.
int cw_receive_offer(cw_link *link, struct cw_offer *offer, const char *type);

/// Forgets an offer, telling the compositor so.
void cw_drop_offer(struct cw_offer *offer);

/// Destroys an object, telling the compositor so.
void cw_end(void *proxy, uint32_t request);

/// For events that need no answer.
void cw_ignore(void);
#define IGNORE ((void *)cw_ignore)

// Events of the seat's data device that tell of drags.
void cw_drag_enters(void *data, struct wl_data_device *device, uint32_t serial,
                    struct wl_surface *surface, wl_fixed_t x, wl_fixed_t y,
                    struct wl_data_offer *offer);
void cw_drag_leaves(void *data, struct wl_data_device *device);
void cw_drag_moves(void *data, struct wl_data_device *device, uint32_t time, wl_fixed_t x,
                   wl_fixed_t y);
void cw_drag_drops(void *data, struct wl_data_device *device);

#endif
