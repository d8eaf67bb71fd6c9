#include "core/results/answers/answer_words.h"

#include "core/evaluate/answers/score_source.h"
#include "core/evaluate/judge/run_judges.h"
#include "core/results/named_text.h"
#include "core/results/retrieval/retrieval_blocks.h"
#include "core/words/definitions.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>

namespace assay::results {
namespace {

using evaluate::AnswerVerdict;
using evaluate::AnswerWarningKind;
using evaluate::NoValue;

// Measures without a definition of their own: parts of others, and what comes from outside.
constexpr std::array kMetricTitles{
    NamedText{"rouge1_p", ASSAY_TEXT("Report", "ROUGE-1, precision")},
    NamedText{"rouge1_r", ASSAY_TEXT("Report", "ROUGE-1, recall")},
    NamedText{"rouge2_p", ASSAY_TEXT("Report", "ROUGE-2, precision")},
    NamedText{"rouge2_r", ASSAY_TEXT("Report", "ROUGE-2, recall")},
    NamedText{"rougeL_p", ASSAY_TEXT("Report", "ROUGE-L, precision")},
    NamedText{"rougeL_r", ASSAY_TEXT("Report", "ROUGE-L, recall")},
    NamedText{"rougeLsum_p", ASSAY_TEXT("Report", "ROUGE-Lsum, precision")},
    NamedText{"rougeLsum_r", ASSAY_TEXT("Report", "ROUGE-Lsum, recall")},
    NamedText{"bertscore_p", ASSAY_TEXT("Report", "BERTScore, precision")},
    NamedText{"bertscore_r", ASSAY_TEXT("Report", "BERTScore, recall")},
    NamedText{"judge_correctness", ASSAY_TEXT("Report", "Judge: correctness")},
    NamedText{"judge_completeness", ASSAY_TEXT("Report", "Judge: completeness")},
    NamedText{"judge_citation_accuracy", ASSAY_TEXT("Report", "Judge: citations")},
    NamedText{"judge_clarity", ASSAY_TEXT("Report", "Judge: clarity")},
    NamedText{"latency_ms", ASSAY_TEXT("Report", "Latency, ms")},
    NamedText{"tokens", ASSAY_TEXT("Report", "Tokens")},
    NamedText{"price", ASSAY_TEXT("Report", "Price")},
};

constexpr std::array<const char*, evaluate::kNoValueNames.size()> kNoValueTexts{
    "",
    ASSAY_TEXT("Report", "not asked for by the question or the rubric"),
    ASSAY_TEXT("Report", "there is no answer"),
    ASSAY_TEXT("Report", "the question has nothing to compare with"),
    ASSAY_TEXT("Report", "no text of evidence to look into"),
    ASSAY_TEXT("Report", "comes from outside and was not given"),
    ASSAY_TEXT("Report", "its definition has no value here"),
};

constexpr std::array<const char*, evaluate::kAnswerVerdictNames.size()> kVerdictTitles{
    ASSAY_TEXT("Report", "passes"),
    ASSAY_TEXT("Report", "acceptable"),
    ASSAY_TEXT("Report", "fails"),
};

constexpr std::array<const char*, evaluate::kAnswerWarningNames.size()> kWarningTitles{
    ASSAY_TEXT("Report", "Not answered"),
    ASSAY_TEXT("Report", "The answer is too short"),
    ASSAY_TEXT("Report", "The answer is too long"),
    ASSAY_TEXT("Report", "No Norwegian letters"),
    ASSAY_TEXT("Report", "English words"),
    ASSAY_TEXT("Report", "Swedish words"),
    ASSAY_TEXT("Report", "Danish words"),
    ASSAY_TEXT("Report", "An expected source is not in the list of sources"),
    ASSAY_TEXT("Report", "A cited law or standard is not in the list of sources"),
    ASSAY_TEXT("Report", "A cited section is not in the list of sources"),
    ASSAY_TEXT("Report", "Yes without a reason"),
    ASSAY_TEXT("Report", "Citations were read from the text"),
    ASSAY_TEXT("Report", "The right figure stands among others"),
    ASSAY_TEXT("Report", "A condition does not hold"),
    ASSAY_TEXT("Report", "The sign of the figure is wrong"),
    ASSAY_TEXT("Report", "The scale of the figure is wrong"),
    ASSAY_TEXT("Report", "The unit of the figure is wrong"),
};

// By the kind of what gives scores.
constexpr std::array kScoreSourceTitles{
    NamedText{"external_scorer", ASSAY_TEXT("Report", "Scorer")},
    NamedText{"embedding_cosine", ASSAY_TEXT("Report", "Cosine by an embeddings service")},
    NamedText{"judge", ASSAY_TEXT("Report", "Judge")},
    NamedText{"lsa_cosine", ASSAY_TEXT("Report", "Cosine of built-in vectors")},
};

// By the kind of a note; those of numbers, of yes and no, and of support.
constexpr std::array kNoteTexts{
    NamedText{"sign", ASSAY_TEXT("Report", "the sign differs")},
    NamedText{"scale", ASSAY_TEXT("Report", "the scale differs")},
    NamedText{"unit", ASSAY_TEXT("Report", "the unit differs")},
    NamedText{"value", ASSAY_TEXT("Report", "the figure is another one")},
    NamedText{"no_figure", ASSAY_TEXT("Report", "the answer has no figure")},
    NamedText{"yes", ASSAY_TEXT("Report", "the answer says yes")},
    NamedText{"no", ASSAY_TEXT("Report", "the answer says no")},
    NamedText{"abstained", ASSAY_TEXT("Report", "the answer abstains")},
    NamedText{"neither", ASSAY_TEXT("Report", "the answer says neither yes nor no")},
    NamedText{"bare_yes", ASSAY_TEXT("Report", "yes, without a reason")},
    NamedText{"no_cause", ASSAY_TEXT("Report", "no sentence names a cause")},
    NamedText{"not_in_evidence", ASSAY_TEXT("Report", "what is said does not stand in the evidence")},
    NamedText{"none", ASSAY_TEXT("Report", "holds")},
};

constexpr std::array<const char*, evaluate::kQuestionClusterNames.size()> kClusterTitles{
    ASSAY_TEXT("Report", "companies where there are enough, else filings, else questions"),
    ASSAY_TEXT("Report", "companies"),
    ASSAY_TEXT("Report", "filings"),
    ASSAY_TEXT("Report", "questions"),
};

// What imports call measures that have other names here.
struct ScoreName {
    std::string_view name;
    std::string_view metric;
};

constexpr std::array kScoreNames{ScoreName{"rouge_1", "rouge1_f"}, ScoreName{"rouge_2", "rouge2_f"},
                                 ScoreName{"rouge_l", "rougeL_f"}, ScoreName{"rouge_lsum", "rougeLsum_f"}};

template <std::size_t Count>
std::optional<std::size_t> placeOfName(const std::array<std::string_view, Count>& names,
                                       std::string_view name) {
    const auto found = std::ranges::find(names, name);
    return found == names.end() ? std::nullopt
                                : std::optional(static_cast<std::size_t>(found - names.begin()));
}

} // namespace

std::string answerMetricTitle(std::string_view name, const words::Wording& wording) {
    if (const char* const title = textNamed(kMetricTitles, name)) {
        return wording.text(title);
    }
    constexpr std::string_view kImported = "imported_"; // beside one that counts in its place
    if (name.starts_with(kImported)) {
        return wording.text(ASSAY_TEXT("Report", "%1, as it was imported"),
                            {outsideScoreTitle(name.substr(kImported.size()), wording)});
    }
    if (const auto apart = evaluate::scoreKeptApart(name)) { // of one of several judges
        return wording.text(ASSAY_TEXT("Report", "%1 (%2, %3)"),
                            {answerMetricTitle(apart->metric, wording), apart->model, apart->prompt});
    }
    if (std::ranges::find(kScoreNames, name, &ScoreName::name) != kScoreNames.end()) {
        return wording.text(ASSAY_TEXT("Report", "%1, as it was imported"),
                            {outsideScoreTitle(name, wording)});
    }
    std::string known = words::figureName("answer_" + std::string(name), wording);
    return known.empty() ? retrievalMeasureTitle(name, wording) : known;
}

std::string rubricTitle(std::string_view title, std::string_view name, const words::Wording& wording) {
    static constexpr std::array<const char*, 8> kShipped{
        ASSAY_TEXT("Report", "Claims of the answer against its passages"),
        ASSAY_TEXT("Report", "Which retrieved passages are of use"),
        ASSAY_TEXT("Report", "Which statements of the gold answer the passages hold"),
        ASSAY_TEXT("Report", "Four criteria"),
        ASSAY_TEXT("Report", "The same, with the answer before the gold"),
        ASSAY_TEXT("Report", "FinRAG P3"),
        ASSAY_TEXT("Report", "Florida tax"),
        ASSAY_TEXT("Report", "Norwegian glossary"),
    };
    const auto* const shipped = std::ranges::find(kShipped, title);
    return title.empty()               ? std::string(name)
           : shipped != kShipped.end() ? wording.text(*shipped)
                                       : std::string(title);
}

std::string outsideScoreTitle(std::string_view name, const words::Wording& wording) {
    const auto* const family = std::ranges::find(kScoreNames, name, &ScoreName::name);
    if (family != kScoreNames.end()) {
        return answerMetricTitle(family->metric, wording);
    }
    const auto metric = evaluate::metricCalledOutside(name);
    return answerMetricTitle(metric ? metrics::answerMetricName(*metric) : name, wording);
}

std::string answerMetricMeaning(std::string_view name, const words::Wording& wording) {
    if (const auto apart = evaluate::scoreKeptApart(name)) {
        return answerMetricMeaning(apart->metric, wording);
    }
    std::string meaning = words::figureMeaning("answer_" + std::string(name), wording);
    return meaning.empty() && retrievalMeasureTitle(name, wording) != name
               ? words::figureMeaning(retrievalDefinition(name), wording)
               : meaning;
}

std::string answerVerdictTitle(AnswerVerdict verdict, const words::Wording& wording) {
    return wording.text(kVerdictTitles[static_cast<std::size_t>(verdict)]);
}

std::string answerVerdictTitle(std::string_view name, const words::Wording& wording) {
    const auto place = placeOfName(evaluate::kAnswerVerdictNames, name);
    return place ? wording.text(kVerdictTitles[*place]) : std::string(name);
}

std::string noValueText(NoValue why, const words::Wording& wording) {
    return why == NoValue::None ? std::string() : wording.text(kNoValueTexts[static_cast<std::size_t>(why)]);
}

std::string answerWarningTitle(AnswerWarningKind kind, const words::Wording& wording) {
    return wording.text(kWarningTitles[static_cast<std::size_t>(kind)]);
}

std::string answerWarningTitle(std::string_view name, const words::Wording& wording) {
    const auto place = placeOfName(evaluate::kAnswerWarningNames, name);
    return place ? wording.text(kWarningTitles[*place]) : std::string(name);
}

std::string answerWarningText(const evaluate::AnswerWarning& warning, const words::Wording& wording) {
    const std::string title = answerWarningTitle(warning.kind, wording);
    return warning.detail.empty() ? title
                                  : wording.text(ASSAY_TEXT("Report", "%1: %2"), {title, warning.detail});
}

std::string metricNoteText(const evaluate::MetricNote& note, const words::Wording& wording) {
    const char* const known = textNamed(kNoteTexts, note.kind);
    const std::string said = known != nullptr ? wording.text(known) : note.kind;
    const std::string title = answerMetricTitle(metrics::answerMetricName(note.metric), wording);
    return note.detail.empty()
               ? wording.text(ASSAY_TEXT("Report", "%1: %2"), {title, said})
               : wording.text(ASSAY_TEXT("Report", "%1: %2 (%3)"), {title, said, note.detail});
}

std::string answerMissText(const evaluate::AnswerMiss& miss, const words::Wording& wording) {
    return wording.text(ASSAY_TEXT("Report", "%1: “%2”"),
                        {answerMetricTitle(metrics::answerMetricName(miss.metric), wording), miss.what});
}

std::string assertionText(const evaluate::AssertionScore& assertion, const words::Wording& wording) {
    if (assertion.holds.value_or(false)) {
        return {};
    }
    const std::string said =
        assertion.holds
            ? wording.text(ASSAY_TEXT("Report", "The condition %1 does not hold"), {assertion.name})
            : wording.text(ASSAY_TEXT("Report", "Whether the condition %1 holds cannot be told"),
                           {assertion.name});
    return assertion.detail.empty() ? said
                                    : wording.text(ASSAY_TEXT("Report", "%1: %2"), {said, assertion.detail});
}

std::string questionClustersTitle(evaluate::QuestionClusters clusters, const words::Wording& wording) {
    return wording.text(kClusterTitles[static_cast<std::size_t>(clusters)]);
}

std::string scoreSourceText(std::string_view description, const words::Wording& wording) {
    const evaluate::SourceTitle title = evaluate::titleOfSource(description);
    const char* const kind = textNamed(kScoreSourceTitles, title.kind);
    if (kind == nullptr) {
        return std::string(description);
    }
    std::string text = wording.text(kind);
    const auto add = [&](const char* source, const std::string& value) {
        if (!value.empty()) {
            text = wording.text(source, {text, value});
        }
    };
    add(ASSAY_TEXT("Report", "%1: %2"), title.name);
    add(ASSAY_TEXT("Report", "%1, model %2"), title.model);
    add(ASSAY_TEXT("Report", "%1, revision %2"), title.revision);
    add(ASSAY_TEXT("Report", "%1, SHA-256 %2"), title.sha256);
    add(ASSAY_TEXT("Report", "%1, prompt with SHA-256 %2"), title.prompt);
    return text;
}

} // namespace assay::results
