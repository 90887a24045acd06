// Combines and merges publishers in every way; test-companions.sh looks at what it prints.
import Combine

struct Broken: Error {}
var bag: Set<AnyCancellable> = []
var log: [String] = []

func follow<P: Publisher>(_ publisher: P, _ name: String) {
    publisher.sink(
        receiveCompletion: { end in
            if case .failure = end { log.append("\(name) failed") } else { log.append("\(name) ended") }
        }, receiveValue: { log.append("\(name) \($0)") }
    ).store(in: &bag)
}

/// Asks for one value at a time, when it is told to.
final class Slow: Subscriber {
    var subscription: Subscription?
    func receive(subscription: Subscription) { self.subscription = subscription }
    func receive(_ input: (Int, Int)) -> Subscribers.Demand {
        log.append("slow \(input)")
        return .none
    }
    func receive(completion: Subscribers.Completion<Never>) { log.append("slow ended") }
}

/// Asks for as many values as it is told to.
final class Few: Subscriber {
    var subscription: Subscription?
    func receive(subscription: Subscription) { self.subscription = subscription }
    func receive(_ input: Int) -> Subscribers.Demand {
        log.append("few \(input)")
        return .none
    }
    func receive(completion: Subscribers.Completion<Never>) { log.append("few ended") }
}

/// Hands over its subscription, and with it a value, when it is told to: as `subscribe(on:)` does.
final class Late: Publisher {
    typealias Output = Int
    typealias Failure = Never
    private var subscriber: AnySubscriber<Int, Never>?
    func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
        self.subscriber = AnySubscriber(subscriber)
    }
    func come(with value: Int) {
        if let subscriber { Just(value).receive(subscriber: subscriber) }
    }
}

var failures = 0

/// Compares what was told; in any order where several follow one subject.
func expect(_ wanted: [String], inOrder: Bool = true, line: Int = #line) {
    if inOrder ? log != wanted : log.sorted() != wanted.sorted() {
        print("line \(line): \(log) instead of \(wanted)")
        failures += 1
    }
    log = []
}

let (a, b, c) = (
    PassthroughSubject<Int, Broken>(), PassthroughSubject<Int, Broken>(), PassthroughSubject<Int, Broken>()
)
follow(a.combineLatest(b), "two")
follow(a.combineLatest(b, c) { $0 + $1 + $2 }, "three")
follow(a.merge(with: b, c), "all")
a.send(1)
expect(["all 1"], inOrder: false)
b.send(2)
expect(["two (1, 2)", "all 2"], inOrder: false)
c.send(3)
expect(["three 6", "all 3"], inOrder: false)
a.send(4)
expect(["two (4, 2)", "three 9", "all 4"], inOrder: false)
a.send(completion: .finished)
b.send(5)
expect(["two (4, 5)", "three 12", "all 5"], inOrder: false)
b.send(completion: .finished)
expect(["two ended"], inOrder: false)
c.send(completion: .failure(Broken()))
expect(["three failed", "all failed"], inOrder: false)

// What is there when one subscribes.
follow(Just(1).combineLatest(Just(2)), "just")
expect(["just (1, 2)", "just ended"])
follow([1, 2, 3].publisher.merge(with: [4].publisher), "merged")
expect(["merged 1", "merged 2", "merged 3", "merged 4", "merged ended"])
follow(Publishers.MergeMany([Just(7), Just(8)]), "many")
expect(["many 7", "many 8", "many ended"])
follow(Publishers.MergeMany([Just<Int>]()), "none")
expect(["none ended"])
follow(Fail<Int, Broken>(error: Broken()).combineLatest(a), "broken")
expect(["broken failed"])

follow(Just<Int?>(nil).combineLatest(Just(1)) { $0 == nil && $1 == 1 }, "optional")
expect(["optional true", "optional ended"])

// Who answers late is asked, too.
let (early, late, later) = (Just(1), Late(), Late())
follow(later.merge(with: early), "merged")
follow(early.combineLatest(late), "pair")
expect(["merged 1"])
late.come(with: 2)
expect(["pair (1, 2)", "pair ended"])
later.come(with: 3)
expect(["merged 3", "merged ended"])

// Subscribers that ask for little get all that is merged, in order, however much of it waits.
let few = Few()
(1...40).publisher.merge(with: (41...100).publisher).subscribe(few)
few.subscription?.request(.max(7))
for number in 8...100 {
    if number == 50 { log.append("halfway") }
    few.subscription?.request(.max(1))
}
expect((1...49).map { "few \($0)" } + ["halfway"] + (50...100).map { "few \($0)" } + ["few ended"])

// What comes while a value is delivered follows it, and none is lost.
let (x, y) = (CurrentValueSubject<Int, Never>(0), CurrentValueSubject<Int, Never>(0))
x.combineLatest(y).sink { pair in
    log.append("seen \(pair)")
    if pair == (1, 0) {
        y.send(1)
        y.send(2)
    }
}.store(in: &bag)
x.send(1)
expect(["seen (0, 0)", "seen (1, 0)", "seen (1, 1)", "seen (1, 2)"])

// Who asks for little gets the latest.
bag = []
let slow = Slow()
x.combineLatest(y).subscribe(slow)
expect([])
slow.subscription?.request(.max(1))
expect(["slow (1, 2)"])
x.send(2)
x.send(3)
expect([])
slow.subscription?.request(.max(1))
expect(["slow (3, 2)"])
slow.subscription?.cancel()
x.send(4)
slow.subscription?.request(.unlimited)
expect([])
if failures == 0 { print("publishers are combined as they should be") }
