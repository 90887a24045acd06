import Testing
import VirtualFoundation

@Suite("What stands in for objects that nobody answers")
struct NothingTests {
    private final class Cell {}

    private protocol Source: AnyObject {
        func cell(at row: Int) -> Cell
        func other(at row: Int) -> any Source
    }

    /// Leaves both methods out, as the rewriter writes it.
    private final class Empty: Source {
        func cell(at row: Int) -> Cell {
            _optionalMethodLeftOut()
            return _nothing()
        }

        func other(at row: Int) -> any Source {
            _optionalMethodLeftOut()
            return _nothing()
        }
    }

    private final class Full: Source {
        let own = Cell()
        func cell(at row: Int) -> Cell { own }
        func other(at row: Int) -> any Source { self }
    }

    @Test("A method that is left out answers nil, for classes and for protocols")
    func leftOut() {
        let source: (any Source)? = Empty()
        for _ in 0..<1_000 {
            #expect(_optionalCall("cell(at:)", source?.cell(at: 1)) == nil)
            #expect(_optionalCall("other(at:)", source?.other(at: 1)) == nil)
        }
    }

    @Test("One that is there answers its object")
    func answered() {
        let full = Full()
        let source: (any Source)? = full
        #expect(_optionalCall("cell(at:)", source?.cell(at: 1)) === full.own)
        #expect(_optionalCall("other(at:)", source?.other(at: 1)) === full)
    }
}
