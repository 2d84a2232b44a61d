// SPDX-License-Identifier: Apache-2.0

// The clipboard and the drags of a Wayland compositor, on a connection that SDL has opened.
//
// SDL offers text only and keeps the serial numbers that selections and drags want, so this binds a
// seat, a keyboard and a pointer of its own, on an event queue of its own. libwayland-client is
// loaded when it is needed. Every function belongs to one thread.

#ifndef CWAYLAND_H
#define CWAYLAND_H

typedef struct cw_link cw_link;

/// How far a drag of ours has come to its end.
typedef enum {
    /// The button was let go where somebody takes what is dragged.
    cw_drag_released,
    /// Somebody has taken it.
    cw_drag_taken,
    /// Nobody takes it.
    cw_drag_refused,
} cw_drag_end;

typedef struct {
    void *context;
    /// There is another selection, or none; `is_own` if it is that of `cw_offer`.
    void (*changed)(void *context, int is_own);
    /// Another program wants the selection, or what is dragged, as a type; whoever answers closes
    /// the descriptor.
    void (*wanted)(void *context, const char *type, int descriptor, int is_drag);
    /// Something is dragged over a surface, at a place of it; `is_new` if it has just come, `is_own`
    /// if it is that of `cw_drag`.
    void (*moved)(void *context, void *surface, double x, double y, int is_new, int is_own);
    /// What was dragged over a surface has left it.
    void (*left)(void *context);
    /// What was dragged over a surface was let go there; `cw_drag_finish` must follow.
    void (*dropped)(void *context, int is_own);
    /// Our drag comes to its end.
    void (*ended)(void *context, cw_drag_end how);
    /// The primary button went down over a surface, for the first time after a drag of ours.
    void (*pressed)(void *context, void *surface, double x, double y);
} cw_events;

/// Begins to listen; null where the library or the compositor lacks what is needed.
cw_link *cw_open(void *display, cw_events events);

/// Waits for the compositor or for something to read from `wake_up`, and handles what came.
/// Returns 0 when the connection is lost.
int cw_turn(cw_link *link, int wake_up);

/// Offers a selection in some types; needs that a key or a button was pressed before.
/// Returns 0 if none was, and nothing was offered.
int cw_offer(cw_link *link, const char *const *types, int count);

/// The types of another program's selection.
int cw_type_count(cw_link *link);
const char *cw_type(cw_link *link, int index);

/// Asks for another program's selection as a type: a descriptor to read from, or -1.
int cw_receive(cw_link *link, const char *type);

/// Drags something; the compositor has the pointer from now on. Returns 0 if no button is held.
int cw_drag(cw_link *link, const char *const *types, int count);

/// Gives our drag up.
void cw_drag_cancel(cw_link *link);

/// The types of what is dragged over a surface.
int cw_drag_type_count(cw_link *link);
const char *cw_drag_type(cw_link *link, int index);

/// Asks for what is dragged over a surface as a type, before or after it is dropped.
int cw_drag_receive(cw_link *link, const char *type);

/// Says that what is dragged over a surface would be taken as a type; null: not at all.
void cw_drag_accept(cw_link *link, const char *type);

/// What was dropped has been read, or is not wanted.
void cw_drag_finish(cw_link *link, int is_taken);

#endif
