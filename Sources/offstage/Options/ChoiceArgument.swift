import ArgumentParser

/// One of several words. The words stand for themselves: without a look for descriptions, for which the parser makes
/// key paths and dictionaries of every such type each time the program starts.
protocol ChoiceArgument: ExpressibleByArgument, CaseIterable, RawRepresentable where RawValue == String {}

extension ChoiceArgument {
    public static var allValueStrings: [String] { allCases.map { $0.rawValue } }
    public static var allValueDescriptions: [String: String] { [:] }
}
