// Blend2D's compiled pipelines. It has no blur: scenes with shadows or backdrops exit with status 3. A group is drawn into
// an image, with which its rounded rectangle is then filled: clip and opacity in one.
#include <blend2d/blend2d.h>

#include "driver.hpp"

static void box(BLContext &context, const Operation &o) {
    if (o.r > 0) context.fill_round_rect(BLRoundRect(o.x, o.y, o.w, o.h, o.r), BLRgba32(o.fill.argb()));
    else context.fill_rect(BLRect(o.x, o.y, o.w, o.h), BLRgba32(o.fill.argb()));
    const double width = o.n[0];
    if (width <= 0) return;
    context.set_stroke_width(width);
    context.stroke_round_rect(
        BLRoundRect(o.x + width / 2, o.y + width / 2, o.w - width, o.h - width, o.r - width / 2),
        BLRgba32(o.stroke.argb()));
}

static BLGradient gradient(const Operation &o) {
    BLGradient result = o.name == "linear"
        ? BLGradient(BLLinearGradientValues(o.n[0], o.n[1], o.n[2], o.n[3]))
        : BLGradient(BLRadialGradientValues(o.n[0], o.n[1], o.n[0], o.n[1], o.n[2]));
    for (auto &stop : o.stops) result.add_stop(stop.offset, BLRgba32(stop.color.argb()));
    return result;
}

static BLPath path(const Operation &o) {
    BLPath result;
    for (auto &v : o.verbs) {
        if (v.letter == 'M') result.move_to(v.p[0], v.p[1]);
        else if (v.letter == 'L') result.line_to(v.p[0], v.p[1]);
        else if (v.letter == 'C') result.cubic_to(v.p[0], v.p[1], v.p[2], v.p[3], v.p[4], v.p[5]);
        else result.close();
    }
    return result;
}

int main(int, char **arguments) {
    const Workload workload = read(arguments[1]);
    if (workload.has("shadow") || workload.has("backdrop")) return 3;
    const int threads = atoi(arguments[3]);
    const int scale = workload.scale;
    std::vector<BLGradient> gradients;
    std::vector<BLPath> paths;
    for (auto &o : workload.operations) {
        if (!o.stops.empty()) gradients.push_back(gradient(o));
        if (o.name == "path") paths.push_back(path(o));
    }
    BLImage image(workload.width * scale, workload.height * scale, BL_FORMAT_PRGB32);
    measure("blend2d", atoi(arguments[2]), [&] {
        BLContextCreateInfo info{};
        info.thread_count = threads > 1 ? threads : 0;
        BLContext screen(image, info), inside;
        BLImage picture;
        const Operation *group = nullptr;
        screen.scale(scale);
        screen.set_stroke_join(BL_STROKE_JOIN_ROUND);
        screen.set_stroke_caps(BL_STROKE_CAP_ROUND);
        size_t nextGradient = 0, nextPath = 0;
        for (auto &o : workload.operations) {
            BLContext &context = group ? inside : screen;
            if (o.name == "clear") context.fill_all(BLRgba32(o.fill.argb()));
            else if (o.name == "box") box(context, o);
            else if (o.name == "group") {
                group = &o;
                picture = BLImage(int(o.w * scale), int(o.h * scale), BL_FORMAT_PRGB32);
                inside.begin(picture);
                inside.clear_all();
                inside.scale(scale);
                inside.translate(-o.x, -o.y);
            } else if (o.name == "end") {
                inside.end();
                screen.save();
                screen.translate(group->x, group->y);
                screen.set_global_alpha(group->n[0]);
                screen.fill_round_rect(
                    BLRoundRect(0, 0, group->w, group->h, group->r),
                    BLPattern(picture, BL_EXTEND_MODE_PAD, BLMatrix2D::make_scaling(1.0 / scale)));
                screen.restore();
                group = nullptr;
            } else if (!o.stops.empty()) context.fill_rect(BLRect(o.x, o.y, o.w, o.h), gradients[nextGradient++]);
            else if (o.name == "path") {
                context.set_stroke_width(o.n[0]);
                if (o.fill.alpha()) context.fill_path(paths[nextPath], BLRgba32(o.fill.argb()));
                context.stroke_path(paths[nextPath++], BLRgba32(o.stroke.argb()));
            } else if (o.name == "push") {
                context.save();
                context.apply_transform(BLMatrix2D(o.n[0], o.n[1], o.n[2], o.n[3], o.n[4], o.n[5]));
            } else if (o.name == "pop") context.restore();
        }
        screen.end();
    });
    if (!arguments[4]) return 0;
    BLImageData data;
    image.get_data(&data);
    write(arguments[4], static_cast<const uint8_t *>(data.pixel_data), data.stride, workload.width * scale, workload.height * scale);
}
