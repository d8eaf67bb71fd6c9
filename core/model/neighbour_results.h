// What a search that ran elsewhere gave for each anchor, as a file says it; nothing here knows a corpus.
#pragma once

#include "core/model/neighbour.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace assay::model {

// What the numbers beside the ids are.
enum class ResultNumbers : std::uint8_t { None, CosineDistances, Scores };

// Of one anchor, from one search in one regime.
struct GivenList {
    std::string anchor; // a sentence id
    Regime regime = Regime::Filtered;
    std::uint32_t search = 0;          // an element of NeighbourResults::searches
    std::vector<std::string> ids;      // the best first; the anchor may be among them
    std::vector<double> numbers;       // as many as ids, or none
    std::optional<std::int64_t> depth; // how many were asked for
    // Where the file says it itself; else it is seen by the anchor's place in the list.
    std::optional<bool> selfFirst, selfTied;
    NotAsked notAsked = NotAsked::Asked; // as the file says
    bool isCut = false;                  // the file says so; else it is seen by the length
    // Of our own reports: which results tie, and of how many the search chose.
    std::optional<std::vector<TiedRanks>> ties{};
    std::optional<ResultPool> pool{};
    // Of the file, for what is wrong with it; 0: unknown. `lines` is of each id; empty: all stand on `line`.
    std::int64_t line = 0;
    std::vector<std::int64_t> lines;

    [[nodiscard]] std::int64_t lineOf(std::size_t id) const { return id < lines.size() ? lines[id] : line; }
};

struct GivenSearch {
    std::string name;
    ResultNumbers numbers = ResultNumbers::None;
};

struct NeighbourResults {
    std::string name, source; // empty: the file says nothing
    std::string settings;     // JSON (evaluate/neighbour_documents.h); empty: the file has none
    std::int64_t settingsLine = 0;
    std::vector<GivenSearch> searches; // in the order in which they come
    std::vector<GivenList> lists;      // in the order of the file
};

} // namespace assay::model
