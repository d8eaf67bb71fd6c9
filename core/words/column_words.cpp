#include "core/words/column_words.h"

#include "core/words/question_words.h"

#include <algorithm>
#include <iterator>

namespace assay::words {
namespace {

constexpr std::string_view kWeights = "scenario_weights.";
constexpr std::string_view kComponents = "GNTCE";

struct Title {
    std::string_view name;
    const char* text;
};

// Those that no field of questions is called like.
constexpr Title kTitles[] = {
    {"sample_id", ASSAY_TEXT("Report", "Sample id")},
    {"label", ASSAY_TEXT("Report", "Label")},
    {"scenario", ASSAY_TEXT("Report", "Scenario")},
    {"fhri", ASSAY_TEXT("Report", "FHRI")},
    {"nli", ASSAY_TEXT("Report", "NLI score")},
    {"pair_id", ASSAY_TEXT("Report", "Pair id")},
    {"predicted_label", ASSAY_TEXT("Report", "Predicted label")},
    {"question", ASSAY_TEXT("Report", "Question text")},
    {"answer", ASSAY_TEXT("Report", "Answer text")},
    {"contexts", ASSAY_TEXT("Report", "Retrieved sentences")},
    {"contexts_cut_at", ASSAY_TEXT("Report", "Retrieved sentences, cut at")},
    {"citations", ASSAY_TEXT("Report", "Citations")},
    {"hallucinations", ASSAY_TEXT("Report", "Hallucinations")},
    {"hallucinations_model", ASSAY_TEXT("Report", "Hallucinations by a model")},
    {"latency_ms", ASSAY_TEXT("Report", "Latency in ms")},
    {"stages", ASSAY_TEXT("Report", "Stages")},
    {"usage", ASSAY_TEXT("Report", "Use of tokens")},
    {"input_tokens", ASSAY_TEXT("Report", "Input tokens")},
    {"output_tokens", ASSAY_TEXT("Report", "Output tokens")},
    {"price", ASSAY_TEXT("Report", "Price")},
    {"labels", ASSAY_TEXT("Report", "Labels")},
    {"sample", ASSAY_TEXT("Report", "Number of the sample")},
    {"raw", ASSAY_TEXT("Report", "Raw reply")},
    {"error", ASSAY_TEXT("Report", "Error")},
    {"http_status", ASSAY_TEXT("Report", "HTTP status")},
    {"sentenceID", ASSAY_TEXT("Report", "Sentence id")},
    {"text", ASSAY_TEXT("Report", "Text of the sentence")},
    {"name", ASSAY_TEXT("Report", "Company name")},
    {"form", ASSAY_TEXT("Report", "Form")},
    {"report_year", ASSAY_TEXT("Report", "Year")},
    {"section_name", ASSAY_TEXT("Report", "Section")},
    {"sentence_pos", ASSAY_TEXT("Report", "Position in the section")},
    {"kind", ASSAY_TEXT("Report", "Kind of sentence")},
};

} // namespace

std::string columnFieldTitle(std::string_view name, const Wording& wording) {
    const auto isComponent = [](std::string_view text) {
        return text.size() == 1 && kComponents.find(text) != std::string_view::npos;
    };
    if (isComponent(name)) {
        return wording.text(ASSAY_TEXT("Report", "Component %1"), {name});
    }
    if (name.starts_with(kWeights) && isComponent(name.substr(kWeights.size()))) {
        return wording.text(ASSAY_TEXT("Report", "Weight of %1"), {name.substr(kWeights.size())});
    }
    const auto* const known = std::ranges::find(kTitles, name, &Title::name);
    return known != std::end(kTitles) ? wording.text(known->text) : fieldTitle(name, wording);
}

} // namespace assay::words
