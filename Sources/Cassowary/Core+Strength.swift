/// Strengths of rows: levels, and the bounds of multipliers that follow from them.
extension Core {
    /// Gives a row that has no level a strength, with the bounds that this means for its multiplier.
    mutating func setStrength(_ strength: Strength, of index: Int32) {
        let level = strength == .required ? Bound.unlimited : retainLevel(strength.rawValue)
        row(index).pointee.level = level
        restoreBounds(of: index)
    }

    /// An equation costs on both sides; an inequality costs on the side of its violation, and its slack costs next to nothing.
    @inline(__always)
    func restoreBounds(of index: Int32) {
        let record = row(index)
        let level = record.pointee.level
        record.pointee.lower = record.pointee.relation < 0 ? Bound.tightness : level
        record.pointee.upper = record.pointee.relation > 0 ? Bound.tightness : level
    }

    /// Takes the weight from a row.
    @inline(__always)
    func clearBounds(of index: Int32) {
        row(index).pointee.lower = Bound.zero
        row(index).pointee.upper = Bound.zero
    }

    mutating func releaseLevel(of index: Int32) {
        let level = row(index).pointee.level
        if level > 0 { levels.release(level) }
    }

    private mutating func retainLevel(_ strength: Float) -> Int16 {
        let stride = levels.stride
        let (level, isNew) = levels.retain(strength)
        guard isNew else { return level }
        if levels.stride == stride {
            for index in 0..<rows.count { multipliers[index * stride + Int(level)] = 0 }
        } else {
            widenMultipliers(from: stride)
        }
        return level
    }

    private mutating func widenMultipliers(from stride: Int) {
        let wider = levels.stride
        multipliers.resize(to: rows.count * wider, filledWith: 0)
        for index in (0..<rows.count).reversed() {
            for level in (0..<wider).reversed() {
                multipliers[index * wider + level] = level < stride ? multipliers[index * stride + level] : 0
            }
        }
    }
}
