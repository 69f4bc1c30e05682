package crownhead.engine;

import crownhead.rules.Position;
import crownhead.rules.Side;

/**
 * An evaluation that errs, but always in the same way: like a person it takes a liking to some
 * positions and a dislike to others.
 *
 * @param by how far it may be off
 * @param character whose likings they are
 */
record Misjudging(Evaluation evaluation, int by, int character) implements Evaluation {
    @Override
    public int of(Position position) {
        return evaluation.of(position) + Math.floorMod(mixed(position), 2 * by + 1) - by;
    }

    private int mixed(Position position) {
        int mixed = (position.first() ^ character) * 0x9E3779B1;
        mixed = (mixed ^ mixed >>> 15 ^ position.second()) * 0x85EBCA77;
        mixed = (mixed ^ mixed >>> 13 ^ position.kings()) * 0xC2B2AE3D;
        mixed ^= mixed >>> 16;
        return position.toMove() == Side.FIRST ? mixed : mixed * 0x27D4EB2F;
    }
}
