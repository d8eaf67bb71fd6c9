// The part of the set-up pane that shows windows and keeps anchor sets.
#include "app/pages/neighbours/anchor_choice.h"
#include "app/pages/neighbours/search_list_editor.h"
#include "app/pages/neighbours/setup_pane.h"
#include "app/pages/neighbours/test_settings_form.h"
#include "app/settings/engine_preview.h"
#include "app/settings/engines_file.h"
#include "core/evaluate/neighbours/anchor_sampling.h"
#include "core/evaluate/neighbours/neighbour_comparison.h"
#include "core/evaluate/neighbours/neighbour_gold.h"
#include "core/formats/rankings/anchor_list.h"
#include "core/results/neighbours/engine_estimate.h"
#include "core/results/neighbours/index_estimate.h"
#include "core/results/neighbours/neighbour_blocks.h"
#include "core/results/neighbours/neighbour_words.h"
#include "widgets/files/file_dialog.h"
#include "widgets/jobs/job_runner.h"
#include "widgets/neighbours/window_strip.h"
#include "widgets/results/cell_text.h"
#include "widgets/results/power_view.h"
#include "widgets/tables/save_file.h"
#include "widgets/text/error_text.h"
#include "widgets/text/number_text.h"
#include "widgets/text/translated_wording.h"

#include <QComboBox>
#include <QFileInfo>
#include <QLabel>
#include <QToolButton>
#include <algorithm>
#include <iterator>
#include <utility>

