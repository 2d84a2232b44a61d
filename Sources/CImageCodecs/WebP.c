// SPDX-License-Identifier: Apache-2.0

#include "Shared.h"

#include <stdlib.h>
#include <string.h>

#include <webp/decode.h>
#include <webp/demux.h>
#include <webp/encode.h>

int cic_webp_probe(const uint8_t *data, size_t size, CICHeader *header, int *is_animated,
                   CICError *error)
{
    WebPBitstreamFeatures features;
    if (WebPGetFeatures(data, size, &features) != VP8_STATUS_OK)
        return cic_fail(error, "WebP: the header cannot be read");
    header->width = (uint32_t)features.width;
    header->height = (uint32_t)features.height;
    header->has_alpha = features.has_alpha;
    header->is_gray = 0;
    *is_animated = features.has_animation;
    return 1;
}

static const char *reason(VP8StatusCode status)
{
    switch (status) {
    case VP8_STATUS_OUT_OF_MEMORY: return "out of memory";
    case VP8_STATUS_BITSTREAM_ERROR: return "the data are damaged";
    case VP8_STATUS_UNSUPPORTED_FEATURE: return "a feature is not supported";
    case VP8_STATUS_NOT_ENOUGH_DATA: return "the file ends early";
    default: return "the picture cannot be decoded";
    }
}

int cic_webp_decode(const uint8_t *data, size_t size, const CICRegion *region, uint8_t *pixels,
                    size_t row_bytes, uint32_t width, uint32_t height, CICError *error)
{
    WebPDecoderConfig config;
    if (!WebPInitDecoderConfig(&config)) return cic_fail(error, "WebP: wrong library version");
    VP8StatusCode status = WebPGetFeatures(data, size, &config.input);
    if (status != VP8_STATUS_OK) return cic_fail(error, "WebP: %s", reason(status));
    if ((uint32_t)config.input.width != region->width
        || (uint32_t)config.input.height != region->height) {
        config.options.use_cropping = 1;
        config.options.crop_left = (int)region->x;
        config.options.crop_top = (int)region->y;
        config.options.crop_width = (int)region->width;
        config.options.crop_height = (int)region->height;
    }
    if (region->width != width || region->height != height) {
        config.options.use_scaling = 1;
        config.options.scaled_width = (int)width;
        config.options.scaled_height = (int)height;
    }
    config.output.colorspace = MODE_bgrA;
    config.output.is_external_memory = 1;
    config.output.u.RGBA.rgba = pixels;
    config.output.u.RGBA.stride = (int)row_bytes;
    config.output.u.RGBA.size = row_bytes * height;
    status = WebPDecode(data, size, &config);
    WebPFreeDecBuffer(&config.output);
    return status == VP8_STATUS_OK ? 1 : cic_fail(error, "WebP: %s", reason(status));
}

int cic_webp_encode(const uint8_t *pixels, size_t row_bytes, uint32_t width, uint32_t height,
                    float quality, CICBytes *file, CICError *error)
{
    WebPConfig config;
    WebPPicture picture;
    if (width > WEBP_MAX_DIMENSION || height > WEBP_MAX_DIMENSION)
        return cic_fail(error, "WebP: a side has at most %d pixels", WEBP_MAX_DIMENSION);
    if (!WebPConfigPreset(&config, WEBP_PRESET_DEFAULT, quality > 100 ? 100 : quality)
        || !WebPPictureInit(&picture))
        return cic_fail(error, "WebP: wrong library version");
    if (quality > 100) {
        WebPConfigLosslessPreset(&config, 6);
        config.exact = 1;
    }
    picture.width = (int)width;
    picture.height = (int)height;
    picture.use_argb = quality > 100;
    uint8_t *plain = malloc((size_t)width * height * 4);
    if (!plain) return cic_fail(error, "WebP: out of memory");
    for (uint32_t y = 0; y < height; y++)
        cic_unpremultiply(pixels + y * row_bytes, plain + (size_t)y * width * 4, width);
    WebPMemoryWriter writer;
    WebPMemoryWriterInit(&writer);
    picture.writer = WebPMemoryWrite;
    picture.custom_ptr = &writer;
    int is_done = WebPPictureImportBGRA(&picture, plain, (int)width * 4)
        && WebPEncode(&config, &picture) && cic_append(file, writer.mem, writer.size);
    int code = picture.error_code;
    WebPPictureFree(&picture);
    WebPMemoryWriterClear(&writer);
    free(plain);
    return is_done ? 1 : cic_fail(error, "WebP: the encoder failed with code %d", code);
}

int cic_webp_chunk(const uint8_t *data, size_t size, const char *name, CICBytes *chunk)
{
    WebPData file = {data, size};
    WebPDemuxer *demuxer = WebPDemux(&file);
    if (!demuxer) return 0;
    WebPChunkIterator iterator;
    int is_there = WebPDemuxGetChunk(demuxer, name, 1, &iterator);
    if (is_there) {
        is_there = cic_append(chunk, iterator.chunk.bytes, iterator.chunk.size);
        WebPDemuxReleaseChunkIterator(&iterator);
    }
    WebPDemuxDelete(demuxer);
    return is_there;
}

struct CICWebPAnimation {
    WebPAnimDecoder *decoder;
    WebPAnimInfo info;
    int last_end;
};

CICWebPAnimation *cic_webp_animation_open(const uint8_t *data, size_t size, uint32_t *frame_count,
                                          uint32_t *loop_count, CICError *error)
{
    WebPAnimDecoderOptions options;
    CICWebPAnimation *animation = calloc(1, sizeof *animation);
    if (!animation) {
        cic_fail(error, "WebP: out of memory");
        return NULL;
    }
    WebPData file = {data, size};
    if (WebPAnimDecoderOptionsInit(&options)) {
        options.color_mode = MODE_bgrA;
        animation->decoder = WebPAnimDecoderNew(&file, &options);
    }
    if (!animation->decoder || !WebPAnimDecoderGetInfo(animation->decoder, &animation->info)) {
        cic_fail(error, "WebP: the animation cannot be read");
        cic_webp_animation_close(animation);
        return NULL;
    }
    *frame_count = animation->info.frame_count;
    *loop_count = animation->info.loop_count;
    return animation;
}

int cic_webp_animation_next(CICWebPAnimation *animation, uint8_t *pixels, size_t row_bytes,
                            uint32_t *milliseconds, CICError *error)
{
    if (!WebPAnimDecoderHasMoreFrames(animation->decoder)) return -1;
    uint8_t *frame = NULL;
    int end = 0;
    if (!WebPAnimDecoderGetNext(animation->decoder, &frame, &end))
        return cic_fail(error, "WebP: a frame is damaged");
    size_t width = (size_t)animation->info.canvas_width * 4;
    for (uint32_t y = 0; y < animation->info.canvas_height; y++)
        memcpy(pixels + y * row_bytes, frame + y * width, width);
    *milliseconds = end > animation->last_end ? (uint32_t)(end - animation->last_end) : 0;
    animation->last_end = end;
    return 1;
}

void cic_webp_animation_close(CICWebPAnimation *animation)
{
    if (!animation) return;
    WebPAnimDecoderDelete(animation->decoder);
    free(animation);
}
