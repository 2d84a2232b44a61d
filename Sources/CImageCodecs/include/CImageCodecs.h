// SPDX-License-Identifier: Apache-2.0

// Image files to and from pixels, over libpng, libdeflate, libjpeg-turbo, libwebp, giflib and
// libtiff.
//
// Pixels are premultiplied and lie as B, G, R, A in memory. A function that can fail answers 0 then
// and leaves a message; the C libraries' long jumps never leave this target.

#ifndef CASEMENT_IMAGE_CODECS_H
#define CASEMENT_IMAGE_CODECS_H

#include <stddef.h>
#include <stdint.h>

/// Why a call failed.
typedef struct {
    char message[200];
} CICError;

/// Bytes that grow; the caller frees them.
typedef struct {
    uint8_t *bytes;
    size_t count;
    size_t capacity;
} CICBytes;

void cic_bytes_free(CICBytes *bytes);

/// What a file's header says.
typedef struct {
    uint32_t width;
    uint32_t height;
    int has_alpha;
    int is_gray;
    /// Bits of a component, where the file can have more than eight; or 0.
    int bit_depth;
} CICHeader;

// PNG

/// The part of a picture to decode, and by how much it becomes smaller.
typedef struct {
    /// In pixels of the file's picture.
    uint32_t x, y, width, height;
    /// The length of the squares of pixels that become one, their average; 1 to 4,096.
    uint32_t reduction;
} CICRegion;

int cic_png_probe(const uint8_t *data, size_t size, CICHeader *header, CICError *error);
/// Decodes the region row by row: only an interlaced file takes the memory of its whole picture.
/// Fills as many rows and columns as the region has squares, those at the ends perhaps cut;
/// `profile` gets the ICC profile, if the file has one.
int cic_png_decode(const uint8_t *data, size_t size, const CICRegion *region, uint8_t *pixels,
                   size_t row_bytes, CICBytes *profile, CICError *error);
/// The rows of a PNG file that is not interlaced, read from anywhere; what has been passed once is
/// reached quickly. Serves one thread at a time.
typedef struct CICPNGRows CICPNGRows;

/// NULL, with a message, for files of other forms.
CICPNGRows *cic_png_rows_open(const uint8_t *data, size_t size, CICError *error);
/// As `cic_png_decode`; `data` are those of the same file, at any address.
int cic_png_rows_read(CICPNGRows *rows, const uint8_t *data, const CICRegion *region,
                      uint8_t *pixels, size_t row_bytes, CICError *error);
/// The memory that it takes, in bytes.
size_t cic_png_rows_size(const CICPNGRows *rows);
void cic_png_rows_close(CICPNGRows *rows);

/// Decodes all of a picture to four numbers of 16 bits a pixel: red, green, blue and alpha, which
/// they are not multiplied by.
int cic_png_decode_deep(const uint8_t *data, size_t size, uint16_t *pixels, size_t row_bytes,
                        CICBytes *profile, CICError *error);
/// Writes such pixels; without a profile they are sRGB. Level 0 to 9 as in zlib.
int cic_png_encode_deep(const uint16_t *pixels, size_t row_bytes, uint32_t width, uint32_t height,
                        int is_opaque, const uint8_t *profile, size_t profile_size, int level,
                        CICBytes *file, CICError *error);
/// Copies the ICC profile of a file; leaves `profile` empty where there is none.
int cic_png_profile(const uint8_t *data, size_t size, CICBytes *profile);
/// The bytes of scratch memory that writing takes.
size_t cic_png_scratch_size(uint32_t width, uint32_t height, int is_opaque);
/// Level 0 to 9 as in zlib; the colours are sRGB's without a profile.
int cic_png_encode(const uint8_t *pixels, size_t row_bytes, uint32_t width, uint32_t height,
                   int is_opaque, const uint8_t *profile, size_t profile_size, int level,
                   uint8_t *scratch, CICBytes *file, CICError *error);

// JPEG

/// The part of a JPEG picture to decode, at eighths of its size.
typedef struct {
    /// 1 to 8: the picture is scaled by this many eighths.
    uint32_t scale_eighths;
    /// In pixels of the scaled picture.
    uint32_t x, y, width, height;
    /// The most progressive scans that are worth the time.
    uint32_t scan_limit;
} CICJPEGRegion;

int cic_jpeg_probe(const uint8_t *data, size_t size, CICHeader *header, CICError *error);
/// Fills `region->height` rows. A file that ends early is filled up with gray, as browsers do;
/// `is_complete` tells.
int cic_jpeg_decode(const uint8_t *data, size_t size, const CICJPEGRegion *region,
                    uint8_t *pixels, size_t row_bytes, int *is_complete, CICError *error);
/// Quality from 0 to 100; alpha is lost: the pixels lie on white. A progressive file's scans each show all.
int cic_jpeg_encode(const uint8_t *pixels, size_t row_bytes, uint32_t width, uint32_t height,
                    int quality, int is_progressive, CICBytes *file, CICError *error);

// WebP

int cic_webp_probe(const uint8_t *data, size_t size, CICHeader *header, int *is_animated,
                   CICError *error);
/// Decodes the region at the size asked for, which may be smaller. A region's first row and column
/// must be even; its reduction is not used.
int cic_webp_decode(const uint8_t *data, size_t size, const CICRegion *region, uint8_t *pixels,
                    size_t row_bytes, uint32_t width, uint32_t height, CICError *error);