namespace assay::app {

void SetupPane::askPreview() {
    if (!isVisible() || corpus() <= 0 || !m_anchorChoice->problem().isEmpty()) {
        return;
    }
    PreviewRequest request;
    request.corpus = corpus();
    request.anchorSet = m_anchorChoice->set();
    request.sampling = m_anchorChoice->sampling();
    request.settings = m_test->settings();
    request.anchor = m_anchor;
    m_preview->ask(request);
}

// By the alert thresholds of the workspace, as they are now.
void SetupPane::showPower(std::int64_t covered) {
    results::PowerPlan plan;
    plan.items = covered;
    results::setEarlierEffect(plan, m_controller.runs(), corpus());
    if (m_controller.reader() != nullptr) {
        if (const auto rules = evaluate::workspaceGateRules(*m_controller.reader())) {
            plan.limits = results::powerLimits(*rules);
        }
    }
    m_power->setPlan(std::move(plan));
}

void SetupPane::showEstimate() {
    const std::vector<evaluate::SearchSpec>& searches = m_searches->searches();
    const bool asksEngines = std::ranges::any_of(
        searches, [](const evaluate::SearchSpec& spec) { return spec.kind == evaluate::SearchKind::Engine; });
    QStringList lines;
    if (m_controller.reader() != nullptr && corpus() > 0) {
        const auto graphs =
            results::indexEstimates(*m_controller.reader(), searches, corpus(),
                                    m_vectors->currentData().toLongLong(), widgets::WindowWording());
        for (const std::string& line : graphs.value_or(std::vector<std::string>())) {
            lines += QString::fromStdString(line);
        }
    }
    std::vector<retrieval::EngineConnection> asked;
    if (asksEngines) {
        const auto connections = engineConnections();
        if (!connections) {
            lines += widgets::errorText(connections.error());
        } else {
            for (const std::string& line : results::engineEstimates(
                     searches, *connections, engineTemplatesFolder().toStdString(), m_anchors, !reference(),
                     m_test->settings(), widgets::WindowWording())) {
                lines += QString::fromStdString(line);
            }
            std::ranges::copy_if(*connections, std::back_inserter(asked), [&](const auto& connection) {
                return std::ranges::find(searches, connection.name, &evaluate::SearchSpec::engine) !=
                       searches.end();
            });
        }
    }
    m_engines->setEngines(lines, std::move(asked));
}

void SetupPane::showPreview(const PreviewResult& result) {
    m_anchors = result.anchors;
    showEstimate();
    m_anchor = result.request.anchor;
    evaluate::Proportion coverage{.count = result.covered, .n = result.anchors};
    if (result.anchors > 0) {
        coverage.value = static_cast<double>(result.covered) / static_cast<double>(result.anchors);
    }
    const widgets::WindowWording wording;
    QString extent = tr("Covered: %1").arg(widgets::shownFigure(results::shareFigure(coverage, {}), wording));
    if (!result.windows.empty()) {
        extent += tr(" · windows %1").arg(widgets::windowText(results::windowCounts, result.windows));
    }
    if (result.strata.size() > 1) {
        QStringList strata;
        for (const evaluate::AnchorStratum& stratum : result.strata) {
            if (strata.size() < 8) {
                strata << tr("%1: %2 of %3")
                              .arg(stratum.name.empty() ? tr("none") : QString::fromStdString(stratum.name),
                                   widgets::countText(stratum.drawn), widgets::countText(stratum.available));
            }
        }
        const auto more = static_cast<qint64>(result.strata.size()) - strata.size();
        extent += tr(" · drawn %1").arg(strata.join(tr(", ")));
        if (more > 0) {
            extent += tr(" and %1 more strata").arg(more);
        }
    }
    showPower(result.covered);
    if (!result.chance.empty()) {
        extent +=
            tr(" · %1").arg(widgets::windowText(results::sampleChanceText, result.chance, result.hitAt));
    }
    m_extent->setText(extent);
    m_extent->setToolTip(widgets::definitionTip("coverage", wording));
    m_previous->setEnabled(m_anchor > 0);
    m_next->setEnabled(m_anchor + 1 < m_anchors);
    if (m_anchors == 0) {
        m_place->clear();
        m_text->clear();
        m_strip->clear();
        return;
    }
    const model::Sentence& sentence = result.sentence.sentence;
    QString place = tr("Anchor %1 of %2 · %3 · ")
                        .arg(widgets::countText(m_anchor + 1), widgets::countText(m_anchors),
                             QString::fromStdString(sentence.sentenceId));
    if (result.gold > 0) {
        place += tr("covered by %1 gold within ±%2").arg(result.gold).arg(result.strip.window);
    } else {
        place += result.sliceLength <= 1
                     ? tr("not covered: its section has no other sentence that may be gold")
                     : tr("not covered: none of the %1 sentences of its section within ±%2 may be gold")
                           .arg(result.sliceLength)
                           .arg(result.strip.window);
    }
    if (result.strip.clippedBelow || result.strip.clippedAbove) {
        place += result.strip.clippedBelow && result.strip.clippedAbove
                     ? tr(", clipped by both ends of the section")
                 : result.strip.clippedBelow ? tr(", clipped by the beginning of the section")
                                             : tr(", clipped by the end of the section");
    }
    m_place->setText(place);
    m_text->setText(sentence.text.empty() && reference() ? tr("(its text stays in the engine)")
                                                         : QString::fromStdString(sentence.text));
    m_strip->setSpec(result.strip);
}

void SetupPane::step(std::int64_t anchors) {
    m_anchor = std::clamp<std::int64_t>(m_anchor + anchors, 0, std::max<std::int64_t>(m_anchors - 1, 0));
    askPreview();
}

void SetupPane::keepAnchors(const QString& name) {
    if (!m_controller.mayChange([this, name] { keepAnchors(name); },
                                tr("Keeping the anchors %1").arg(name))) {
        return;
    }
    m_controller.jobs().start<evaluate::AnchorSample>(
        tr("Keeping the anchors %1").arg(name),
        [workspace = m_controller.workspace(), corpus = corpus(), name = name.toStdString(),
         sampling = m_anchorChoice->sampling(),
         who = m_controller.curator()](const std::stop_token& stop, base::ProgressSink&) {
            return evaluate::drawAnchorSet(*workspace, corpus, name, sampling, who, stop);
        },
        this,
        [this, name](const base::Result<evaluate::AnchorSample>& kept) {
            if (!kept) {
                Q_EMIT errorRaised(widgets::errorText(kept.error()));
                return;
            }
            m_controller.reload();
            m_controller.hasNoUndo();
            for (const workspace::AnchorSet& set : m_controller.anchorSets()) {
                if (set.corpus == corpus() && set.name == name.toStdString()) {
                    m_anchorChoice->chooseSet(set.id, name);
                }
            }
            Q_EMIT noticeRaised(tr("Kept %1 anchors as %2.")
                                    .arg(widgets::countText(static_cast<std::int64_t>(kept->rows.size())))
                                    .arg(name));
        });
}

void SetupPane::importAnchors() {
    auto* dialog = new widgets::FileDialog(this, tr("Import anchors"), widgets::FilePurpose::Import);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Anchor sets (*.json *.txt)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this, &SetupPane::takeAnchorFile);
    dialog->open();
}

