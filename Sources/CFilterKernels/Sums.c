// SPDX-License-Identifier: Apache-2.0

#include "Internal.h"

void fk_sum_rows(float *dst, const float *src, int32_t w, int32_t h, const float *weights,
                 int32_t radius) {
    for (int32_t j = 0; j < h; j++, src += 8 * radius)
        for (int32_t i = 0; i < w; i++, dst += 4, src += 4) {
            float a = 0, b = 0, c = 0, d = 0;
            for (int32_t k = 0; k <= 2 * radius; k++) {
                const float *p = src + 4 * k;
                a += p[0] * weights[k], b += p[1] * weights[k];
                c += p[2] * weights[k], d += p[3] * weights[k];
            }
            dst[0] = a, dst[1] = b, dst[2] = c, dst[3] = d;
        }
}

void fk_sum_columns(float *dst, const float *src, int32_t w, int32_t h, const float *weights,
                    int32_t radius) {
    size_t row = 4 * (size_t)w;
    memset(dst, 0, row * (size_t)h * sizeof(float));
    for (int32_t j = 0; j < h; j++, dst += row)
        for (int32_t k = 0; k <= 2 * radius; k++) {
            const float *p = src + row * (size_t)(j + k);
            for (size_t i = 0; i < row; i++) dst[i] += p[i] * weights[k];
        }
}

void fk_mean_rows(float *dst, const float *src, int32_t w, int32_t h, int32_t radius) {
    int32_t count = 2 * radius + 1;
    size_t row = 4 * (size_t)(w + 2 * radius);
    for (int32_t j = 0; j < h; j++, src += row)
        for (int32_t k = 0; k < 4; k++) {
            double sum = 0;
            for (int32_t i = 0; i < count - 1; i++) sum += src[4 * i + k];
            for (int32_t i = 0; i < w; i++) {
                sum += src[4 * (i + count - 1) + k];
                dst[4 * ((size_t)j * (size_t)w + (size_t)i) + (size_t)k] = (float)(sum / count);
                sum -= src[4 * i + k];
            }
        }
}

void fk_mean_columns(float *dst, const float *src, int32_t w, int32_t h, int32_t radius) {
    int32_t count = 2 * radius + 1;
    size_t row = 4 * (size_t)w;
    for (size_t i = 0; i < row; i++) {
        double sum = 0;
        for (int32_t j = 0; j < count - 1; j++) sum += src[row * (size_t)j + i];
        for (int32_t j = 0; j < h; j++) {
            sum += src[row * (size_t)(j + count - 1) + i];
            dst[row * (size_t)j + i] = (float)(sum / count);
            sum -= src[row * (size_t)j + i];
        }
    }
}

void fk_convolve(float *dst, const float *src, int32_t w, int32_t h, const float *weights,
                 int32_t side, float bias) {
    size_t row = 4 * (size_t)(w + side - 1);
    for (int32_t j = 0; j < h; j++)
        for (int32_t i = 0; i < w; i++, dst += 4) {
            float sum[4] = {bias, bias, bias, bias};
            for (int32_t y = 0; y < side; y++) {
                const float *p = src + row * (size_t)(j + y) + 4 * (size_t)i;
                for (int32_t x = 0; x < side; x++, p += 4)
                    for (int32_t k = 0; k < 4; k++) sum[k] += p[k] * weights[y * side + x];
            }
            memcpy(dst, sum, sizeof sum);
        }
}
