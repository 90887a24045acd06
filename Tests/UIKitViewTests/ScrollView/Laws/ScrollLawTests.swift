import Foundation
import Testing

@testable import UIKit

/// The laws of scrolling against their closed forms, written here by the system's own functions.
@Suite("Laws of scrolling")
struct ScrollLawTests {
    private let times = [0.004, 0.01, 0.02, 0.05, 0.1, 0.17, 0.25, 0.4, 0.6, 0.9]

    private func close(_ a: Double, _ b: Double, _ tolerance: Double = 1e-6) -> Bool { (a - b).magnitude <= tolerance }

    @Test("A flick of 1000 points a second: way and time, and where it is")
    func flick() {
        let glide = Deceleration(velocity: 1000, rate: 0.998)
        #expect(close(glide.distance, 494.01) && close(glide.duration, 2.300, 0.0005))
        let places = [0.1, 0.25, 0.5, 1].map(glide.distance(at:))
        #expect(zip(places, [90.54, 196.49, 315.61, 431.60]).allSatisfy { close($0, $1, 0.005) })
        let slower = Deceleration(velocity: 750, rate: 0.998)
        #expect(close(slower.distance, 369.26, 0.005) && close(slower.duration, 2.157, 0.0005))
        let fast = Deceleration(velocity: 1000, rate: 0.99)
        #expect(close(fast.distance, 98.01) && close(fast.duration, 0.458, 0.0005))
        #expect(close(glide.reach, 0.499) && close(fast.reach, 0.099))
    }

    @Test("Gliding at any rate is the closed form at ten times", arguments: [0.998, 0.99, 0.95, 0.9995, 0.5])
    func deceleration(rate: Double) {
        for velocity in [-2600.0, -40, 11, 333, 9000] {
            let glide = Deceleration(velocity: velocity, rate: rate)
            let reach = rate / (1000 * (1 - rate))
            let end = log(10 / velocity.magnitude) / (1000 * log(rate))
            #expect(close(glide.duration, end))
            for time in times {
                let now = min(time, end)
                #expect(close(glide.distance(at: time), velocity * reach * (1 - pow(rate, 1000 * now))))
                let speed = time < end ? velocity * pow(rate, 1000 * time) : 0
                #expect(close(glide.velocity(at: time), speed))
            }
            #expect(close(glide.distance(at: 1e9), glide.distance))
            #expect(close(glide.distance, (velocity.magnitude - 10) * reach * (velocity < 0 ? -1 : 1)))
            let part = glide.distance * 0.3
            #expect(glide.time(at: part).map { close(glide.distance(at: $0), part) } == true)
            #expect(glide.time(at: -part) == nil && glide.time(at: glide.distance * 1.01) == nil)
        }
    }

    @Test("10 points a second and less do not glide; rates and velocities beyond reason stay numbers")
    func slow() {
        for velocity in [0, 3, 10, -10] {
            let glide = Deceleration(velocity: Double(velocity), rate: 0.998)
            #expect(!glide.moves && glide.distance == 0 && glide.duration == 0 && glide.distance(at: 1) == 0)
        }
        for rate in [0, -1, 1, 2, .nan, .infinity, -.infinity] as [Double] {
            let glide = Deceleration(velocity: 5000, rate: rate)
            #expect(glide.distance.isFinite && glide.duration.isFinite && glide.distance(at: 0.5).isFinite)
            #expect(glide.distance >= 0)
        }
    }

    @Test("A glide over a distance ends there", arguments: [-700, -3, 0.5, 80, 12_345])
    func target(distance: Double) {
        for rate in [0.998, 0.99] {
            let glide = Deceleration(over: distance, rate: rate)
            #expect(close(glide.distance, distance))
            #expect(close(glide.velocity.magnitude, distance.magnitude / (rate / (1000 * (1 - rate))) + 10))
        }
    }

