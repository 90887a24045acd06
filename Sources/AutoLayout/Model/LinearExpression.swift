/// A coefficient times a variable.
package struct LinearTerm: Hashable, Sendable {
    package var variable: LayoutVariable
    package var coefficient: Double

    package init(_ variable: LayoutVariable, coefficient: Double = 1) {
        self.variable = variable
        self.coefficient = coefficient
    }
}

/// A sum of terms and a constant. A variable may occur in several terms: a constraint adds them up.
package struct LinearExpression: Hashable, Sendable {
    package var terms: [LinearTerm]
    package var constant: Double

    package init(_ terms: [LinearTerm] = [], constant: Double = 0) {
        self.terms = terms
        self.constant = constant
    }

    package init(_ variable: LayoutVariable, coefficient: Double = 1) {
        self.init([LinearTerm(variable, coefficient: coefficient)])
    }

    package static func + (left: Self, right: Self) -> Self {
        Self(left.terms + right.terms, constant: left.constant + right.constant)
    }

    package static func - (left: Self, right: Self) -> Self { left + right * -1 }

    package static func * (left: Self, factor: Double) -> Self {
        Self(
            left.terms.map { LinearTerm($0.variable, coefficient: $0.coefficient * factor) },
            constant: left.constant * factor)
    }

    package static func + (left: Self, right: Double) -> Self {
        Self(left.terms, constant: left.constant + right)
    }

    package static func - (left: Self, right: Double) -> Self { left + -right }
}
