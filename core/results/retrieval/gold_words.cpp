#include "core/results/retrieval/gold_words.h"

namespace assay::results {

namespace {

std::string sentencesText(const evaluate::GoldInCorpus& gold, const words::Wording& wording) {
    const auto& w = wording;
    if (gold.gold == 0) {
        return {};
    }
    if (!gold.isKnown) {
        return w.text(ASSAY_TEXT("Report", "Gold sentences: %1. How many of them this corpus holds is not "
                                           "known, as not all of its sentences are listed here."),
                      {w.count(gold.gold)});
    }
    if (gold.held == 0) {
        return w.text(ASSAY_TEXT("Report", "Gold sentences in this corpus: none of %1. What a search finds "
                                           "cannot be judged: choose the corpus that the evidence was taken "
                                           "from."),
                      {w.count(gold.gold)});
    }
    if (gold.held == gold.gold) {
        return w.text(ASSAY_TEXT("Report", "Gold sentences in this corpus: all %1."), {w.count(gold.gold)});
    }
    const std::string some = w.text(ASSAY_TEXT("Report", "Gold sentences in this corpus: %1 of %2."),
                                    {w.count(gold.held), w.count(gold.gold)});
    if (gold.questionsWith == gold.questions) {
        return some;
    }
    return some + " " +
           w.text(ASSAY_TEXT("Report",
                             "Questions without any of theirs in it, which count as not found: %1 of %2."),
                  {w.count(gold.questions - gold.questionsWith), w.count(gold.questions)});
}

} // namespace

std::string goldInCorpusText(const evaluate::GoldInCorpus& gold, const words::Wording& wording) {
    const std::string sentences = sentencesText(gold, wording);
    if (gold.holdsNamed) {
        return sentences;
    }
    const std::string named =
        wording.text(ASSAY_TEXT("Report", "Questions that expect sources or citations: %1. Nothing in this "
                                          "corpus has any of them, so what a search finds cannot be judged."),
                     {wording.count(gold.named)});
    return sentences.empty() ? named : sentences + " " + named;
}

bool lacksGold(const evaluate::GoldInCorpus& gold) noexcept {
    return gold.isKnown && (gold.held < gold.gold || !gold.holdsNamed);
}

} // namespace assay::results
