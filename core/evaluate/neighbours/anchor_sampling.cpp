#include "core/evaluate/neighbours/anchor_sampling.h"

#include "core/base/draw_seed.h"
#include "core/base/guard.h"
#include "core/base/random.h"
#include "core/evaluate/neighbours/company_names.h"
#include "core/text/natural_order.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <optional>
#include <tuple>
#include <unordered_map>
#include <utility>

namespace assay::evaluate {
namespace {

using workspace::CorpusColumns;

constexpr std::array<std::string_view, 4> kBucketNames{"<10", "10-19", "20-39", "40+"};

tl::unexpected<base::Error> invalid(const std::string& setting, std::int64_t value) {
    return base::fail(base::ErrorCode::InvalidArgument, std::to_string(value), setting);
}

base::Result<> check(const CorpusColumns& columns, const AnchorSampling& sampling,
                     const std::vector<std::uint32_t>& words, const std::vector<bool>& navigational,
                     const AnchorFields& fields) {
    if (sampling.count < 0) {
        return invalid("count", sampling.count);
    }
    if (sampling.minSliceLength < 0) {
        return invalid("min_slice_length", sampling.minSliceLength);
    }
    if (sampling.minWords < 0) {
        return invalid("min_words", sampling.minWords);
    }
    const std::size_t rows = columns.size();
    if (sampling.minWords > 0 && words.size() != rows) {
        return invalid("words", static_cast<std::int64_t>(words.size()));
    }
    if (sampling.excludeNavigational && navigational.size() != rows) {
        return invalid("navigational", static_cast<std::int64_t>(navigational.size()));
    }
    if (!sampling.onlyField.empty() && fields.hasValue.size() != rows) {
        return invalid("only_field", static_cast<std::int64_t>(fields.hasValue.size()));
    }
    if (sampling.strata == AnchorStrata::Field && fields.strata.code.size() != rows) {
        return invalid("strata_field", static_cast<std::int64_t>(fields.strata.code.size()));
    }
    return {};
}

struct Stratum {
    std::string name;
    std::vector<std::uint32_t> rows;
    std::uint64_t seed = 0;
    std::size_t places = 0;
};

// FNV-1a, so that a stratum is drawn alike whatever other strata there are.
std::uint64_t seedOf(std::uint64_t seed, std::string_view name) {
    std::uint64_t hash = 0xCBF29CE484222325U;
    for (const char byte : name) {
        hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001B3U;
    }
    return base::drawSeed(seed, hash);
}

class Strata {
  public:
    Strata(const CorpusColumns& columns, AnchorStrata by, const workspace::CorpusFieldColumn& field)
        : m_columns(columns)
        , m_by(by)
        , m_field(field) {
        if (by == AnchorStrata::Company) {
            m_companies.emplace(columns);
        }
    }

    void add(std::uint32_t row, int sliceLength) {
        const std::string name = nameOf(row, sliceLength);
        // Rows of one stratum often follow each other.
        if (m_list.empty() || m_list[m_last].name != name) {
            const auto [place, isNew] = m_places.try_emplace(name, m_list.size());
            m_last = place->second;
            if (isNew) {
                m_list.push_back({name, {}, 0, 0});
            }
        }
        m_list[m_last].rows.push_back(row);
    }

    // In a natural order, sentences without a value last.
    [[nodiscard]] std::vector<Stratum> take() {
        std::ranges::sort(m_list, [this](const Stratum& a, const Stratum& b) {
            if (m_by == AnchorStrata::Length) {
                return std::ranges::find(kBucketNames, a.name) < std::ranges::find(kBucketNames, b.name);
            }
            if (a.name.empty() != b.name.empty()) {
                return b.name.empty();
            }
            return text::naturallyBefore(a.name, b.name);
        });
        return std::move(m_list);
    }

  private:
    [[nodiscard]] std::string nameOf(std::uint32_t row, int sliceLength) const {
        switch (m_by) {
        case AnchorStrata::None:
            break;
        case AnchorStrata::Length:
            return std::string(lengthBucketName(lengthBucket(sliceLength)));
        case AnchorStrata::Section:
            return m_columns.names[m_columns.section[row]];
        case AnchorStrata::Year:
            return m_columns.year[row] == CorpusColumns::kNoNumber ? std::string()
                                                                   : std::to_string(m_columns.year[row]);
        case AnchorStrata::Company:
            return m_companies->of(row);
        case AnchorStrata::Field:
            return m_field.values[m_field.code[row]];
        }
        return "all";
    }

