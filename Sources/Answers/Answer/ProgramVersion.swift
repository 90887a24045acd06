/// Which version of the program answers.
package enum ProgramVersion {
    package static let text = "0.1.0"
}
