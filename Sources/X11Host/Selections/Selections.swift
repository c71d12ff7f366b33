import CX11
@MainActor final class Selections {
    init(connection: DisplayConnection) {}
    func receive(_ e: inout XEvent) -> Bool { false }
}