    @Test("The rubber band: figures, the closed form, and back")
    func band() {
        let band = RubberBand(dimension: 600)
        #expect(close(band.shown(ofPull: 50), 26.30, 0.006) && close(band.shown(ofPull: 100), 50.38, 0.006))
        #expect(close(band.shown(ofPull: 400), 160.98, 0.006))
        for pull in [0, 0.3, 1, 7, 20, 77, 150, 444, 1000, 50_000] as [Double] {
            for dimension in [1, 44, 320, 852.0] {
                let band = RubberBand(dimension: dimension)
                let shown = 1 / (1 / (0.55 * pull) + 1 / dimension)
                #expect(close(band.shown(ofPull: pull), pull == 0 ? 0 : shown))
                #expect(close(band.pull(showing: band.shown(ofPull: pull)), pull, 1e-6 * max(1, pull)) || pull > 999)
            }
        }
        let range = ScrollRange(-20, 100)
        #expect(band.shown(60, in: range) == 60 && band.shown(-20, in: range) == -20)
        #expect(close(band.shown(150, in: range), 100 + band.shown(ofPull: 50)))
        #expect(close(band.shown(-120, in: range), -20 - band.shown(ofPull: 100)))
        for offset in [-300, -21, 0, 100, 101, 900] as [Double] {
            #expect(close(band.free(band.shown(offset, in: range), in: range), offset))
        }
        #expect(RubberBand(dimension: 0).shown(ofPull: 10) == 0 && band.pull(showing: 9999).isFinite)
    }

    @Test("Back from rest 100 points out: figures")
    func rest() {
        let spring = EdgeSpring(start: 100, velocity: 0)
        let places = [0.05, 0.1, 0.2, 0.3].map(spring.displacement(at:))
        #expect(zip(places, [76.83, 50.30, 20.55, 8.36]).allSatisfy { close($0, $1, 0.005) })
    }

    @Test("Ways back to the edge are the closed forms at ten times; their velocities are their slopes")
    func springs() {
        for (start, velocity) in [(0.0, 800.0), (30, 50), (120, 2400), (80, 49), (5, 0), (60, -300)] {
            let spring = EdgeSpring(start: start, velocity: velocity)
            for t in times {
                let swing = (start + (velocity + 11 * start) * t) * exp(-11 * t)
                let a = (velocity + 46 * start) / 37
                let creep = a * exp(-9 * t) + (start - a) * exp(-46 * t)
                #expect(close(spring.displacement(at: t), velocity >= 50 ? swing : creep))
                let slope = (spring.displacement(at: t + 1e-6) - spring.displacement(at: t - 1e-6)) / 2e-6
                #expect(close(spring.velocity(at: t), slope, 1e-3))
            }
            #expect(close(spring.velocity(at: 0), velocity) && spring.displacement(at: 0) == start)
            #expect(spring.isSettled(at: 3))
        }
        // Slow arrivals swing as fast ones do.
        let arrival = EdgeSpring(arrivingWith: 30)
        for t in times { #expect(close(arrival.displacement(at: t), 30 * t * exp(-11 * t))) }
    }

    @Test("3125 points a second, 60 before the edge: crossing and peak")
    func crossing() {
        let conditions = AxisCourse.Conditions(range: ScrollRange(0, 1060), bounces: true, rate: 0.998)
        let course = AxisCourse.released(at: 1000, velocity: 3125, under: conditions)
        let crossing = log(1 - 60 / (3125 * 0.499)) / (1000 * log(0.998))
        #expect(close(crossing, 0.0196, 5e-5) && close(course.offset(at: crossing), 1060))
        let speed = 3125 * pow(0.998, 1000 * crossing)
        #expect(close(speed, 3004.8, 0.05) && close(course.velocity(at: crossing), speed))
        let peak = course.offset(at: crossing + 1 / 11.0) - 1060
        #expect(close(peak, 100.5, 0.05) && close(peak, speed / (11 * M_E)))
        for t in times {
            let d = speed * t * exp(-11 * t)
            #expect(close(course.offset(at: crossing + t), 1060 + d) || d < 0.4)
            #expect(
                close(AxisCourse.released(at: 60, velocity: -3125, under: conditions).offset(at: crossing + t), -d)
                    || d < 0.4)
        }
        #expect(course.target == 1060 && course.offset(at: 5) == 1060 && course.isOver(at: 5))
    }

