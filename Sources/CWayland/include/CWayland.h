// SPDX-License-Identifier: Apache-2.0

// The clipboard of a Wayland compositor, on a connection that SDL has opened.
//
// SDL offers text only and keeps the serial numbers that a selection wants, so this binds a seat, a
// keyboard and a pointer of its own, on an event queue of its own. libwayland-client is loaded
// when it is needed. Every function belongs to one thread.

#ifndef CWAYLAND_H
#define CWAYLAND_H

typedef struct cw_clipboard cw_clipboard;

typedef struct {
    void *context;
    /// There is another selection, or none; `is_own` if it is that of `cw_offer`.
    void (*changed)(void *context, int is_own);
    /// Another program wants the selection as a type; whoever answers closes the descriptor.
    void (*wanted)(void *context, const char *type, int descriptor);
} cw_events;

/// Begins to listen; null where the library or the compositor lacks what is needed.
cw_clipboard *cw_open(void *display, cw_events events);

/// Waits for the compositor or for something to read from `wake_up`, and handles what came.
/// Returns 0 when the connection is lost.
int cw_turn(cw_clipboard *clipboard, int wake_up);

/// Offers a selection in some types; needs that a key or a button was pressed before.
/// Returns 0 if none was, and nothing was offered.
int cw_offer(cw_clipboard *clipboard, const char *const *types, int count);

/// The types of another program's selection.
int cw_type_count(cw_clipboard *clipboard);
const char *cw_type(cw_clipboard *clipboard, int index);

/// Asks for another program's selection as a type: a descriptor to read from, or -1.
int cw_receive(cw_clipboard *clipboard, const char *type);

#endif
