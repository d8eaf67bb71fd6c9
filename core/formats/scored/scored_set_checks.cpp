#include "core/formats/scored/scored_set_checks.h"

#include "core/base/utf8_text.h"

#include <algorithm>
#include <cstring>

namespace assay::formats {

using base::Issue;
using base::IssueCode;
using base::Severity;
using model::Label;

namespace {

__extension__ using Wide = unsigned __int128;

std::uint64_t mixed(std::uint64_t a, std::uint64_t b) {
    const Wide product = Wide{a} * b;
    return static_cast<std::uint64_t>(product) ^ static_cast<std::uint64_t>(product >> 64);
}

// Folds eight bytes at a time into a state by widening multiplication, then stirs it (finalizer of
// splitmix64, G. Steele, D. Lea, C. Flood, 2014).
std::uint64_t hashed(std::string_view text, std::uint64_t seed) {
    constexpr std::uint64_t odd = 0x9E3779B97F4A7C15U;
    std::uint64_t state = seed ^ mixed(text.size() + odd, seed | 1U);
    for (std::size_t i = 0; i < text.size(); i += 8) {
        std::uint64_t word = 0;
        std::memcpy(&word, text.data() + i, std::min<std::size_t>(8, text.size() - i));
        state = mixed(state ^ word ^ odd, seed + 2 * i + odd) + word * odd;
    }
    state ^= state >> 30;
    state *= 0xBF58476D1CE4E5B9U;
    state ^= state >> 27;
    state *= 0x94D049BB133111EBU;
    return state ^ (state >> 31);
}

} // namespace

TextFingerprints::TextFingerprints()
    : m_slots(1024) {}

bool TextFingerprints::add(std::string_view text) {
    Fingerprint print{hashed(text, 0xA0761D6478BD642FU), hashed(text, 0xE7037ED1A0B428DBU)};
    if (print == Fingerprint{}) {
        print.low = 1; // all zero means an empty slot
    }
    if (2 * (m_size + 1) > m_slots.size()) {
        grow();
    }
    return insert(print);
}

bool TextFingerprints::insert(const Fingerprint& print) {
    const std::size_t mask = m_slots.size() - 1;
    for (std::size_t i = print.low & mask;; i = (i + 1) & mask) {
        if (m_slots[i] == print) {
            return false;
        }
        if (m_slots[i] == Fingerprint{}) {
            m_slots[i] = print;
            ++m_size;
            return true;
        }
    }
}

void TextFingerprints::grow() {
    std::vector<Fingerprint> old(2 * m_slots.size());
    old.swap(m_slots);
    m_size = 0;
    for (const Fingerprint& print : old) {
        if (!(print == Fingerprint{})) {
            insert(print);
        }
    }
}

bool ScoredSetChecks::claimId(std::string& id, std::int64_t recordNumber) {
    if (!id.empty()) {
        return m_ids.add(id);
    }
    // The source's own ids may look like ours; a record without an id is not to be lost over that.
    const std::string stem = "#" + std::to_string(recordNumber);
    id = stem;
    for (int i = 2; !m_ids.add(id); ++i) {
        id = stem + "-" + std::to_string(i);
    }
    return true;
}

void ScoredSetChecks::take(const model::ScoredSample& sample, const std::string& file,
                           base::IssueList& issues) {
    ++m_order;
    takePair(sample, file, issues);
    if (sample.predictedLabel && sample.fhri) {
        m_predictions[sample.scenario].take(sample.label, *sample.predictedLabel, *sample.fhri);
    }
}

std::int32_t ScoredSetChecks::fileNumber(const std::string& file) {
    if (m_files.empty() || m_files.back() != file) {
        m_files.push_back(file);
    }
    return static_cast<std::int32_t>(m_files.size()) - 1;
}

void ScoredSetChecks::takePair(const model::ScoredSample& sample, const std::string& file,
                               base::IssueList& issues) {
    if (sample.pairId.empty()) {
        m_unpairedContradictions += sample.label == Label::Contradiction ? 1 : 0;
        return;
    }
    m_hasPairIds = true;
    if (sample.label == Label::Hallucination) {
        return; // neither side of a pair
    }
    const Place place{m_order, sample.line, fileNumber(file)};
    const bool isBaseline = sample.label == Label::Accurate;
    OpenPairs& pairs = m_openPairs[sample.pairId];
    if (pairs.places.empty() || pairs.areBaselines == isBaseline) {
        pairs.areBaselines = isBaseline;
        pairs.places.push_back(place);
        return;
    }
    const Place& other = pairs.places[pairs.first];
    if (isBaseline) { // so the other one is a contradiction that came too early
        issues.add(Issue{Severity::Warning,
                         IssueCode::PairOutOfOrder,
                         m_files[static_cast<std::size_t>(other.file)],
                         other.line,
                         "pair_id",
                         std::string(base::cutUtf8(sample.pairId, base::kIssueValueLength)),
                         {}});
    }
    if (++pairs.first == pairs.places.size()) {
        m_openPairs.erase(sample.pairId);
    }
}

void ScoredSetChecks::finish(base::IssueList& issues) const {
    struct Orphan {
        Place place;
        std::string_view pairId;
    };

    std::vector<Orphan> orphans;
    for (const auto& [pairId, pairs] : m_openPairs) {
        for (std::size_t i = pairs.first; i < pairs.places.size(); ++i) {
            orphans.push_back({pairs.places[i], pairId});
        }
    }
    std::ranges::sort(orphans, {}, [](const Orphan& orphan) { return orphan.place.order; });
    for (const Orphan& orphan : orphans) {
        issues.add(Issue{Severity::Warning,
                         IssueCode::OrphanPair,
                         m_files[static_cast<std::size_t>(orphan.place.file)],
                         orphan.place.line,
                         "pair_id",
                         std::string(base::cutUtf8(orphan.pairId, base::kIssueValueLength)),
                         {}});
    }
    if (m_hasPairIds && m_unpairedContradictions > 0) {
        issues.add(Issue{Severity::Info,
                         IssueCode::UnpairedContradiction,
                         {},
                         0,
                         "pair_id",
                         std::to_string(m_unpairedContradictions),
                         {}});
    }
    for (const auto& [scenario, seen] : m_predictions) {
        if (seen.isLeaked()) {
            issues.add(Issue{Severity::Warning,
                             IssueCode::LeakedPredictions,
                             {},
                             0,
                             "predicted_label",
                             std::string(base::cutUtf8(scenario, base::kIssueValueLength)),
                             {}});
        }
    }
}

} // namespace assay::formats