    @Test("Without bouncing content stops at the edge at the exact time")
    func noBounce() {
        let conditions = AxisCourse.Conditions(range: ScrollRange(0, 1060), bounces: false, rate: 0.998)
        let course = AxisCourse.released(at: 1000, velocity: 3125, under: conditions)
        let crossing = log(1 - 60 / (3125 * 0.499)) / (1000 * log(0.998))
        #expect(!course.isOver(at: crossing - 1e-6) && course.isOver(at: crossing + 1e-6))
        #expect(course.offset(at: 1) == 1060 && course.target == 1060)
    }

    @Test("Content outside: back, or in again if it is fast enough")
    func outside() {
        let conditions = AxisCourse.Conditions(range: ScrollRange(0, 1000), bounces: true, rate: 0.998)
        let out = AxisCourse.released(at: -100, velocity: 0, under: conditions)
        #expect(close(out.offset(at: 0.1), -50.30, 0.005) && out.target == 0 && out.offset(at: 2) == 0)
        let slow = AxisCourse.released(at: -100, velocity: 150, under: conditions)
        #expect(slow.target == 0)
        let inwards = AxisCourse.released(at: -100, velocity: 1000, under: conditions)
        #expect(close(inwards.target, 394.01) && close(inwards.offset(at: 0.1), -9.46, 0.005))
        #expect(AxisCourse.released(at: 1030, velocity: 300, under: conditions).target == 1000)
        // Content that neither moves nor is outside is at rest from the start.
        #expect(AxisCourse.released(at: 10, velocity: 9, under: conditions).isOver(at: 0))
    }

