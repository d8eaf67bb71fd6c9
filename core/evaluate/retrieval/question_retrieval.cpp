#include "core/evaluate/retrieval/question_retrieval.h"

#include "core/curation/question_drafting.h"
#include "core/evaluate/paraphrase_clusters.h"
#include "core/evaluate/retrieval/question_content.h"
#include "core/text/folded_text.h"

#include <algorithm>
#include <charconv>
#include <limits>
#include <set>

namespace assay::evaluate {
namespace {

constexpr std::string_view kCoverage = "answer_coverage";
constexpr std::string_view kNumericCoverage = "answer_coverage_numeric";
constexpr std::string_view kSourceAccuracy = "source_accuracy";

// Measures that look at the first so many results: their name, "_", a number.
std::optional<int> cutoffOf(std::string_view name) {
    constexpr std::array<std::string_view, 9> kByCutoff{
        "P_", "recall_", "success_", "ndcg_cut_", "map_cut_", "mrr_at_", "f1_", "judged_", "ndcg_exp_cut_"};
    for (const std::string_view prefix : kByCutoff) {
        int value = 0;
        if (!name.starts_with(prefix)) {
            continue;
        }
        const std::string_view number = name.substr(prefix.size());
        const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), value);
        if (error == std::errc() && end == number.data() + number.size()) {
            return value;
        }
    }
    return std::nullopt;
}

// Whether the source kept so many and no more.
bool isCut(const model::Prediction& sample) {
    return sample.contexts && sample.contextsCutAt && std::ssize(*sample.contexts) >= *sample.contextsCutAt;
}

// Whether the column can be told of a list that was cut.
bool isKnown(const RetrievalColumn& column, std::int64_t relevant, const model::Prediction& sample) {
    if (!isCut(sample)) {
        return true;
    }
    if (column.name == "Rprec") {
        return relevant <= *sample.contextsCutAt;
    }
    return column.cutoff && *column.cutoff <= *sample.contextsCutAt;
}

struct Within {
    std::int64_t relevant = 0; // results
    std::int64_t items = 0;    // distinct
};

Within within(const QuestionRelevance& relevance, const JudgedResults& judged, std::int32_t level, int k) {
    Within counts;
    std::set<std::size_t> items;
    const std::size_t end = std::min<std::size_t>(judged.grades.size(), static_cast<std::size_t>(k));
    for (std::size_t i = 0; i < end; ++i) {
        counts.relevant += judged.grades[i] >= level ? 1 : 0;
        for (const std::size_t item : judged.relevantItems[i]) {
            if (relevance.items()[item].grade >= level) {
                items.insert(item);
            }
        }
    }
    counts.items = std::ssize(items);
    return counts;
}

std::set<std::string> wordsOf(std::string_view text) {
    std::set<std::string> words;
    const std::string folded = text::foldedPhrase(text);
    for (const text::WordExtent& word : text::words(folded)) {
        words.insert(folded.substr(word.begin, word.end - word.begin));
    }
    return words;
}

// Two texts that share nine of ten of their words say the same.
bool isNearDuplicate(const std::set<std::string>& a, const std::set<std::string>& b) {
    constexpr double kShared = 0.9;
    if (a.empty() || b.empty()) {
        return false;
    }
    const auto both = std::ranges::count_if(a, [&b](const std::string& word) { return b.contains(word); });
    const auto either = std::ssize(a) + std::ssize(b) - both;
    return static_cast<double>(both) >= kShared * static_cast<double>(either);
}

// The rank of the first result among the first `k` that says what the text says; nullopt: none does.
std::optional<std::int64_t> duplicateRank(std::string_view gold, const model::Prediction& sample,
                                          std::int64_t k) {
    if (gold.empty() || !sample.contexts) {
        return std::nullopt;
    }
    const std::set<std::string> words = wordsOf(gold);
    for (std::int64_t i = 0; i < std::min<std::int64_t>(k, std::ssize(*sample.contexts)); ++i) {
        if (isNearDuplicate(words, wordsOf((*sample.contexts)[static_cast<std::size_t>(i)].text))) {
            return i + 1;
        }
    }
    return std::nullopt;
}

