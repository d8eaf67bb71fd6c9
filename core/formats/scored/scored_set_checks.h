// What can only be seen over a whole set: ids that occur twice, pairs that are not whole, predictions that
// leaked. Memory: 16 to 32 bytes a sample for the ids, and what is needed for the pairs that are still open.
#pragma once

#include "core/base/issue_list.h"
#include "core/metrics/classification/prediction_leak.h"
#include "core/model/scored_sample.h"

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace assay::formats {

// Remembers texts by 128-bit fingerprints: two texts are taken for equal when their fingerprints are, which
// for a hundred million different texts happens with a chance below 1e-22.
class TextFingerprints {
  public:
    TextFingerprints();

    // False when the text was added before.
    bool add(std::string_view text);

    [[nodiscard]] std::size_t size() const noexcept { return m_size; }

  private:
    struct Fingerprint {
        std::uint64_t high = 0;
        std::uint64_t low = 0;

        friend bool operator==(const Fingerprint&, const Fingerprint&) = default;
    };

    bool insert(const Fingerprint& print);
    void grow();

    std::vector<Fingerprint> m_slots; // open addressing; all zero is empty
    std::size_t m_size = 0;
};

class ScoredSetChecks {
  public:
    // False when a sample of that id was taken before. An empty id gets one from the record's number, "#<n>".
    bool claimId(std::string& id, std::int64_t recordNumber);

    // In the order of the set; only samples that are kept. Reports a pair out of order as soon as it is seen.
    void take(const model::ScoredSample& sample, const std::string& file, base::IssueList& issues);

    // Reports what only the end of the set shows: orphans in the order of the set, contradictions without a
    // pair id, leaked predictions by scenario.
    void finish(base::IssueList& issues) const;

  private:
    struct Place {
        std::int64_t order = 0;
        std::int64_t line = 0;
        std::int32_t file = 0;
    };

    // The members of one pair id that have not found their other side. They are all of the same side, because
    // two of different sides would have found each other.
    struct OpenPairs {
        bool areBaselines = false;
        std::vector<Place> places;
        std::size_t first = 0; // of those that are still open
    };

    void takePair(const model::ScoredSample& sample, const std::string& file, base::IssueList& issues);
    std::int32_t fileNumber(const std::string& file);

    TextFingerprints m_ids;
    std::unordered_map<std::string, OpenPairs> m_openPairs;
    std::vector<std::string> m_files;
    std::map<std::string, metrics::PredictionLeak> m_predictions; // by scenario
    std::int64_t m_order = 0;
    std::int64_t m_unpairedContradictions = 0;
    bool m_hasPairIds = false;
};

} // namespace assay::formats
