import Offstage
import Testing
import UIKit

@Suite("Misuse")
struct MisuseTests {
    @Test("ends the program with the exception's sentence, as on a device")
    func fatal() async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stage = Stage()
                let view = UIView()
                stage.window.addSubview(view)
                view.addSubview(view)
            }
        }
        expectSentence("Can't add self as subview", in: result)
    }

    @Test("of a layer does so too, also before there is any stage")
    func layers() async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) {
            await MainActor.run { CALayer().zPosition = .nan }
        }
        expectSentence("CALayerInvalidGeometry: CALayer zPosition contains NaN: nan", in: result)
    }

    @Test("that is collected leaves the program alive, and the call without effect")
    func collected() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let stage = Stage()
                stage.diagnostics.mode = .collect
                let view = UIView()
                view.addSubview(view)
                precondition(view.subviews.isEmpty && stage.diagnostics.all.map(\.kind) == [.misuse])
            }
        }
    }
}