std::vector<MissedItem> missedItems(const QuestionRelevance& relevance, const model::Prediction& sample,
                                    const JudgedResults& judged, const QuestionSurroundings& surroundings,
                                    const RetrievalSettings& settings) {
    std::vector<std::int64_t> ranks(relevance.items().size(), 0);
    for (std::size_t i = 0; i < judged.relevantItems.size(); ++i) {
        for (const std::size_t item : judged.relevantItems[i]) {
            ranks[item] = ranks[item] == 0 ? static_cast<std::int64_t>(i) + 1 : ranks[item];
        }
    }
    std::vector<MissedItem> missed;
    for (std::size_t item = 0; item < ranks.size(); ++item) {
        const RelevantItem& gold = relevance.items()[item];
        if (gold.grade < settings.level || (ranks[item] > 0 && ranks[item] <= settings.missedBeyond)) {
            continue;
        }
        MissedItem one{gold.name, WhyMissed::NotInList, {}, {}};
        const auto holds = [&gold](const std::vector<std::string>& names) {
            return std::ranges::find(names, gold.name) != names.end();
        };
        const auto text = surroundings.goldTexts.find(gold.name);
        if (ranks[item] > 0) {
            one.why = WhyMissed::BelowK;
            one.rank = ranks[item];
        }
        if (surroundings.pool && holds(surroundings.pool->notInCorpus)) {
            one.why = WhyMissed::NotInCorpus;
        } else if (surroundings.pool && holds(surroundings.pool->filteredAway)) {
            one.why = WhyMissed::FilteredAway;
        } else if (text != surroundings.goldTexts.end()) {
            one.duplicateRank = duplicateRank(text->second, sample, settings.missedBeyond);
            one.why = one.duplicateRank ? WhyMissed::NearDuplicate : one.why;
        }
        missed.push_back(std::move(one));
    }
    return missed;
}

void addTimes(const model::Prediction& sample, const RetrievalSettings& settings,
              QuestionRetrieval& question) {
    const bool failed = !sample.error.empty();
    if (sample.latencyMs && failed && settings.timeoutMs > 0 && *sample.latencyMs >= settings.timeoutMs) {
        question.timedOut.push_back(*sample.latencyMs);
    } else if (sample.latencyMs && !failed) {
        question.latencies.push_back(*sample.latencyMs);
    }
    for (const auto& [stage, ms] : sample.stages) {
        if (!failed) {
            question.stages[stage].push_back(ms);
        }
    }
}

// The mean of each column over the samples that know it.
class SampleMeans {
  public:
    explicit SampleMeans(std::size_t columns)
        : m_sums(columns)
        , m_counts(columns) {}

    void add(const std::vector<std::optional<double>>& values) {
        for (std::size_t i = 0; i < values.size(); ++i) {
            m_sums[i] += values[i].value_or(0);
            m_counts[i] += values[i] ? 1 : 0;
        }
    }

    [[nodiscard]] std::vector<std::optional<double>> means() const {
        std::vector<std::optional<double>> means(m_sums.size());
        for (std::size_t i = 0; i < means.size(); ++i) {
            if (m_counts[i] > 0) {
                means[i] = m_sums[i] / m_counts[i];
            }
        }
        return means;
    }

  private:
    std::vector<double> m_sums, m_counts;
};

} // namespace

std::optional<std::int64_t> QuestionRetrieval::firstGold() const noexcept {
    return ranks.empty() ? std::nullopt : std::optional(ranks.front());
}

RetrievalMeasures::RetrievalMeasures(RetrievalSettings settings, metrics::RankingMeasures ranking)
    : m_settings(std::move(settings))
    , m_ranking(std::move(ranking)) {
    for (std::size_t i = 0; i < m_ranking.columns().size(); ++i) {
        const metrics::MeasureColumn& column = m_ranking.columns()[i];
        if (column.averaging == metrics::Averaging::Mean) {
            m_rankingColumns.push_back(i);
            m_columns.push_back({column.name, column.name.starts_with("success_"), cutoffOf(column.name)});
        }
    }
    for (const std::string_view name : {kCoverage, kNumericCoverage, kSourceAccuracy}) {
        m_columns.push_back({std::string(name), false, {}, true});
    }
    m_columns.back().cutoff = m_settings.sourceDepth;
}

base::Result<RetrievalMeasures> RetrievalMeasures::of(const RetrievalSettings& settings) {
    ASSAY_TRY(auto ranking, metrics::RankingMeasures::named(settings.measures));
    RetrievalMeasures measures(settings, std::move(ranking));
    if (measures.m_rankingColumns.empty()) {
        return base::fail(base::ErrorCode::InvalidArgument, "none that is a mean", "measures");
    }
    return measures;
}

void RetrievalMeasures::addRanking(const QuestionRelevance& relevance, const model::Prediction& sample,
                                   const JudgedResults& judged,
                                   std::vector<std::optional<double>>& values) const {
    const std::vector<std::int64_t> byGrade = relevance.byGrade();
    const std::int64_t relevant = relevance.relevant(m_settings.level);
    metrics::RankingSettings settings;
    settings.level = m_settings.level;
    std::vector<double> all(m_ranking.columns().size());
    std::vector<double> first(m_ranking.columns().size());
    m_ranking.measure({judged.grades, byGrade}, settings, all);
    m_ranking.measure({judged.firstGrades, byGrade}, settings, first);
    for (std::size_t i = 0; i < m_rankingColumns.size(); ++i) {
        const RetrievalColumn& column = m_columns[i];
        if (!isKnown(column, relevant, sample)) {
            continue;
        }
        const bool countsAll = column.name.starts_with("P_") || column.name.starts_with("success_") ||
                               column.name.starts_with("mrr_at_") || column.name == "recip_rank";
        values[i] = (countsAll ? all : first)[m_rankingColumns[i]];
        const bool isF1 = column.name.starts_with("f1_");
        if (column.cutoff && (isF1 || column.name.starts_with("recall_"))) {
            const Within found = within(relevance, judged, m_settings.level, *column.cutoff);
            const double recall = static_cast<double>(found.items) / static_cast<double>(relevant);
            const double precision = static_cast<double>(found.relevant) / *column.cutoff;
            const double sum = precision + recall;
            values[i] = !isF1 ? recall : sum > 0 ? 2 * precision * recall / sum : 0;
        }
    }
}

