// Measures of ranked lists by the names, parameters and definitions of NIST's trec_eval 10, and a few of our
// own beside them. Each is of one query; means over queries are made by evaluate/retrieval.
//
//   const auto measures = RankingMeasures::named({"P.5,10", "map", "ndcg_cut"});
//   std::vector<double> values(measures->columns().size());
//   measures->measure({grades, judged}, {}, values); // values of P_5, P_10, map, ndcg_cut_5, …
//
// Sources: the documentation of trec_eval 10 (M. Mitra, C. Buckley, E. Voorhees, I. Soboroff), which names
// for each measure its paper. A document is relevant from `level` on; gains of nDCG are the grades unless
// others are given ("ndcg.1=3,2=9"). Own measures: mrr_at (reciprocal rank within k), f1 (harmonic mean of P
// and recall at k), judged (share of the first k that was judged), ndcg_exp_cut (gains 2^grade - 1).
//
// Pure; any thread.
#pragma once

#include "core/base/result.h"
#include "core/metrics/ranking/judged_ranking.h"

#include <cstdint>
#include <limits>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace assay::metrics {

// How the values of queries become one: their mean; their sum, a count; exp of the mean of logarithms, which
// is what is measured; or not at all, where the column is a text of each query or a fact of the whole run.
enum class Averaging : std::uint8_t { Mean, Count, GeometricMean, RunName, Queries, Grades };

struct MeasureColumn {
    std::string name; // "P_5", "ndcg_cut_10", "utility_2,-1,0,0"
    Averaging averaging = Averaging::Mean;
};

struct RankingSettings {
    std::int32_t level = 1;                    // from this grade on a document is relevant
    double collection = 9223372036854775807.0; // documents there are, for `utility` alone
};

class RankingMeasures {
  public:
    // Names with parameters after a dot, also those of sets: "official", "set", "all_trec". In the order in
    // which trec_eval prints them. Errors: InvalidArgument (`detail` is the name: unknown, or parameters that
    // make no sense).
    [[nodiscard]] static base::Result<RankingMeasures> named(std::span<const std::string> names);

    // All names there are, in that order.
    [[nodiscard]] static std::vector<std::string_view> allNames();

    [[nodiscard]] const std::vector<MeasureColumn>& columns() const noexcept { return m_columns; }

    // One value for each column; 0 where a column is no number and where trec_eval has nothing to say.
    void measure(const JudgedRanking& ranking, const RankingSettings& settings,
                 std::span<double> values) const;

    // What `relstring` shows of so many documents as were asked for: a character each, "0" to "9" by grade,
    // ">" above, "-" not in the pool, "." in it but not judged.
    [[nodiscard]] std::string gradesText(const JudgedRanking& ranking) const;

    struct Definition; // of a measure

  private:
    struct Requested {
        const Definition* definition = nullptr;
        std::vector<double> parameters;
        std::vector<std::pair<std::int32_t, double>> gains; // by grade, of those that take them
        std::size_t first = 0;                              // of its columns
    };

    base::Result<> add(const Definition& definition, std::string_view parameters);

    std::vector<Requested> m_requested;
    std::vector<MeasureColumn> m_columns;
    std::size_t m_gradesShown = 0;
};

} // namespace assay::metrics
