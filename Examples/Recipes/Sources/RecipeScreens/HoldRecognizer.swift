import UIKit.UIGestureRecognizerSubclass

import class UIKit.UIEvent
import class UIKit.UIGestureRecognizer
import class UIKit.UITouch

/// Begins at the first touch and ends with the last.
public final class HoldRecognizer: UIGestureRecognizer {
    private var held: Set<UITouch> = []

    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        held.formUnion(touches)
        if state == .possible { state = .began }
    }

    public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        held.subtract(touches)
        if held.isEmpty { state = .ended }
    }

    public override func reset() {
        held.removeAll()
    }
}