// A list may be long: it is read and looked up beside the window, kept here.
void SetupPane::takeAnchorFile(const QString& path) {
    if (!m_controller.workspace() ||
        !m_controller.mayChange([this, path] { takeAnchorFile(path); }, tr("Import anchors"))) {
        return;
    }

    struct Reading {
        formats::AnchorList list;
        std::int64_t missing = 0;
    };

    m_controller.jobs().start<Reading>(
        tr("Reading the anchors %1").arg(QFileInfo(path).fileName()),
        [workspace = m_controller.workspace(), corpus = corpus(),
         path](const std::stop_token& stop, base::ProgressSink&) -> base::Result<Reading> {
            auto reading = formats::readAnchorListFile(path.toStdString());
            ASSAY_TRY(auto reader, reading ? workspace->reader() : tl::unexpected(reading.error()));
            if (stop.stop_requested()) {
                return base::fail(base::ErrorCode::Cancelled);
            }
            ASSAY_TRY(const auto rows, workspace::rowsOfIds(reader, corpus, reading->list.sentenceIds));
            return Reading{std::move(reading->list),
                           std::ranges::count_if(rows, [](const auto& row) { return !row.has_value(); })};
        },
        this,
        [this, path, corpusId = corpus(),
         workspace = m_controller.workspace()](const base::Result<Reading>& reading) {
            if (!reading) {
                if (reading.error().code != base::ErrorCode::Cancelled) {
                    Q_EMIT errorRaised(widgets::errorText(reading.error()));
                }
            } else if (reading->missing > 0) {
                Q_EMIT errorRaised(tr("Nothing was imported: %1 of %2 sentence ids are not in this corpus.")
                                       .arg(widgets::countText(reading->missing),
                                            widgets::countText(static_cast<std::int64_t>(
                                                reading->list.sentenceIds.size()))));
            } else if (workspace == m_controller.workspace()) {
                keepAnchorList(corpusId, reading->list, QFileInfo(path).completeBaseName());
            }
        });
}

void SetupPane::keepAnchorList(base::RowId corpusId, const formats::AnchorList& list,
                               const QString& otherName) {
    workspace::AnchorSet set;
    set.corpus = corpusId;
    set.name = list.name.empty() ? otherName.toStdString() : list.name;
    set.settings = list.settings;
    set.seed = list.seed;
    set.createdBy = m_controller.curator();
    base::RowId made = 0;
    const bool kept = m_controller.change([&](workspace::Workspace& workspace) -> base::Result<> {
        ASSAY_TRY(auto added, workspace::addAnchorSet(workspace, set, list.sentenceIds));
        made = added;
        return {};
    });
    if (kept) {
        m_controller.hasNoUndo();
        m_anchorChoice->chooseSet(made, QString::fromStdString(set.name));
        Q_EMIT noticeRaised(tr("Imported %1 anchors as %2.")
                                .arg(widgets::countText(static_cast<std::int64_t>(list.sentenceIds.size())))
                                .arg(QString::fromStdString(set.name)));
    }
}

void SetupPane::exportAnchors(base::RowId id) {
    const auto place = std::ranges::find(m_controller.anchorSets(), id, &workspace::AnchorSet::id);
    if (place == m_controller.anchorSets().end() || m_controller.reader() == nullptr) {
        return;
    }
    auto ids = workspace::anchorSentenceIds(*m_controller.reader(), id);
    if (!ids) {
        Q_EMIT errorRaised(widgets::errorText(ids.error()));
        return;
    }
    formats::AnchorList list;
    list.name = place->name;
    list.seed = place->seed;
    list.settings = place->settings;
    list.sentenceIds = std::move(*ids);
    for (const workspace::CorpusInfo& each : m_controller.corpora()) {
        if (each.id == place->corpus) {
            list.corpus = each.name;
            list.corpusHash = each.contentHash;
        }
    }
    const QString name = QString::fromStdString(place->name);
    widgets::saveFileAs(this, tr("Export the anchors"),
                        widgets::fileNameFor(name, QStringLiteral("anchors")) + QStringLiteral(".json"),
                        {tr("Anchor sets (*.json)")},
                        [this, json = formats::anchorListJson(list)](const QString& path, QString* error) {
                            const bool saved =
                                widgets::writeFile(path, QByteArray::fromStdString(json), error);
                            if (saved) {
                                Q_EMIT noticeRaised(tr("Saved to %1.").arg(path));
                            }
                            return saved;
                        });
}

} // namespace assay::app
