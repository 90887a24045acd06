import Testing

@testable import VirtualFoundation

@Suite("Lists of what is due")
struct DueListTests {
    private func list(_ times: [Double]) -> DueList<Int> {
        var list = DueList<Int>()
        for (number, time) in times.enumerated() { list.insert(number, at: .init(time: time, number: UInt64(number))) }
        return list
    }

    @Test("Elements come by time, those of one time in their order")
    func order() {
        var list = list([3, 1, 2, 1, 3])
        #expect(list.elements == [1, 3, 2, 0, 4] && list.nextTime == 1)
        #expect(list.removeFirst(due: 0.5) == nil)
        #expect(list.removeFirst(due: 2) == 1)
        #expect(list.removeFirst(due: 2) { $0 != 3 } == 2)
        #expect(list.firstTime { $0 > 3 } == 3)
        #expect(list.remove(.init(time: 3, number: 0)) == 0)
        #expect(list.remove(.init(time: 3, number: 9)) == nil)
        #expect(list.removeAll() == [3, 4] && list.isEmpty)
    }

    @Test("Those that are taken back are gone, and nothing is held of those that are over")
    func removal() {
        final class Object {}
        var list = DueList<Object>()
        weak var first: Object?
        do {
            let object = Object()
            first = object
            list.insert(object, at: .init(time: 0, number: 0))
        }
        for number in 1..<100 { list.insert(Object(), at: .init(time: Double(number), number: UInt64(number))) }
        _ = list.removeFirst(due: 0)
        #expect(first == nil && list.elements.count == 99 && list.nextTime == 1)
        let kept = list.elements[50]
        list.removeAll { $0 !== kept }
        #expect(list.elements.count == 1 && list.nextTime == 51 && list.next?.element === kept)
        #expect(list.remove(.init(time: 51, number: 51)) === kept && list.isEmpty && list.next == nil)
    }

    @Test("A list agrees with a sorted array")
    func model() {
        var list = DueList<Int>()
        var model: [(key: DueList<Int>.Key, value: Int)] = []
        var state: UInt64 = 1
        for number in 0..<2000 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let time = Double(state >> 60)
            if state >> 40 & 3 != 0 {
                list.insert(number, at: .init(time: time, number: UInt64(number)))
                model.append((.init(time: time, number: UInt64(number)), number))
                model.sort { $0.key < $1.key }
            } else {
                let due = model.first.map { $0.key.time <= time } ?? false
                #expect(list.removeFirst(due: time) == (due ? model.removeFirst().value : nil))
            }
        }
        #expect(list.elements == model.map(\.value))
    }
}

@Suite("Ticks")
struct DisplayTicksTests {
    @Test("The last tick at a time is the greatest that is not after it", arguments: [1, 7, 60, 90, 120])
    func numbers(rate: Int) {
        let ticks = DisplayTicks(rate: rate)
        for number in 0..<5000 {
            let time = ticks.time(of: Double(number))
            #expect(ticks.number(at: time) == Double(number))
            #expect(ticks.number(at: time.nextDown) == Double(number - 1))
            #expect(ticks.number(at: time + 0.25 / Double(rate)) == Double(number))
        }
    }
}