    @Test("A change on the way goes on from where it is")
    func continued() {
        let conditions = AxisCourse.Conditions(range: ScrollRange(0, 5000), bounces: true, rate: 0.998)
        let course = AxisCourse.released(at: 100, velocity: 2000, under: conditions)
        let again = course.continued(at: 0.3, movedBy: 0, under: conditions)
        for t in times { #expect(close(again.offset(at: t), course.offset(at: 0.3 + t))) }
        let moved = course.continued(at: 0.3, movedBy: -1000, under: conditions)
        for t in times { #expect(close(moved.offset(at: t), course.offset(at: 0.3 + t) - 1000)) }
        let shorter = AxisCourse.Conditions(range: ScrollRange(0, 600), bounces: true, rate: 0.998)
        #expect(course.continued(at: 0.1, movedBy: 0, under: shorter).target == 600)
    }

    @Test("Pages: the next one for a flick, the nearest else, one at most, within the content")
    func pages() {
        let grid = PageGrid(page: 100, range: ScrollRange(0, 1000))
        #expect(grid.target(from: 340, velocity: 0, start: 300) == 300)
        #expect(grid.target(from: 360, velocity: 0, start: 300) == 400)
        #expect(grid.target(from: 350, velocity: 0, start: 300) == 400)
        #expect(grid.target(from: 310, velocity: 200, start: 300) == 400)
        #expect(grid.target(from: 310, velocity: 199, start: 300) == 300)
        #expect(grid.target(from: 310, velocity: -200, start: 300) == 300)
        #expect(grid.target(from: 290, velocity: -200, start: 300) == 200)
        #expect(grid.target(from: 300, velocity: 900, start: 300) == 400)
        #expect(grid.target(from: 480, velocity: 0, start: 300) == 400)
        #expect(grid.target(from: 990, velocity: 5000, start: 1000) == 1000)
        #expect(grid.target(from: 4, velocity: -5000, start: 0) == 0)
        #expect(PageGrid(page: 0, range: ScrollRange(0, 50)).target(from: 70, velocity: 9, start: 0) == 50)
    }

    @Test("The pull to a page is a critical spring of 18.26 a second at ten times")
    func snap() {
        for (offset, velocity) in [(340.0, 0.0), (340, 1200), (360, -900), (400, 300)] {
            let course = AxisCourse.snapping(from: offset, velocity: velocity, to: 400)
            let d = offset - 400
            for t in times {
                let place = 400 + (d + (velocity + 18.26 * d) * t) * exp(-18.26 * t)
                #expect(close(course.offset(at: t), place) || (place - 400).magnitude < 0.4)
            }
            #expect(course.offset(at: 3) == 400 && course.isOver(at: 3) && course.target == 400)
        }
    }

    @Test("A page's pull goes on from where it is, with its target moved along")
    func snapContinued() {
        let conditions = AxisCourse.Conditions(range: ScrollRange(0, 900), bounces: true, rate: 0.998)
        let course = AxisCourse.snapping(from: 340, velocity: 500, to: 400)
        let moved = course.continued(at: 0.05, movedBy: 300, under: conditions)
        for t in times { #expect(close(moved.offset(at: t), course.offset(at: 0.05 + t) + 300, 0.4)) }
        #expect(moved.target == 700)
    }

    @Test("Scales beyond the limits show as their root, and back")
    func zoom() {
        let limits = ZoomLimits(minimum: 0.5, maximum: 4)
        #expect(limits.shown(2) == 2 && limits.shown(4) == 4 && limits.shown(0.5) == 0.5)
        #expect(close(limits.shown(16), 8) && close(limits.shown(0.125), 0.25))
        for scale in [0.1, 0.4, 1, 4.5, 100] { #expect(close(limits.free(showing: limits.shown(scale)), scale)) }
        #expect(limits.shown(.nan).isFinite && limits.shown(.infinity).isFinite && limits.shown(-1).isFinite)
        #expect(limits.isOpen && !ZoomLimits(minimum: 1, maximum: 1).isOpen)
    }

    @Test("A range ends where the content does, and content that fits has one place to rest")
    func range() {
        let range = ScrollRange(content: 1000, viewport: 400, before: 20, after: 30)
        #expect(range.start == -20 && range.end == 630 && range.isScrollable)
        let short = ScrollRange(content: 100, viewport: 400, before: 20, after: 30)
        #expect(short.start == -20 && short.end == -20 && !short.isScrollable)
        #expect(range.clamped(-50) == -20 && range.clamped(700) == 630 && range.excess(640) == 10)
        let odd = ScrollRange(content: .infinity, viewport: .nan, before: .nan, after: 0)
        #expect(odd.start.isFinite && odd.end.isFinite)
    }

    @Test("Indicators: length, place, squeezed at the edges")
    func indicator() {
        let range = ScrollRange(0, 1800)
        func bar(_ offset: Double) -> IndicatorBar? {
            IndicatorBar(offset: offset, range: range, viewport: 600, visible: 600, before: 0, after: 0)
        }
        #expect(bar(0)?.position == 3 && bar(0)?.length == 594.0 * 600 / 2400)
        #expect(bar(1800).map { close($0.position + $0.length, 597) } == true)
        #expect(bar(900).map { close($0.position + $0.length / 2, 300) } == true)
        #expect(bar(-40)?.length == 148.5 - 40 && bar(-40)?.position == 3)
        #expect(bar(1840).map { close($0.position + $0.length, 597) && $0.length == 108.5 } == true)
        #expect(bar(-900)?.length == 7)
        let long = IndicatorBar(
            offset: 0, range: ScrollRange(0, 99_400), viewport: 600, visible: 600, before: 0, after: 0)
        #expect(long?.length == 36)
        #expect(
            IndicatorBar(
                offset: 0, range: ScrollRange(0, 0), viewport: 600, visible: 600, before: 0, after: 0) == nil)
    }
}
