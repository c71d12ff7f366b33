/// The touches and keys that are down.
struct InputState {
    var touches: [Int: UITouch] = [:]
}
