#include "app/pages/neighbours/case_texts.h"

#include "core/evaluate/neighbours/unlisted_results.h"

#include <algorithm>
#include <cstdlib>
#include <set>

namespace assay::app {
namespace {

constexpr int kReach = 12; // positions to both sides of an anchor

bool isSameSlice(const model::Sentence& a, const model::Sentence& b) {
    return a.cik == b.cik && a.company == b.company && a.form == b.form && a.year == b.year &&
           a.section == b.section;
}

widgets::StripCell cellOf(const model::AnchorOutcome& outcome, const model::NeighbourSettings& settings,
                          std::uint32_t row, const model::Sentence& sentence, std::int64_t offset) {
    if (row == outcome.row) {
        return widgets::StripCell::Anchor;
    }
    if (std::ranges::binary_search(outcome.gold, row)) {
        return widgets::StripCell::Gold;
    }
    if (settings.onlyProse && sentence.kind != model::SentenceKind::Prose) {
        return widgets::StripCell::NotProse;
    }
    return std::abs(offset) > outcome.window ? widgets::StripCell::Outside : widgets::StripCell::Navigational;
}

} // namespace

const model::Sentence* CaseTexts::find(std::uint32_t row) const {
    const auto place = sentences.find(row);
    return place == sentences.end() ? nullptr : &place->second;
}

base::Result<CaseTexts> readCase(const workspace::Reader& reader, const RunView& view,
                                 std::size_t outcomePlace, std::size_t search, std::size_t regime,
                                 const TextOfId& textOf) {
    CaseTexts texts;
    if (!view.textsMissing.isEmpty() || outcomePlace >= view.run.outcomes.size()) {
        return texts;
    }
    const model::AnchorOutcome& outcome = view.run.outcomes[outcomePlace];
    const base::RowId corpus = view.run.settings.corpusId;
    const int reach = std::clamp(outcome.window + 1, kReach, 40);
    const auto before = std::min(outcome.row, static_cast<std::uint32_t>(reach));
    ASSAY_TRY(auto around,
              workspace::sentencesFrom(reader, corpus, outcome.row - before, before + reach + 1));
    for (workspace::StoredSentence& each : around) {
        texts.sentences.emplace(each.row, std::move(each.sentence));
    }
    std::set<workspace::SentenceRow> wanted(outcome.gold.begin(), outcome.gold.end());
    const model::AnchorSearch* answer = view.answer(outcomePlace, search, regime);
    if (answer != nullptr) {
        for (const model::RankedSentence& result : answer->results) {
            wanted.insert(result.row);
        }
    }
    std::erase_if(wanted, [&](workspace::SentenceRow row) { return texts.sentences.contains(row); });
    ASSAY_TRY(auto others, evaluate::sentencesOfRun(reader, corpus, view.run.info.id, wanted, outcome.number,
                                                    std::stop_token()));
    for (auto* const some : {&texts.sentences, &others}) {
        for (auto& [row, sentence] : *some) {
            sentence.text = sentence.text.empty() ? textOf(sentence.sentenceId).toStdString() : sentence.text;
        }
    }
    const model::Sentence* anchor = texts.find(outcome.row);
    if (anchor != nullptr && anchor->position) {
        widgets::WindowStripSpec& strip = texts.strip;
        strip.anchor = static_cast<int>(*anchor->position);
        strip.window = outcome.window;
        strip.reach = reach;
        std::int64_t lowest = *anchor->position;
        std::int64_t highest = *anchor->position;
        for (const auto& [row, sentence] : texts.sentences) {
            if (!sentence.position || !isSameSlice(sentence, *anchor)) {
                continue;
            }
            lowest = std::min(lowest, *sentence.position);
            highest = std::max(highest, *sentence.position);
            const std::int64_t offset = *sentence.position - *anchor->position;
            if (std::abs(offset) > reach) {
                continue;
            }
            const bool isFound =
                answer != nullptr &&
                std::ranges::find(answer->results, row, &model::RankedSentence::row) != answer->results.end();
            strip.sentences.push_back({static_cast<int>(*sentence.position),
                                       cellOf(outcome, view.run.settings.test, row, sentence, offset),
                                       QString::fromStdString(sentence.text), isFound});
        }
        std::ranges::sort(strip.sentences, {}, &widgets::StripSentence::position);
        strip.clippedBelow = *anchor->position - lowest < outcome.window;
        strip.clippedAbove = highest - *anchor->position < outcome.window;
    }
    texts.sentences.merge(others);
    return texts;
}

std::vector<ResultGroup> groupResults(const model::AnchorSearch& answer, const CaseTexts& texts) {
    return evaluate::groupResults(answer, [&texts](std::uint32_t row) { return texts.find(row); });
}

} // namespace assay::app
