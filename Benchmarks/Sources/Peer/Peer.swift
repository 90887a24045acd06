import Foundation

@testable import CoreGraphics
@testable import Rasterizer

/// `Peer SCENE RUNS THREADS list|scene|damage [RAW]`: draws a workload and prints the times of its frames as one line of
/// JSON.
///
/// - `list`: a display list drawn into a bitmap, as the peers do it.
/// - `scene`: live layers of which one changes; committed, planned and drawn whole.
/// - `damage`: the same, of which only what changed is drawn.
@main
@MainActor
struct Peer {
    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count >= 5, let runs = Int(arguments[2]), let threads = Int(arguments[3]) else {
            fatalError("Peer SCENE RUNS THREADS list|scene|damage [RAW]")
        }
        let workload = Workload(text: try String(contentsOfFile: arguments[1], encoding: .utf8))
        let start = peakMemory()
        var bitmap = Bitmap(rect: workload.pixels)
        switch arguments[4] {
        case "list":
            let list = DisplayList(workload, threads: threads)
            measure("offstage", runs: runs, start: start) { list.draw(into: &bitmap) }
        case "scene", "damage":
            let scene = LayerScene(workload, threads: threads, drawsWhole: arguments[4] == "scene")
            measure("offstage", runs: runs, start: start) { _ = scene.draw() }
            bitmap = scene.draw().image.bitmap
        default: fatalError("the mode is list, scene or damage")
        }
        if arguments.count > 5 { try Data(bitmap.bytes).write(to: URL(fileURLWithPath: arguments[5])) }
    }

    private static func measure(_ name: String, runs: Int, start: Int, _ frame: () -> Void) {
        var wall: [Double] = []
        var cpu: [Double] = []
        for _ in 0..<runs + 3 {
            let (w, c) = (milliseconds(CLOCK_MONOTONIC), milliseconds(CLOCK_PROCESS_CPUTIME_ID))
            frame()
            wall.append(milliseconds(CLOCK_MONOTONIC) - w)
            cpu.append(milliseconds(CLOCK_PROCESS_CPUTIME_ID) - c)
        }
        print(
            "{\"peer\": \"\(name)\", \"cold_ms\": \(wall[0]), \"wall_ms\": \(Array(wall.dropFirst(3))), "
                + "\"cpu_ms\": \(Array(cpu.dropFirst(3))), \"start_kb\": \(start), \"peak_kb\": \(peakMemory())}")
    }

    private static func milliseconds(_ clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) * 1e-6
    }

    /// Kilobytes. Not `getrusage`: its mark survives exec, so it may be the parent's.
    private static func peakMemory() -> Int {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") } ?? ""
        return line.split(separator: " ").compactMap { Int($0) }.first ?? 0
    }
}
