#include "core/evaluate/mining/mining_views.h"

#include "core/text/quantity.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <bit>
#include <utility>
#include <vector>

namespace assay::evaluate {
namespace {

using base::Result;
using ViewLine = nlohmann::ordered_json;

TagBits bitsOfView(const SentenceTagger& tagger, MiningView view) {
    switch (view) {
    case MiningView::Kpi:
        return tagger.kpiBits();
    case MiningView::Risk:
        return tagger.riskBits();
    case MiningView::Definitions:
        return bitOf(MiningCue::Definition);
    case MiningView::Verifications:
        return bitOf(MiningCue::Verification);
    }
    return 0;
}

template <typename Value>
ViewLine viewValue(const std::optional<Value>& value) {
    return value ? ViewLine(*value) : ViewLine();
}

std::string unitOf(const text::Quantity& quantity) {
    switch (quantity.kind) {
    case text::UnitKind::Currency:
        return quantity.currency;
    case text::UnitKind::Percent:
        return "%";
    case text::UnitKind::BasisPoints:
        return "bp";
    case text::UnitKind::None:
        break;
    }
    return {};
}

ViewLine beginLine(const ViewSentence& sentence) {
    ViewLine line;
    line["cik_int"] = viewValue(sentence.slice->cik);
    line["name"] = sentence.slice->company;
    line["report_year"] = viewValue(sentence.slice->year);
    line["section_name"] = writtenSection(sentence.slice->section);
    return line;
}

void endLine(ViewLine& line, const ViewSentence& sentence, std::string& lines) {
    line["sentenceID"] = std::string(sentence.sentenceId);
    line["sentence_text"] = std::string(sentence.text);
    lines += line.dump(-1, ' ', false, ViewLine::error_handler_t::replace);
    lines += '\n';
}

void addViewFigure(ViewLine& line, const ViewSentence& sentence, const SentenceTagger& tagger) {
    const auto number = tagger.firstNumber(sentence.text);
    line["first_number_raw"] = number ? ViewLine(std::string(*number)) : ViewLine();
    line["has_amount_cue"] = (sentence.tagged->tags & bitOf(MiningCue::Amount)) != 0;
    const auto quantity = quantityOfFigure(sentence.text);
    line["quantity_raw"] = quantity ? ViewLine(quantity->raw) : ViewLine();
    line["quantity_value"] = quantity ? ViewLine(quantity->value) : ViewLine();
    line["quantity_unit"] = quantity && !quantity->unit.empty() ? ViewLine(quantity->unit) : ViewLine();
}

} // namespace

Result<> forEachTagged(const workspace::Reader& reader, const TaggedCorpus& corpus, TagBits bits,
                       std::stop_token stop, const std::function<bool(const ViewSentence&)>& take) {
    std::vector<workspace::SentenceRow> rows;
    std::vector<const TaggedSentence*> tagged;
    for (const TaggedSentence& sentence : corpus.sentences) {
        if ((sentence.tags & bits) != 0) {
            rows.push_back(sentence.row);
            tagged.push_back(&sentence);
        }
    }
    std::size_t at = 0;
    return workspace::forEachOfRows(reader, corpus.corpus.id, rows, std::move(stop),
                                    [&](workspace::SentenceRow, std::string_view id, std::string_view text) {
                                        const TaggedSentence* const one = tagged[at++];
                                        return take({one, &corpus.sliceOf(*one), id, text});
                                    });
}

std::optional<ViewQuantity> quantityOfFigure(std::string_view text) {
    const std::vector<text::Quantity> all = text::quantities(text);
    auto found = std::ranges::find_if(all, [](const text::Quantity& quantity) {
        return quantity.kind != text::UnitKind::None || quantity.scale != 1.0;
    });
    if (found == all.end()) {
        found = std::ranges::find_if(
            all, [](const text::Quantity& quantity) { return !quantity.looksLikeYear(); });
    }
    if (found == all.end()) {
        return std::nullopt;
    }
    return ViewQuantity{std::string(text.substr(found->begin, found->end - found->begin)), found->value,
                        unitOf(*found)};
}

void appendViewLines(const ViewSentence& sentence, const SentenceTagger& tagger, MiningView view,
                     std::string& lines) {
    for (TagBits bits = sentence.tagged->tags & bitsOfView(tagger, view); bits != 0; bits &= bits - 1) {
        const auto bit = static_cast<std::size_t>(std::countr_zero(bits));
        ViewLine line = beginLine(sentence);
        if (view == MiningView::Kpi) {
            line["kpi_label"] = tagger.labels()[bit];
            addViewFigure(line, sentence, tagger);
        } else if (view == MiningView::Risk) {
            line["risk_topic"] = tagger.labels()[bit];
            line["risk_cue_count"] = sentence.tagged->riskCues;
        } else {
            const auto matched = tagger.firstMatch(bit, sentence.text);
            line["matched"] = std::string(matched.value_or(std::string_view()));
        }
        endLine(line, sentence, lines);
    }
}

ViewCounts countView(const TaggedCorpus& corpus, const SentenceTagger& tagger, MiningView view) {
    ViewCounts counts;
    const TagBits wanted = bitsOfView(tagger, view);
    std::vector<std::int64_t> byBit(64);
    std::vector<std::int64_t> bySlice(corpus.slices.size());
    for (const TaggedSentence& sentence : corpus.sentences) {
        const TagBits found = sentence.tags & wanted;
        const std::int64_t rows = std::popcount(found);
        if (rows == 0) {
            continue;
        }
        ++counts.sentences;
        counts.rows += rows;
        bySlice[sentence.slice] += rows;
        for (TagBits bits = found; bits != 0; bits &= bits - 1) {
            ++byBit[static_cast<std::size_t>(std::countr_zero(bits))];
        }
        if (view == MiningView::Kpi) {
            counts.withAmountCue += (sentence.tags & bitOf(MiningCue::Amount)) != 0 ? rows : 0;
            counts.withNumber += sentence.hasNumber ? rows : 0;
        } else if (view == MiningView::Risk) {
            counts.usable += sentence.riskCues >= tagger.rules().riskCuesUsable ? rows : 0;
            counts.dense += sentence.riskCues >= tagger.rules().riskCuesDense ? rows : 0;
        }
    }
    for (std::size_t bit = 0; bit < tagger.labels().size(); ++bit) {
        if ((bitOf(bit) & wanted) != 0) {
            counts.byLabel[tagger.labels()[bit]] = byBit[bit];
        }
    }
    for (std::size_t i = 0; i < bySlice.size(); ++i) {
        if (bySlice[i] != 0) {
            const auto& slice = corpus.slices[i];
            counts.byYear[slice.year ? std::to_string(*slice.year) : std::string()] += bySlice[i];
            counts.bySection[writtenSection(slice.section)] += bySlice[i];
        }
    }
    return counts;
}

} // namespace assay::evaluate