    const CorpusColumns& m_columns;
    AnchorStrata m_by;
    const workspace::CorpusFieldColumn& m_field;
    std::optional<CompanyNames> m_companies;
    std::vector<Stratum> m_list;
    std::unordered_map<std::string, std::size_t> m_places; // of names in the list
    std::size_t m_last = 0;
};

// Every stratum the same number of places, as far as it can fill them. What is left when they do not come out
// even goes, one each, to strata in an order by the seed: else the first of the alphabet always had more.
void sharePlaces(std::vector<Stratum>& strata, std::size_t places) {
    std::vector<Stratum*> open;
    for (Stratum& stratum : strata) {
        open.push_back(&stratum);
    }
    std::ranges::sort(open, [](const Stratum* a, const Stratum* b) {
        return std::pair(a->seed, std::string_view(a->name)) < std::pair(b->seed, std::string_view(b->name));
    });
    while (places > 0) {
        std::erase_if(open, [](const Stratum* stratum) { return stratum->places == stratum->rows.size(); });
        if (open.empty()) {
            return;
        }
        const std::size_t share = std::max<std::size_t>(1, places / open.size());
        for (Stratum* stratum : open) {
            const std::size_t given = std::min({share, stratum->rows.size() - stratum->places, places});
            stratum->places += given;
            places -= given;
        }
    }
}

// Each stratum its share of the places, whole numbers by the largest remainders.
void sharePlacesInProportion(std::vector<Stratum>& strata, std::size_t places) {
    std::size_t available = 0;
    for (const Stratum& stratum : strata) {
        available += stratum.rows.size();
    }
    places = std::min(places, available);
    std::size_t left = places;
    std::vector<std::pair<std::size_t, Stratum*>> remainders;
    for (Stratum& stratum : strata) {
        const std::size_t share = stratum.rows.size() * places;
        stratum.places = share / available;
        left -= stratum.places;
        remainders.emplace_back(share % available, &stratum);
    }
    std::ranges::sort(remainders, [](const auto& a, const auto& b) {
        return std::tuple(b.first, a.second->seed, std::string_view(a.second->name)) <
               std::tuple(a.first, b.second->seed, std::string_view(b.second->name));
    });
    for (std::size_t i = 0; i < left; ++i) {
        ++remainders[i].second->places;
    }
}

} // namespace

AnchorSampling strataSampling() {
    constexpr std::int64_t kAnchors = 60;
    AnchorSampling sampling;
    sampling.count = kAnchors;
    sampling.allocation = AnchorAllocation::Equal;
    return sampling;
}

std::string_view lengthBucketName(LengthBucket bucket) noexcept {
    return kBucketNames[static_cast<std::size_t>(bucket)];
}

LengthBucket lengthBucket(int sliceLength) noexcept {
    if (sliceLength < 10) {
        return LengthBucket::Under10;
    }
    if (sliceLength < 20) {
        return LengthBucket::From10To19;
    }
    return sliceLength < 40 ? LengthBucket::From20To39 : LengthBucket::From40;
}

base::Result<AnchorSample> drawAnchors(const CorpusColumns& columns, const AnchorSampling& sampling,
                                       const std::vector<std::uint32_t>& words,
                                       const std::vector<bool>& navigational, const AnchorFields& fields) {
    ASSAY_TRY(check(columns, sampling, words, navigational, fields));
    return base::guarded("anchors", [&]() -> base::Result<AnchorSample> {
        const auto isSearched = [&](std::uint32_t row) {
            return !sampling.onlyProse || columns.kind[row] == model::SentenceKind::Prose;
        };
        std::vector<int> lengths;
        for (std::uint32_t row = 0; row < columns.size(); ++row) {
            const std::size_t slice = columns.slice[row];
            if (slice >= columns.size()) {
                return invalid("slice", columns.slice[row]);
            }
            lengths.resize(std::max(lengths.size(), slice + 1), 0);
            lengths[slice] += isSearched(row) ? 1 : 0;
        }

        AnchorSample sample;
        Strata builder(columns, sampling.strata, fields.strata);
        for (std::uint32_t row = 0; row < columns.size(); ++row) {
            const int length = lengths[columns.slice[row]];
            const bool mayBeOne =
                isSearched(row) && length >= sampling.minSliceLength &&
                (sampling.onlyField.empty() || fields.hasValue[row]) &&
                !(sampling.excludeNavigational && navigational[row]) &&
                !(sampling.minWords > 0 && words[row] < static_cast<std::uint32_t>(sampling.minWords)) &&
                std::ranges::count(sampling.excluded, lengthBucket(length)) == 0;
            if (mayBeOne) {
                builder.add(row, length);
            } else {
                ++sample.excluded;
            }
        }
        std::vector<Stratum> strata = builder.take();
        if (strata.empty()) {
            return base::fail(base::ErrorCode::InputNotUsable, std::string(kNoAnchor));
        }
        for (Stratum& stratum : strata) {
            stratum.seed = seedOf(sampling.seed, stratum.name);
        }
        const std::size_t places =
            sampling.count == 0 ? columns.size() : static_cast<std::size_t>(sampling.count);
        if (sampling.allocation == AnchorAllocation::Equal) {
            sharePlaces(strata, places);
        } else {
            sharePlacesInProportion(strata, places);
        }
        std::vector<std::pair<std::uint32_t, double>> drawn;
        for (Stratum& stratum : strata) {
            sample.strata.push_back({stratum.name, static_cast<std::int64_t>(stratum.rows.size()),
                                     static_cast<std::int64_t>(stratum.places)});
            base::Random random(stratum.seed);
            for (std::size_t i = 0; i < stratum.places; ++i) {
                std::swap(stratum.rows[i],
                          stratum.rows[i + static_cast<std::size_t>(random.below(stratum.rows.size() - i))]);
                drawn.emplace_back(stratum.rows[i], static_cast<double>(stratum.rows.size()) /
                                                        static_cast<double>(stratum.places));
            }
        }
        std::ranges::sort(drawn);
        for (const auto& [row, weight] : drawn) {
            sample.rows.push_back(row);
            sample.weights.push_back(weight);
        }
        return sample;
    });
}

} // namespace assay::evaluate
