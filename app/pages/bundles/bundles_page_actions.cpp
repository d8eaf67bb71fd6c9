// The part of the bundles page that makes its actions and carries them out.
#include "app/pages/bundles/bundle_controller.h"
#include "app/pages/bundles/bundle_text.h"
#include "app/pages/bundles/bundles_page.h"
#include "app/pages/bundles/mine_bar.h"
#include "app/pages/bundles/reject_reason.h"
#include "app/pages/bundles/sentence_columns.h"
#include "app/shell/gold_imports.h"
#include "app/shell/session.h"
#include "app/shell/shortcut_sheet.h"
#include "core/workspace/bundles/bundles.h"
#include "widgets/editing/undo_actions.h"
#include "widgets/mining/draft_offer_text.h"
#include "widgets/mining/mining_controller.h"
#include "widgets/tables/data_table_view.h"
#include "widgets/tables/save_file.h"
#include "widgets/text/error_text.h"

#include <QAction>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <algorithm>
#include <array>
#include <utility>

namespace assay::app {

QList<QAction*> BundlesPage::runActions() const {
    return {m_actions.draft, m_actions.use, m_actions.reject, m_mine};
}

QList<QAction*> BundlesPage::exportActions() const {
    return {m_export};
}

QList<QAction*> BundlesPage::editActions() const {
    return {m_actions.undo, m_actions.redo};
}

QList<QAction*> BundlesPage::furtherActions() const {
    return {m_actions.draftAs, m_actions.nextWanted,   m_actions.unuse,  m_actions.note,
            m_actions.unlink,  m_actions.showInCorpus, m_actions.search, m_actions.undo,
            m_actions.redo,    m_actions.previous,     m_actions.next,   m_actions.keys};
}

void BundlesPage::makeActions() {
    m_actions.use =
        addPageAction("use", tr("Used"), QKeySequence(Qt::Key_U), tr("The selected bundles are used (U)"));
    m_actions.unuse = addPageAction("unuse", tr("Unused"), QKeySequence(Qt::Key_Backspace),
                                    tr("The selected bundles are neither used nor rejected (Backspace)"));
    m_actions.reject = addPageAction(
        "reject", tr("Rejected…"), QKeySequence(Qt::Key_X),
        tr("No question should be made from the selected bundles: 1 to 9 choose the reason (X)"));
    const std::array marks{std::pair(m_actions.use, workspace::BundleStatus::Used),
                           std::pair(m_actions.unuse, workspace::BundleStatus::Unused),
                           std::pair(m_actions.reject, workspace::BundleStatus::Rejected)};
    for (const auto& [action, status] : marks) {
        action->setCheckable(true);
        action->setIcon(bundleStatusIcon(status));
    }
    m_actions.draft =
        addPageAction("draft", tr("Draft question"), QKeySequence(Qt::CTRL | Qt::Key_D),
                      tr("Makes a question with the companies, years, evidence, scope, answer type, sections "
                         "and category of the bundle in front, and opens it (Ctrl+D)"));
    m_actions.draftAs = addPageAction(
        "draftAs", tr("Draft as…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_D),
        tr("Shows the questions that can be made of the bundle in front, by category (Ctrl+Shift+D)"));
    m_actions.nextWanted = addPageAction(
        "nextWanted", tr("Next wanted bundle"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Right),
        tr("Goes to the first unused bundle that gives evidence for what the suite wants most "
           "(Ctrl+Shift+Right)"));
    m_actions.note = addPageAction("note", tr("Edit the note"), QKeySequence(Qt::Key_F2));
    m_actions.unlink =
        addPageAction("unlink", tr("Unlink the question"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_U),
                      tr("The bundle and the selected question are linked no longer; both stay"));
    m_actions.showInCorpus =
        addPageAction("showInCorpus", tr("Show in corpus"), QKeySequence(Qt::CTRL | Qt::Key_E),
                      tr("Shows the sentence at the cursor in its corpus (Ctrl+E)"));
    m_actions.search = addPageAction("search", tr("Search"), QKeySequence(Qt::CTRL | Qt::Key_F));
    m_actions.undo = addPageAction("undo", tr("Undo"), QKeySequence(Qt::CTRL | Qt::Key_Z));
    m_actions.redo = addPageAction("redo", tr("Redo"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z));
    m_actions.previous =
        addPageAction("previous", tr("Previous bundle"), QKeySequence(Qt::CTRL | Qt::Key_Left));
    m_actions.previous->setShortcuts({QKeySequence(Qt::CTRL | Qt::Key_Left), QKeySequence(Qt::Key_K)});
    m_actions.next = addPageAction("next", tr("Next bundle"), QKeySequence(Qt::CTRL | Qt::Key_Right));
    m_actions.next->setShortcuts({QKeySequence(Qt::CTRL | Qt::Key_Right), QKeySequence(Qt::Key_J)});
    m_actions.keys = addPageAction("keys", tr("Keys of this page"), QKeySequence(Qt::Key_Question));
    m_mine = addPageAction("mine", tr("Mine…"), {},
                           tr("Reads a corpus and makes bundles of what belongs together"));
    m_export = addPageAction("export", tr("Bundles as JSON…"), {},
                             tr("The set of the bundle in front, as it was imported"));
}

void BundlesPage::connectActions() {
    const auto on = [this](QAction* action, auto work) { connect(action, &QAction::triggered, this, work); };
    on(m_actions.use, [this] { mark(workspace::BundleStatus::Used); });
    on(m_actions.unuse, [this] { mark(workspace::BundleStatus::Unused); });
    on(m_actions.reject, [this] { askForReason(); });
    on(m_actions.previous, [this] { m_controller->step(-1); });
    on(m_actions.next, [this] { m_controller->step(1); });
    on(m_actions.keys, [this] { showKeys(); });
    on(m_actions.draft, [this] { draft(); });
    on(m_actions.draftAs, [this] { chooseDraft(); });
    on(m_actions.nextWanted, [this] { goToWanted(); });
    on(m_actions.note, [this] { m_detail->editNote(); });
    on(m_actions.unlink, [this] {
        if (const base::RowId question = m_detail->selectedQuestion(); question != 0) {
            m_controller->unlink(m_controller->current()->id, question);
        }
    });
    on(m_actions.showInCorpus, [this] {
        if (const QString id = m_detail->sentences().sentenceInFront(); !id.isEmpty()) {
            Q_EMIT corpusRequested(id);
        } else if (session()->gold().holdings().corpora.empty()) {
            Q_EMIT noticeRaised(tr("The workspace holds no corpus yet: import sentences or filings."));
        }
    });
    on(m_actions.search, [this] {
        m_search->setFocus(Qt::ShortcutFocusReason);
        m_search->selectAll();
    });
    widgets::followJournal(m_controller->edits(), {m_actions.undo, m_actions.redo});
    on(m_export, [this] { exportSet(); });
    on(m_mine, [this] {
        if (m_controller->edits().begin([this] { m_mine->trigger(); }, m_mine->text())) {
            m_mineBar->open();
        }
    });
}

void BundlesPage::refreshActions() {
    const workspace::StoredBundle* current = m_controller->current();
    const bool isWritable = m_controller->hasWorkspace() && !m_controller->isReadOnly();
    const std::array marks{std::pair(m_actions.use, workspace::BundleStatus::Used),
                           std::pair(m_actions.unuse, workspace::BundleStatus::Unused),
                           std::pair(m_actions.reject, workspace::BundleStatus::Rejected)};
    for (const auto& [action, status] : marks) {
        action->setEnabled(isWritable && current != nullptr);
        action->setChecked(current != nullptr && current->curation.status == status);
    }
    m_actions.draft->setEnabled(isWritable && current != nullptr && !current->bundle.sentences.empty());
    m_actions.draftAs->setEnabled(m_actions.draft->isEnabled());
    m_actions.nextWanted->setEnabled(isWritable && current != nullptr);
    m_actions.note->setEnabled(isWritable && current != nullptr);
    m_actions.unlink->setEnabled(isWritable && current != nullptr && !current->curation.questions.empty());
    m_export->setEnabled(current != nullptr);
    m_mine->setEnabled(isWritable && !m_mining->corpora().empty() && !m_mining->isBusy());
    m_actions.showInCorpus->setEnabled(current != nullptr); // where there is none, that is said
}

void BundlesPage::mark(workspace::BundleStatus status) {
    if (m_controller->edits().begin([this, status] { mark(status); })) {
        m_controller->setStatus(selectedBundles(), status);
    }
    refreshActions(); // the ticks are as the bundle is, also when nothing was changed
}

void BundlesPage::reject(const std::vector<base::RowId>& ids, const QString& reason) {
    m_controller->setStatus(ids, workspace::BundleStatus::Rejected, reason.toStdString());
    refreshActions();
}

void BundlesPage::askForReason() {
    refreshActions(); // nothing is rejected yet
    if (!m_controller->edits().begin([this] { askForReason(); }, m_actions.reject->text())) {
        return;
    }
    const std::vector<base::RowId> ids = selectedBundles();
    auto* menu = new RejectMenu(m_controller->ownRejectReasons(), this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    connect(menu, &RejectMenu::reasonChosen, this,
            [this, ids](const QString& reason) { reject(ids, reason); });
    connect(menu, &RejectMenu::ownWordsWanted, this, [this, ids] { askForOwnReason(ids); });
    const QRect row = m_table->visualRect(m_table->currentIndex());
    const QPoint at = row.isValid() && m_table->viewport()->rect().intersects(row)
                          ? m_table->viewport()->mapToGlobal(QPoint(std::max(0, row.left()), row.bottom()))
                          : m_detail->mapToGlobal(QPoint(0, 0));
    menu->popup(at);
}

void BundlesPage::askForOwnReason(const std::vector<base::RowId>& ids) {
    m_rejecting = ids;
    m_reason->ask(static_cast<int>(ids.size()));
}

void BundlesPage::showKeys() {
    auto* sheet = new ShortcutSheet(
        tr("Keys of the page of bundles"),
        {m_actions.next, m_actions.previous, m_actions.nextWanted, m_actions.draft, m_actions.draftAs,
         m_actions.use, m_actions.reject, m_actions.unuse, m_actions.note, m_actions.unlink,
         m_actions.showInCorpus, m_actions.search, m_actions.undo, m_actions.redo, m_actions.keys},
        {{tr("1 … 9"), tr("The reason, after rejecting")},
         {tr("Return"), tr("In the table: to the sentences")},
         {tr("Return"), tr("In the linked questions: shows the question")}},
        this);
    sheet->setAttribute(Qt::WA_DeleteOnClose);
    sheet->show();
}

void BundlesPage::draft(const curation::DraftOffer* offer) {
    const QString suite = m_detail->suiteName();
    if (suite.isEmpty()) {
        m_detail->askForSuite();
        Q_EMIT noticeRaised(tr("Name the suite that the draft goes to; it is made if there is none."));
        return;
    }
    const auto asked = offer != nullptr ? std::optional(*offer) : std::nullopt;
    if (!m_controller->edits().begin([this, asked] { draft(asked ? &*asked : nullptr); },
                                     m_actions.draft->text())) {
        return;
    }
    if (const base::RowId question = m_controller->draft(suite, offer); question != 0) {
        m_draftSuite = suite;
        Q_EMIT questionDrafted(question);
    }
}

// A menu of the ways to draft; a letter chooses its category, and of several ways of one stand in a menu of
// their own.
void BundlesPage::chooseDraft() {
    constexpr int kMostOfCategory = 20; // what has more is chosen by its sentences first
    const auto offers = m_controller->draftOffers(m_mining->wanted(m_detail->suiteName()));
    if (offers.empty()) {
        return;
    }
    const auto escaped = [](QString text) { return text.replace(QLatin1Char('&'), QStringLiteral("&&")); };
    const QStringList texts = widgets::draftOfferTexts(offers, m_controller->bundleToDraft());
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("draftMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    QMenu* ofCategory = nullptr;
    for (std::size_t i = 0; i < offers.size(); ++i) {
        const curation::DraftOffer& offer = offers[i];
        const auto add = [this, &offer](QMenu& to, const QString& text) {
            connect(to.addAction(text), &QAction::triggered, this, [this, offer] { draft(&offer); });
        };
        const bool isFirst = i == 0 || offers[i - 1].category != offer.category;
        const auto ways = std::ranges::count(offers, offer.category, &curation::DraftOffer::category);
        if (isFirst) {
            const QString title =
                QLatin1Char('&') + escaped(widgets::draftCategoryText(offer.category, offer.wanted));
            ofCategory = ways > 1 ? menu->addMenu(title) : nullptr;
            add(ofCategory != nullptr ? *ofCategory : *menu,
                ofCategory != nullptr ? tr("Without a figure") : title);
        } else if (ofCategory->actions().size() < kMostOfCategory) {
            add(*ofCategory, escaped(texts[static_cast<qsizetype>(i)]));
        } else if (ofCategory->actions().size() == kMostOfCategory) {
            ofCategory
                ->addAction(tr("%n more: choose sentences for the draft first", nullptr,
                               static_cast<int>(ways) - kMostOfCategory))
                ->setEnabled(false);
        }
    }
    menu->setActiveAction(menu->actions().front());
    menu->popup(m_detail->mapToGlobal(QPoint(0, 0)));
}

void BundlesPage::goToWanted() {
    const QString suite = m_detail->suiteName();
    const auto wanted = m_mining->wanted(suite);
    if (wanted.empty()) {
        Q_EMIT noticeRaised(suite.isEmpty()
                                ? tr("Name the suite of the drafts: its target mix says what is wanted.")
                                : tr("The suite %1 has no target mix, or all that it wants.").arg(suite));
        return;
    }
    if (const base::RowId id = m_controller->nextWanted(wanted); id != 0) {
        m_controller->setCurrent(id);
    } else {
        Q_EMIT noticeRaised(
            tr("No unused bundle that is shown gives evidence for what %1 wants.").arg(suite));
    }
}

void BundlesPage::exportSet() {
    const workspace::StoredBundle* current = m_controller->current();
    if (current == nullptr) {
        return;
    }
    const base::RowId set = current->set;
    QString name;
    for (const workspace::BundleSetInfo& each : m_controller->sets()) {
        if (each.id == set) {
            name = QString::fromStdString(each.name);
        }
    }
    widgets::saveFileAs(this, tr("Save the bundles"),
                        widgets::fileNameFor(name, QStringLiteral("bundles")) + QStringLiteral(".json"),
                        {tr("JSON (*.json)")},
                        [this, set, workspace = session()->workspace()](const QString& path, QString* error) {
                            const auto text =
                                workspace->reader().and_then([&](const workspace::Reader& reader) {
                                    return workspace::exportBundles(reader, set);
                                });
                            if (!text) {
                                *error = widgets::errorText(text.error());
                                return false;
                            }
                            if (!widgets::writeFile(path, QByteArray::fromStdString(*text), error)) {
                                return false;
                            }
                            Q_EMIT noticeRaised(tr("Saved to %1.").arg(path));
                            return true;
                        });
}

} // namespace assay::app
