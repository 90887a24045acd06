package enum FillRule: Sendable { case nonZero, evenOdd }