/// Quality from 0 to 100; above 100 the file is lossless.
int cic_webp_encode(const uint8_t *pixels, size_t row_bytes, uint32_t width, uint32_t height,
                    float quality, CICBytes *file, CICError *error);
/// Copies the chunk of a four-letter name, such as "ICCP"; leaves `chunk` empty where there is none.
int cic_webp_chunk(const uint8_t *data, size_t size, const char *name, CICBytes *chunk);

/// An animation that is being played; it reads from memory that the caller keeps.
typedef struct CICWebPAnimation CICWebPAnimation;

CICWebPAnimation *cic_webp_animation_open(const uint8_t *data, size_t size, uint32_t *frame_count,
                                          uint32_t *loop_count, CICError *error);
/// 1: a frame with its length in milliseconds; 0: failed; -1: there is no further frame.
int cic_webp_animation_next(CICWebPAnimation *animation, uint8_t *pixels, size_t row_bytes,
                            uint32_t *milliseconds, CICError *error);
void cic_webp_animation_close(CICWebPAnimation *animation);

// GIF

/// A GIF file that is being read frame by frame; it reads from memory that the caller keeps.
typedef struct CICGIF CICGIF;

CICGIF *cic_gif_open(const uint8_t *data, size_t size, CICHeader *header, CICError *error);
/// Draws the next frame over `pixels`, which hold the last one (transparent before the first).
/// 1: a frame with its length in hundredths of a second; 0: failed; -1: there is no further frame.
int cic_gif_next(CICGIF *gif, uint8_t *pixels, size_t row_bytes, uint32_t *hundredths,
                 CICError *error);
/// How often to play: 0 is for ever, -1 means that the file did not say so far.
int cic_gif_loop_count(const CICGIF *gif);
void cic_gif_close(CICGIF *gif);

/// A GIF file that is being written.
typedef struct CICGIFWriter CICGIFWriter;

CICGIFWriter *cic_gif_writer_open(uint32_t width, uint32_t height, int loop_count,
                                  CICError *error);
/// Adds a frame of colour indices. The palette has 2, 4, 8 … 256 colours of R, G, B; the index
/// `transparent` is see-through, or none where it is negative.
int cic_gif_writer_add(CICGIFWriter *writer, const uint8_t *indices, uint32_t width,
                       uint32_t height, const uint8_t *palette, int color_count, int transparent,
                       uint32_t hundredths, CICError *error);
/// Ends the file and frees the writer.
int cic_gif_writer_close(CICGIFWriter *writer, CICBytes *file, CICError *error);

// TIFF, by libtiff, which is loaded while the program runs

/// Loads the library by the first of some names that is there, and finds its functions; 0 where
/// there is none. To be called once, before anything below.
int cic_tiff_load(const char *const *names, size_t count);

/// One picture of a TIFF file.
typedef struct {
    /// Where its directory lies in the file.
    uint64_t directory;
    /// Its size, which the file must say, too.
    uint32_t width, height;
    /// The most bytes that the library may take at once.
    uint64_t memory;
} CICTIFFPicture;

/// Decodes a picture to premultiplied pixels; its orientation is not applied.
int cic_tiff_decode(const uint8_t *data, size_t size, const CICTIFFPicture *picture,
                    uint8_t *pixels, size_t row_bytes, CICError *error);
/// Decodes a gray or RGB picture of 8 or 16 bits as `cic_png_decode_deep` does.
int cic_tiff_decode_deep(const uint8_t *data, size_t size, const CICTIFFPicture *picture,
                         uint16_t *pixels, size_t row_bytes, CICError *error);

/// A TIFF file that is being written.
typedef struct CICTIFFWriter CICTIFFWriter;

/// How a picture of a TIFF file is written.
typedef struct {
    uint32_t width, height;
    /// Without alpha.
    int is_opaque;
    /// 1 for none, or a tag's value; where the library lacks that, nothing is compressed.
    uint16_t compression;
    /// 1 to 8.
    uint16_t orientation;
    /// Dots for each unit, none where 0; the unit is 1, 2 (inch) or 3 (centimetre).
    double x_resolution, y_resolution;
    uint16_t unit;
    /// The ICC profile, if any.
    const uint8_t *profile;
    size_t profile_size;
} CICTIFFForm;

CICTIFFWriter *cic_tiff_writer_open(CICError *error);
/// Adds a picture: premultiplied pixels, B, G, R, A; alpha is written as associated.
int cic_tiff_writer_add(CICTIFFWriter *writer, const uint8_t *pixels, size_t row_bytes,
                        const CICTIFFForm *form, CICError *error);
/// Adds a picture of four numbers of 16 bits a pixel, which alpha is not multiplied into.
int cic_tiff_writer_add_deep(CICTIFFWriter *writer, const uint16_t *pixels, size_t row_bytes,
                             const CICTIFFForm *form, CICError *error);
/// Adds a text to the picture that is added next; such of other tags than texts are refused.
void cic_tiff_writer_text(CICTIFFWriter *writer, uint32_t tag, const char *text);
/// Ends the file and frees the writer.
int cic_tiff_writer_close(CICTIFFWriter *writer, CICBytes *file, CICError *error);

#endif
