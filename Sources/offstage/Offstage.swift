import ArgumentParser

@main
struct Offstage: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "offstage", abstract: "UIKit without a screen.")
}
