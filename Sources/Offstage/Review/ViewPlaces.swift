/// The places by which messages tell views apart that have no identifier: `UILabel:view.0.2`.
///
/// The next test's view lies elsewhere, and is the same one to who reads the code.
package enum ViewPlaces {
    /// A message in which such a view goes by its class: `UILabel`.
    package static func removed(from text: String) -> String {
        text.replacing(/:(view|window(\[[0-9]+\])?)([.~]([0-9]+|mask))*(?![A-Za-z0-9_-])/, with: "")
    }
}
