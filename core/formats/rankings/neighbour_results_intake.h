// Inside the formats room: takes the lists of a file of results one by one, checks them and keeps the
// account.
#pragma once

#include "core/formats/rankings/neighbour_results.h"

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace assay::formats {

// What a key or column of such a file is called by other programs too.
enum class ResultField : std::uint8_t {
    Anchor,
    List, // in CSV: one id of it
    Distances,
    Scores,
    Regime,
    Search,
    Depth,
    SelfFirst,
    SelfTied,
    Rank
};

// By its name, case and separators folded; nullopt: it means nothing here.
[[nodiscard]] std::optional<ResultField> resultField(std::string_view name);

class NeighbourResultsIntake {
  public:
    NeighbourResultsIntake(NeighbourResultsReading& reading, std::string file,
                           const NeighbourResultsDefaults& defaults);

    // Empty: the default regime or search. What is wrong is reported; the list is kept where it can be, so
    // that the rest of it is checked against the corpus too.
    void take(model::GivenList&& list, const std::string& regime, const std::string& search,
              model::ResultNumbers numbers);

    void report(base::IssueCode code, std::int64_t line, std::string_view field, std::string_view value = {},
                std::string_view expected = {});

  private:
    bool checkNumbers(const model::GivenList& list, model::ResultNumbers numbers);
    void checkIds(const model::GivenList& list);

    NeighbourResultsReading& m_reading;
    std::string m_file;
    const NeighbourResultsDefaults& m_defaults;
    std::map<std::string, std::uint32_t, std::less<>> m_searches;
    std::vector<bool> m_settled;                            // of each search
    std::array<std::unordered_set<std::string>, 2> m_lists; // of each regime: search and anchor
};

// "filtered", "open", in any case; nullopt: neither.
[[nodiscard]] std::optional<model::Regime> regimeFromName(std::string_view name);

// A whole number of this type; nullopt: none.
template <typename Number>
[[nodiscard]] std::optional<Number> numberOf(std::string_view text);

void readResultsJsonLines(std::string_view text, NeighbourResultsIntake& intake,
                          model::NeighbourResults& results, const std::stop_token& stop);
// Whether the text is such a document, which it then takes.
[[nodiscard]] bool readResultsDocument(std::string_view text, NeighbourResultsIntake& intake,
                                       model::NeighbourResults& results);
// Error: UnknownFormat (no column for anchors or results).
[[nodiscard]] base::Result<> readResultsCsv(std::string_view text, NeighbourResultsIntake& intake,
                                            const std::string& file);
void readTrecRun(std::string_view text, NeighbourResultsIntake& intake);

} // namespace assay::formats
