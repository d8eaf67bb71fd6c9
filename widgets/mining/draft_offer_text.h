// What ways of drafting a question are called on the screen: "A · Local factual (3 wanted)", and of several
// of a category what tells them apart, "A · 15.9 USD billions · 2020: “Debt was $15.9 billion.”"
#pragma once

#include "core/curation/question_drafting.h"

#include <QString>
#include <QStringList>
#include <cstdint>
#include <span>

namespace assay::widgets {

// "A · Local factual (3 wanted)"; `wanted` as in DraftOffer.
[[nodiscard]] QString draftCategoryText(char category, std::int64_t wanted);

// Of each offer, none as another: by its figure, the year and the sentence, also by the sentence's id where
// these are the same; a change by both its figures.
[[nodiscard]] QStringList draftOfferTexts(std::span<const curation::DraftOffer> offers,
                                          const model::Bundle& bundle);

// Of category J; `wanted` as in DraftOffer.
[[nodiscard]] QString absentOfferText(const curation::AbsentFiling& filing, std::int64_t wanted);

} // namespace assay::widgets
