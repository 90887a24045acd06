// Reads a workload (the format is in workloads.py) and measures frames: SCENE RUNS THREADS [RAW].
#pragma once
#include <time.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <sstream>
#include <string>
#include <vector>

struct Color {
    uint32_t rgba = 0;
    uint32_t argb() const { return rgba >> 8 | rgba << 24; }
    uint32_t alpha() const { return rgba & 255; }
};

struct Stop {
    double offset;
    Color color;
};

struct Verb {
    char letter;
    double p[6];
};

// One operation; `n` holds the numbers behind the frame in the order of the text.
struct Operation {
    std::string name;
    double x = 0, y = 0, w = 0, h = 0, r = 0;
    double n[6] = {};
    Color fill, stroke;
    std::vector<Stop> stops;
    std::vector<Verb> verbs;
};

struct Workload {
    int width = 0, height = 0, scale = 1;
    std::vector<Operation> operations;

    bool has(const char *name) const {
        for (auto &o : operations)
            if (o.name == name) return true;
        return false;
    }
};

inline std::istream &operator>>(std::istream &in, Color &color) {
    std::string word;
    in >> word;
    color.rgba = uint32_t(std::stoul(word, nullptr, 16));
    return in;
}

inline Operation parse(const std::string &line) {
    std::istringstream in(line);
    Operation o;
    in >> o.name;
    auto frame = [&](bool rounded) {
        in >> o.x >> o.y >> o.w >> o.h;
        if (rounded) in >> o.r;
    };
    auto numbers = [&](int count) {
        for (int i = 0; i < count; i++) in >> o.n[i];
    };
    auto stops = [&] {
        int count;
        in >> count;
        o.stops.resize(count);
        for (auto &stop : o.stops) in >> stop.offset >> stop.color;
    };
    if (o.name == "clear") in >> o.fill;
    else if (o.name == "box") { frame(true); in >> o.fill >> o.n[0] >> o.stroke; }
    else if (o.name == "shadow") { frame(true); numbers(3); in >> o.fill; }
    else if (o.name == "group") { frame(true); numbers(1); }
    else if (o.name == "linear") { frame(false); numbers(4); stops(); }
    else if (o.name == "radial") { frame(false); numbers(3); stops(); }
    else if (o.name == "push") numbers(6);
    else if (o.name == "backdrop") { frame(false); numbers(1); in >> o.fill; }
    else if (o.name == "path") {
        int count;
        in >> o.fill >> o.stroke >> o.n[0] >> count;
        for (int i = 0; i < count; i++) {
            Verb v{};
            in >> v.letter;
            int points = v.letter == 'C' ? 6 : v.letter == 'Z' ? 0 : 2;
            for (int k = 0; k < points; k++) in >> v.p[k];
            o.verbs.push_back(v);
        }
    }
    if (!in && !in.eof()) {
        fprintf(stderr, "bad line: %.120s\n", line.c_str());
        exit(2);
    }
    return o;
}

inline Workload read(const char *file) {
    std::ifstream text(file);
    Workload workload;
    std::string line, word;
    while (std::getline(text, line)) {
        if (line.rfind("canvas", 0) == 0) std::istringstream(line) >> word >> workload.width >> workload.height >> workload.scale;
        else workload.operations.push_back(parse(line));
    }
    return workload;
}

inline long peakKilobytes() {
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);)
        if (line.rfind("VmHWM:", 0) == 0) return atol(line.c_str() + 6);
    return 0;
}

inline double now(clockid_t clock) {
    timespec t;
    clock_gettime(clock, &t);
    return t.tv_sec * 1e3 + t.tv_nsec * 1e-6;
}

// One cold frame, two warm ones, then those that count.
inline void measure(const char *peer, int runs, const std::function<void()> &draw) {
    std::string wall, cpu;
    double cold = 0;
    for (int i = 0; i < runs + 3; i++) {
        double w = now(CLOCK_MONOTONIC), c = now(CLOCK_PROCESS_CPUTIME_ID);
        draw();
        w = now(CLOCK_MONOTONIC) - w;
        c = now(CLOCK_PROCESS_CPUTIME_ID) - c;
        if (i == 0) cold = w;
        if (i < 3) continue;
        wall += (wall.empty() ? "" : ", ") + std::to_string(w);
        cpu += (cpu.empty() ? "" : ", ") + std::to_string(c);
    }
    printf("{\"peer\": \"%s\", \"cold_ms\": %f, \"wall_ms\": [%s], \"cpu_ms\": [%s], \"peak_kb\": %ld}\n", peer, cold,
           wall.c_str(), cpu.c_str(), peakKilobytes());
}

// The pixels are B G R A; the file gets R G B A.
inline void write(const char *file, const uint8_t *pixels, size_t stride, int width, int height) {
    std::ofstream out(file, std::ios::binary);
    std::vector<char> row(size_t(width) * 4);
    for (int y = 0; y < height; y++) {
        for (int x = 0; x < width; x++) {
            const uint8_t *p = pixels + y * stride + x * 4;
            row[x * 4] = char(p[2]), row[x * 4 + 1] = char(p[1]), row[x * 4 + 2] = char(p[0]), row[x * 4 + 3] = char(p[3]);
        }
        out.write(row.data(), row.size());
    }
}
