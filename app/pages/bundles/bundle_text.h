// What the statuses and the sentences of bundles are called on the screen.
#pragma once

#include "core/curation/bundle_groups.h"
#include "core/model/bundle.h"
#include "core/workspace/bundles/bundles.h"
#include "widgets/curation/bundle_name.h"

#include <QIcon>
#include <QPalette>
#include <QString>
#include <cstddef>
#include <vector>

namespace assay::app {

using widgets::bundleLabel;
using widgets::bundleNameText;
using widgets::bundleSetText;
using widgets::companiesText;
using widgets::yearsText;

[[nodiscard]] QString bundleStatusText(workspace::BundleStatus status);

// One of workspace::kRejectReasons in words; others as they are.
[[nodiscard]] QString rejectReasonText(const std::string& reason);

// A ring, a disc with a tick, a cross: told by shape as well as by colour.
[[nodiscard]] QIcon bundleStatusIcon(workspace::BundleStatus status);

// "4 companies · 5 sentences": a company counts once, whatever its number of sentences.
[[nodiscard]] QString extentText(const model::Bundle& bundle);

// Whether sentences stand side by side by company unless somebody chooses otherwise.
[[nodiscard]] bool showsByCompany(const model::Bundle& bundle);

// A column's sentences with section, id and text, and with the other ids that carry the same text; with a
// link "corpus:" and the id when there is a corpus to show it in, and with a link "choose:" and its place
// that says whether it is among the `chosen` ones; null: none can be chosen.
[[nodiscard]] QString sentencesHtml(const model::Bundle& bundle, const curation::SentenceColumn& column,
                                    bool byCompany, const curation::RepeatedTexts& repeated,
                                    const QPalette& palette, bool offersCorpus = false,
                                    const std::vector<std::size_t>* chosen = nullptr);

} // namespace assay::app
