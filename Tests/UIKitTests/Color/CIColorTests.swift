import Testing
import UIKit

@Suite("CIColor")
struct CIColorTests {
    @Test("It has the components of what it is made of, and goes back to a UIColor")
    func components() {
        let color = CIColor(color: UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5))
        #expect([color.red, color.green, color.blue, color.alpha] == [0.25, 0.5, 0.75, 0.5])
        #expect(
            color.numberOfComponents == 4
                && color.colorSpace.model == .rgb)
        #expect(UIColor(ciColor: color) == UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5))
        let gray = CIColor(cgColor: CGColor(gray: 0.5, alpha: 1))
        #expect([gray.red, gray.green, gray.blue, gray.alpha] == [0.5, 0.5, 0.5, 1] && gray.numberOfComponents == 2)
        let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .red }
        UITraitCollection(userInterfaceStyle: .light).performAsCurrent { #expect(CIColor(color: dynamic) == .red) }
    }

    @Test("Its text makes an equal one; colours are equal by their components")
    func texts() {
        let color = CIColor(red: 0.25, green: 1, blue: 0, alpha: 0.5)
        #expect(color.stringRepresentation == "0.25 1 0 0.5")
        #expect(CIColor(string: color.stringRepresentation) == color && color != .green)
        #expect(
            CIColor(string: "1 1 0") == .yellow && CIColor(string: "") == .black && CIColor(string: "0 x 1 1") == .blue)
        #expect(Set([CIColor.cyan, CIColor(red: 0, green: 1, blue: 1)]).count == 1)
        #expect(CIColor.clear.alpha == 0 && color.copy() as? CIColor === color)
    }
}
