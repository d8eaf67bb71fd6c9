// What bundles, their statuses and their sentences are called on the screen.
#pragma once

#include "core/curation/bundle_groups.h"
#include "core/model/bundle.h"
#include "core/workspace/bundles/bundles.h"

#include <QIcon>
#include <QPalette>
#include <QString>
#include <span>

namespace assay::app {

[[nodiscard]] QString bundleStatusText(workspace::BundleStatus status);

// One of workspace::kRejectReasons in words; others as they are.
[[nodiscard]] QString rejectReasonText(const std::string& reason);

// "v3 trend No. 12": what a bundle is called in a sentence.
[[nodiscard]] QString bundleLabel(const workspace::StoredBundle& stored);

// A ring, a disc with a tick, a cross: told by shape as well as by colour.
[[nodiscard]] QIcon bundleStatusIcon(workspace::BundleStatus status);

// "v3_trend" as "v3 trend"; empty is "(missing)".
[[nodiscard]] QString bundleNameText(const std::string& name);

[[nodiscard]] QString companiesText(const model::Bundle& bundle);     // joined
[[nodiscard]] QString yearsText(std::span<const std::int64_t> years); // "2018–2020, 2022"

// "4 companies · 5 sentences": a company counts once, whatever its number of sentences.
[[nodiscard]] QString extentText(const model::Bundle& bundle);

// Whether sentences stand side by side by company unless somebody chooses otherwise.
[[nodiscard]] bool showsByCompany(const model::Bundle& bundle);

// A column's sentences with section, id and text, and with the other ids that carry the same text; with a
// link "corpus:" and the id when there is a corpus to show it in.
[[nodiscard]] QString sentencesHtml(const model::Bundle& bundle, const curation::SentenceColumn& column,
                                    bool byCompany, const curation::RepeatedTexts& repeated,
                                    const QPalette& palette, bool offersCorpus = false);

} // namespace assay::app
