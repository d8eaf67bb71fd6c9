// What a way of drafting a question is called on the screen: "A · 15.9 USD billions (3 wanted)".
#pragma once

#include "core/curation/question_drafting.h"

#include <QString>

namespace assay::widgets {

[[nodiscard]] QString draftOfferText(const curation::DraftOffer& offer);

// Of category J; `wanted` as in DraftOffer.
[[nodiscard]] QString absentOfferText(const curation::AbsentFiling& filing, std::int64_t wanted);

} // namespace assay::widgets
