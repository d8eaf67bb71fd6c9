// What the sections of reports on answers have in common. Of this room alone.
#pragma once

#include "core/results/answers/answer_blocks.h"
#include "core/results/answers/answer_material.h"
#include "core/results/report/section_builder.h"

#include <functional>
#include <string>

namespace assay::results {

// Which run it is, of what answers, gold and rubric; the run's title where no heading says it.
[[nodiscard]] Facts answerFacts(const evaluate::AnswerRun& run, AnswerPlace place, const words::Wording& w);

[[nodiscard]] std::string whyNoAnswers(const AnswersMaterial& material, const words::Wording& w);

// Of a single run what is made of it; of several one subsection each, "<id>_1", under the run's title.
using MakeAnswerSection = std::function<Section(const ReportedAnswers& reported, AnswerPlace place)>;
[[nodiscard]] base::Result<Section> sectionOfAnswers(const SectionContext& context, const std::string& id,
                                                     const MakeAnswerSection& make);

} // namespace assay::results