void RetrievalMeasures::addContent(const model::Question& question, const model::Prediction& sample,
                                   std::vector<std::optional<double>>& values) const {
    if (!sample.contexts) {
        return;
    }
    const std::size_t content = m_rankingColumns.size();
    std::string text;
    for (const model::PredictionContext& context : *sample.contexts) {
        text += context.text + "\n"; // of two results none joins the other's
    }
    if (!isCut(sample) && text.size() > sample.contexts->size()) {
        const metrics::AnswerCoverage coverage = metrics::answerCoverage(answerLeaves(question), text);
        values[content] = coverage.literal;
        values[content + 1] = coverage.numeric;
    }
    const std::vector<std::string> forms = expectedForms(question);
    const bool known = isKnown(m_columns[content + 2], 0, sample);
    const auto depth = std::min(static_cast<std::size_t>(m_settings.sourceDepth), sample.contexts->size());
    double fitting = 0;
    bool named = false;
    for (std::size_t i = 0; i < depth; ++i) {
        const model::PredictionContext& context = (*sample.contexts)[i];
        const std::string form = filingForm(context.source.empty() ? context.id : context.source);
        named = named || !form.empty();
        fitting += std::ranges::find(forms, form) != forms.end() ? 1 : 0;
    }
    if (known && named && !forms.empty()) {
        values[content + 2] = fitting / static_cast<double>(depth);
    }
}

QuestionRetrieval RetrievalMeasures::measure(const model::Question& question,
                                             std::span<const model::Prediction> samples,
                                             const ResultKeys& keys,
                                             const QuestionSurroundings& surroundings) const {
    QuestionRetrieval measured;
    measured.questionId = question.questionId;
    const QuestionRelevance relevance = questionRelevance(question, m_settings.relevance, keys);
    measured.rule = relevance.rule();
    measured.relevant = relevance.relevant(m_settings.level);
    measured.pool = surroundings.pool;
    for (const std::string& field : m_settings.fields) {
        measured.strata[field] = stratumValues(question, field);
    }
    QuestionClusterKeys clusters = clusterKeysOf(question);
    measured.company = std::move(clusters.company);
    measured.filing = std::move(clusters.filing);
    measured.paraphraseOf = curation::paraphraseOf(question).value_or(std::string());
    SampleMeans means(m_columns.size());
    for (const model::Prediction& sample : samples) {
        measured.failed += sample.error.empty() ? 0 : 1;
        addTimes(sample, m_settings, measured);
        const std::vector<model::PredictionContext> none;
        const std::vector<model::PredictionContext>& results = sample.contexts ? *sample.contexts : none;
        const JudgedResults judged = relevance.judge(results);
        std::vector<std::optional<double>> values(m_columns.size());
        if (measured.relevant > 0) {
            addRanking(relevance, sample, judged, values);
        }
        addContent(question, sample, values);
        means.add(values);
        if (isCut(sample)) {
            measured.cutAt = std::min(measured.cutAt.value_or(std::numeric_limits<std::int64_t>::max()),
                                      *sample.contextsCutAt);
        }
        measured.samples += sample.contexts ? 1 : 0;
        if (!sample.contexts || measured.hasList) {
            continue;
        }
        measured.hasList = true;
        measured.retrieved = std::ssize(results);
        measured.repeated = judged.repeated;
        for (std::size_t i = 0; i < judged.grades.size(); ++i) {
            measured.notJudged += measured.relevant > 0 && judged.grades[i] < 0 ? 1 : 0;
            if (judged.grades[i] >= m_settings.level) {
                measured.ranks.push_back(static_cast<std::int64_t>(i) + 1);
            }
        }
        measured.missed = missedItems(relevance, sample, judged, surroundings, m_settings);
    }
    if (samples.empty() && measured.relevant > 0) {
        std::vector<std::optional<double>> values(m_columns.size());
        addRanking(relevance, {}, {}, values); // no list finds nothing
        means.add(values);
    }
    measured.values = means.means();
    return measured;
}

ResultKeys resultKeys(std::span<const model::Prediction> predictions) {
    ResultKeys keys;
    for (const model::Prediction& prediction : predictions) {
        if (!prediction.contexts) {
            continue;
        }
        for (const model::PredictionContext& context : *prediction.contexts) {
            keys.ids = keys.ids || !context.id.empty();
            keys.sources = keys.sources || !context.source.empty();
        }
    }
    return keys;
}

} // namespace assay::evaluate
