/// A controller that shows views of SwiftUI's in hosts of their own, in all of the room up to the edges.
@MainActor
protocol ContainerRepresentable: UIViewControllerRepresentable {}
