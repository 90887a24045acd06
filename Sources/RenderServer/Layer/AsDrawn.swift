import CoreGraphics

/// A value that counts as equal when it is drawn the same: colours by their bytes, pictures by identity.
@propertyWrapper
package struct AsDrawn<Value: ComparedAsDrawn>: Equatable, Sendable {
    package var wrappedValue: Value

    package init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    package static func == (a: AsDrawn, b: AsDrawn) -> Bool { a.wrappedValue.isDrawnAs(b.wrappedValue) }
}

/// Objects whose own equality asks for more, or less, than what they look like.
package protocol ComparedAsDrawn: Sendable {
    func isDrawnAs(_ other: Self) -> Bool
}

extension CGColor: ComparedAsDrawn {
    package func isDrawnAs(_ other: CGColor) -> Bool { self === other || color8 == other.color8 }
}

extension CGImage: ComparedAsDrawn {
    package func isDrawnAs(_ other: CGImage) -> Bool { self === other }
}

extension Optional: ComparedAsDrawn where Wrapped: ComparedAsDrawn {
    package func isDrawnAs(_ other: Wrapped?) -> Bool {
        switch (self, other) {
        case (nil, nil): true
        case (let a?, let b?): a.isDrawnAs(b)
        default: false
        }
    }
}

extension Array: ComparedAsDrawn where Element: ComparedAsDrawn {
    package func isDrawnAs(_ other: [Element]) -> Bool {
        count == other.count && zip(self, other).allSatisfy { $0.isDrawnAs($1) }
    }
}
