// The part of the case in front that fills its lists: the section, the gold, what came back.
#include "app/pages/neighbours/case_detail.h"
#include "core/results/neighbours/neighbour_words.h"
#include "widgets/neighbours/window_strip.h"
#include "widgets/tables/bar_delegate.h"
#include "widgets/text/number_text.h"
#include "widgets/text/translated_wording.h"

#include <QStandardItemModel>
#include <QTreeView>
#include <algorithm>
#include <cmath>

namespace assay::app {
namespace {

constexpr int kRowRole = CaseDetail::kRowRole;

QStandardItem* cell(const QString& text, std::uint32_t row, const QString& toolTip = {}) {
    auto* item = new QStandardItem(text);
    item->setData(row, kRowRole);
    if (!toolTip.isEmpty()) {
        item->setToolTip(toolTip);
    }
    return item;
}

QString wrapped(const std::string& text) {
    return QStringLiteral("<p>%1</p>").arg(QString::fromStdString(text).toHtmlEscaped());
}

} // namespace

void CaseDetail::fillSection() {
    m_sectionModel->clear();
    m_sectionModel->setHorizontalHeaderLabels({tr("Place"), tr("Position"), tr("Sentence")});
    int anchorRow = 0;
    for (const widgets::StripSentence& each : m_texts.strip.sentences) {
        const int offset = each.position - m_texts.strip.anchor;
        const QString place = each.cell == widgets::StripCell::Anchor         ? tr("◆ anchor")
                              : each.cell == widgets::StripCell::Gold         ? tr("✓ gold")
                              : each.cell == widgets::StripCell::NotProse     ? tr("≡ not prose")
                              : each.cell == widgets::StripCell::Navigational ? tr("→ reference")
                                                                              : QStringLiteral("·");
        std::uint32_t corpusRow = 0;
        for (const auto& [row, sentence] : m_texts.sentences) {
            if (sentence.position == each.position && QString::fromStdString(sentence.text) == each.text) {
                corpusRow = row;
                break;
            }
        }
        const QString tip = widgets::stripCellText(each.cell, m_texts.strip.window);
        auto* position = cell(tr("%1 (%2)").arg(each.position).arg(widgets::offsetText(offset)), corpusRow);
        position->setData(each.position, Qt::UserRole);
        auto* text = cell(each.text, corpusRow, wrapped(each.text.toStdString()));
        if (offset == 0) {
            anchorRow = m_sectionModel->rowCount();
            QFont bold = font();
            bold.setBold(true);
            text->setFont(bold);
        }
        m_sectionModel->appendRow(
            {cell(each.found ? tr("%1, found").arg(place) : place, corpusRow, tip), position, text});
    }
    if (m_sectionModel->rowCount() > 0) {
        m_section->setCurrentIndex(m_sectionModel->index(anchorRow, 0));
        m_section->scrollTo(m_sectionModel->index(anchorRow, 0), QAbstractItemView::PositionAtCenter);
    }
}

void CaseDetail::fillGold(const model::AnchorSearch* answer) {
    m_goldModel->clear();
    m_goldModel->setHorizontalHeaderLabels({tr("Rank"), tr("Offset"), tr("Sentence")});
    const RunView* view = m_controller.view();
    const model::AnchorOutcome& anchor = view->run.outcomes[*m_outcome];
    const model::Sentence* self = m_texts.find(anchor.row);
    for (const std::uint32_t row : anchor.gold) {
        const model::Sentence* sentence = m_texts.find(row);
        QString rank = tr("> %1").arg(view->run.settings.test.depth());
        if (answer != nullptr) {
            const auto place = std::ranges::find(answer->results, row, &model::RankedSentence::row);
            if (place != answer->results.end()) {
                rank = QString::number(place - answer->results.begin() + 1);
            } else if (answer->results.size() < static_cast<std::size_t>(view->run.settings.test.depth())) {
                rank = tr("not found");
            }
        }
        QString offset;
        if (sentence != nullptr && self != nullptr && sentence->position && self->position) {
            offset = widgets::offsetText(*sentence->position - *self->position);
        }
        const std::string text = sentence != nullptr ? sentence->text : std::string();
        m_goldModel->appendRow(
            {cell(rank, row), cell(offset, row), cell(QString::fromStdString(text), row, wrapped(text))});
    }
}

void CaseDetail::fillResults(const model::AnchorSearch* answer) {
    m_resultModel->clear();
    m_resultModel->setHorizontalHeaderLabels({tr("Rank"), tr("Distance"), tr("Where"), tr("Sentence")});
    const RunView* view = m_controller.view();
    if (answer == nullptr || answer->results.empty()) {
        return;
    }
    const bool isCosine = m_filter.search < view->run.searches.size() &&
                          view->run.searches[m_filter.search].distance == retrieval::DistanceKind::Cosine;
    if (!isCosine) {
        m_resultModel->setHeaderData(1, Qt::Horizontal, tr("Score"));
    }
    double best = answer->results.front().distance;
    double worst = answer->results.back().distance;
    for (const model::RankedSentence& result : answer->results) {
        best = std::min<double>(best, result.distance);
        worst = std::max<double>(worst, result.distance);
    }
    const auto rowOf = [&](std::size_t place) -> QList<QStandardItem*> {
        const model::RankedSentence& result = answer->results[place];
        const model::Sentence* sentence = m_texts.find(result.row);
        auto* rank = cell(result.gold ? tr("%1 ✓ gold").arg(place + 1) : QString::number(place + 1),
                          result.row, result.gold ? tr("Gold: within the window of the anchor") : QString());
        // Scores come negative, so that less is better; people read them the other way.
        const double shown = isCosine ? result.distance : -double(result.distance);
        const bool hasNone = std::isnan(result.distance); // a list from elsewhere without numbers
        auto* distance =
            cell(hasNone ? widgets::undefinedText() : widgets::proportionText(shown, 3), result.row);
        distance->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        const double largest = isCosine ? worst : -best;
        if (!hasNone && largest > 0) {
            distance->setData(shown / largest, widgets::kBarShareRole);
            distance->setData(result.gold, widgets::kBarStrongRole);
        }
        const std::string text = sentence != nullptr ? sentence->text : std::string();
        const QString where = sentence != nullptr ? widgets::windowText(results::placeTitle, *sentence)
                                                  : tr("row %1").arg(result.row);
        QList<QStandardItem*> items{rank, distance, cell(where, result.row),
                                    cell(QString::fromStdString(text), result.row, wrapped(text))};
        if (result.gold) {
            QFont bold = font();
            bold.setBold(true);
            for (QStandardItem* item : items) {
                item->setFont(bold);
            }
        }
        return items;
    };
    for (const ResultGroup& group : groupResults(*answer, m_texts)) {
        QList<QStandardItem*> head = rowOf(group.results.front());
        if (group.results.size() > 1) {
            head[2]->setText(group.companies > 1
                                 ? tr("same text at %1 companies among these results").arg(group.companies)
                                 : tr("same text %1 times").arg(group.results.size()));
            head[2]->setToolTip(
                tr("%1 results have the same text; unfold to see each (Right). Only the results shown are "
                   "counted, not the whole corpus.")
                    .arg(group.results.size()));
            for (const std::size_t place : group.results) {
                head.front()->appendRow(rowOf(place));
            }
        }
        m_resultModel->appendRow(head);
    }
}

} // namespace assay::app
