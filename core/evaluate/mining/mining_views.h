// The rows of the views: one for each sentence and label, with the columns of the source. Source: FinRAG
// framework document, 4.3.
#pragma once

#include "core/base/result.h"
#include "core/evaluate/mining/tagged_corpus.h"

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

namespace assay::evaluate {

enum class MiningView : std::uint8_t { Kpi, Risk, Definitions, Verifications };

// A sentence as the views show it; texts are valid during the call.
struct ViewSentence {
    const TaggedSentence* tagged = nullptr;
    const workspace::CorpusSlice* slice = nullptr;
    std::string_view sentenceId;
    std::string_view text;
};

// Every tagged sentence with one of `bits`, by row. `take` says whether to go on. Error: Cancelled.
[[nodiscard]] base::Result<> forEachTagged(const workspace::Reader& reader, const TaggedCorpus& corpus,
                                           TagBits bits, std::stop_token stop,
                                           const std::function<bool(const ViewSentence&)>& take);

// The quantity that a figure's sentence is about: the first with a unit or a scale, else the first number
// that is no year; nullopt: none.
struct ViewQuantity {
    std::string raw;
    double value = 0;
    std::string unit; // "USD", "%", "bp"; empty: none written
};

[[nodiscard]] std::optional<ViewQuantity> quantityOfFigure(std::string_view text);

// The lines of one sentence in one view, each a JSON object with its line break; empty when it is not in it.
// `section_name` is written as the source does ("ITEM_7").
//   Kpi            cik_int, name, report_year, section_name, kpi_label, first_number_raw, has_amount_cue,
//                  quantity_raw, quantity_value, quantity_unit, sentenceID, sentence_text
//   Risk           cik_int, name, report_year, section_name, risk_topic, risk_cue_count, sentenceID, …
//   Definitions,   cik_int, name, report_year, section_name, matched, sentenceID, …
//   Verifications
void appendViewLines(const ViewSentence& sentence, const SentenceTagger& tagger, MiningView view,
                     std::string& lines);

// What a view holds, by label, year and section. Rows: one for each sentence and label.
struct ViewCounts {
    std::int64_t sentences = 0;
    std::int64_t rows = 0;
    std::int64_t withAmountCue = 0;                // rows of View 1
    std::int64_t withNumber = 0;                   // rows of View 1
    std::int64_t usable = 0;                       // rows of View 2 with at least riskCuesUsable cues
    std::int64_t dense = 0;                        // and with riskCuesDense
    std::map<std::string, std::int64_t> byLabel;   // rows; of views without labels empty
    std::map<std::string, std::int64_t> byYear;    // rows; "" without a year
    std::map<std::string, std::int64_t> bySection; // rows
};

[[nodiscard]] ViewCounts countView(const TaggedCorpus& corpus, const SentenceTagger& tagger, MiningView view);

} // namespace assay::evaluate
