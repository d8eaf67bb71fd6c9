#include "app/pages/neighbours/case_detail.h"

#include "app/pages/neighbours/case_list_model.h"
#include "app/settings/reference_texts.h"
#include "widgets/neighbours/window_strip.h"
#include "widgets/tables/bar_delegate.h"
#include "widgets/tables/column_fit.h"
#include "widgets/tables/column_header.h"
#include "widgets/tables/wrap_delegate.h"
#include "widgets/text/field_texts.h"
#include "widgets/text/number_text.h"
#include "widgets/theme/flow_layout.h"
#include "widgets/theme/font_measure.h"
#include "widgets/theme/least_size.h"

#include <QCheckBox>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QSplitter>
#include <QStandardItemModel>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <cmath>

namespace assay::app {
namespace {

constexpr std::array<const char*, 4> kFlags{
    QT_TRANSLATE_NOOP("assay::app::CaseDetail", "bad gold"),
    QT_TRANSLATE_NOOP("assay::app::CaseDetail", "boilerplate"),
    QT_TRANSLATE_NOOP("assay::app::CaseDetail", "bad cut"),
    QT_TRANSLATE_NOOP("assay::app::CaseDetail", "look again"),
};

// The columns of sentences.
constexpr int kSectionText = 2;
constexpr int kGoldText = 2;
constexpr int kResultText = 3;

QTreeView* listView(const char* name, const QString& title, QStandardItemModel* model, QWidget* parent) {
    auto* view = new QTreeView(parent);
    view->setObjectName(QLatin1String(name));
    view->setAccessibleName(title);
    view->setModel(model);
    view->setAllColumnsShowFocus(true);
    view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    view->setAlternatingRowColors(true);
    view->setTabKeyNavigation(false);
    view->setHeader(new widgets::ColumnHeader(view));
    (new widgets::ColumnFit(*view, *view->header()))->setFiller(widgets::ColumnFit::kLastColumn);
    return view;
}

} // namespace

CaseDetail::CaseDetail(NeighbourController& controller, QWidget* parent)
    : QWidget(parent)
    , m_controller(controller)
    , m_reference(new ReferenceTexts(controller.jobs(), this))
    , m_sectionModel(new QStandardItemModel(this))
    , m_goldModel(new QStandardItemModel(this))
    , m_resultModel(new QStandardItemModel(this)) {
    makeLayout();
    connect(m_reference, &ReferenceTexts::changed, this, &CaseDetail::showCase);
    show(std::nullopt, {});
}

void CaseDetail::makeLayout() {
    m_title = new QLabel(this);
    m_title->setObjectName(QStringLiteral("caseTitle"));
    m_title->setWordWrap(true);
    m_text = new QLabel(this);
    m_text->setObjectName(QStringLiteral("caseText"));
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    widgets::keepMeasure(*m_text,
                         [this] { m_text->setMaximumHeight(m_text->fontMetrics().lineSpacing() * 4 + 4); });
    QFont bold = m_text->font();
    bold.setBold(true);
    m_text->setFont(bold);
    m_strip = new widgets::WindowStrip(this);
    m_strip->setObjectName(QStringLiteral("caseStrip"));
    m_section = listView("caseSection", tr("The anchor in its section"), m_sectionModel, this);
    m_gold = listView("caseGold", tr("Gold"), m_goldModel, this);
    m_results = listView("caseResults", tr("Retrieved"), m_resultModel, this);
    m_results->setItemDelegateForColumn(1, new widgets::BarDelegate(m_results));
    new widgets::WrapDelegate(*m_section, kSectionText);
    new widgets::WrapDelegate(*m_gold, kGoldText);
    new widgets::WrapDelegate(*m_results, kResultText);
    m_section->setRootIsDecorated(false);
    m_gold->setRootIsDecorated(false);
    const auto titled = [this](const QString& title, QWidget* content) {
        auto* box = new QWidget(this);
        auto* layout = new QVBoxLayout(box);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->setSpacing(2);
        auto* label = new QLabel(title, box);
        label->setBuddy(content);
        layout->addWidget(label);
        layout->addWidget(content, 1);
        return box;
    };
    auto* left = new QSplitter(Qt::Vertical, this);
    left->addWidget(titled(tr("In its section"), m_section));
    left->addWidget(titled(tr("&Gold"), m_gold));
    left->setStretchFactor(0, 3);
    left->setStretchFactor(1, 2);
    m_lists = new QSplitter(Qt::Horizontal, this);
    m_lists->addWidget(left);
    m_lists->addWidget(titled(tr("&Retrieved, best first; the anchor itself left out"), m_results));
    m_lists->setStretchFactor(0, 2);
    m_lists->setStretchFactor(1, 3);
    m_lists->setSizes({2'000, 3'000}); // from the start: both hold sentences
    m_lists->setChildrenCollapsible(false);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(3);
    layout->addWidget(m_title);
    layout->addWidget(m_text);
    layout->addWidget(m_strip);
    layout->addWidget(m_lists, 1);
    layout->addWidget(makeNotes());
    for (QTreeView* view : {m_section, m_gold, m_results}) {
        connect(view, &QTreeView::activated, this, &CaseDetail::openSentence);
    }
    connect(m_strip, &widgets::WindowStrip::positionChosen, this, [this](int position) {
        for (int row = 0; row < m_sectionModel->rowCount(); ++row) {
            if (m_sectionModel->item(row, 1)->data(Qt::UserRole).toInt() == position) {
                m_section->setCurrentIndex(m_sectionModel->index(row, 0));
            }
        }
    });
    connect(m_gold->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& index) {
                const QVariant row = index.data(kRowRole);
                const QModelIndexList found = m_resultModel->match(m_resultModel->index(0, 0), kRowRole, row,
                                                                   1, Qt::MatchExactly | Qt::MatchRecursive);
                if (row.isValid() && !found.isEmpty()) {
                    m_results->setCurrentIndex(found.front());
                }
            });
}

QSize CaseDetail::minimumSizeHint() const {
    return widgets::leastSizeAt(*this, width());
}

void CaseDetail::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    updateGeometry();
}

QWidget* CaseDetail::makeNotes() {
    m_notes = new QWidget(this);
    auto* layout = new widgets::FlowLayout(m_notes);
    layout->setContentsMargins(0, 0, 0, 0);
    for (const char* flag : kFlags) {
        auto* box = new QCheckBox(tr(flag), m_notes);
        box->setObjectName(QStringLiteral("flag ") + QLatin1String(flag));
        box->setProperty("flag", QString::fromLatin1(flag));
        box->setToolTip(tr("Flags this case; can be undone"));
        connect(box, &QCheckBox::toggled, this, [this] {
            if (!m_filling) {
                m_isWritten = true;
                keepNote();
            }
        });
        m_flags.push_back(box);
        layout->addWidget(box);
    }
    m_note = new QLineEdit(m_notes);
    m_note->setObjectName(QStringLiteral("caseNote"));
    m_note->setAccessibleName(tr("Note on the case"));
    widgets::setHint(*m_note, tr("Note on this case; Return keeps it (F2)"));
    layout->addStretched(m_note);
    m_noted = new QLabel(m_notes);
    layout->addWidget(m_noted);
    connect(m_note, &QLineEdit::textEdited, this, [this] { m_isWritten = true; });
    connect(m_note, &QLineEdit::editingFinished, this, &CaseDetail::keepNote);
    connect(m_note, &QLineEdit::returnPressed, this, [this] {
        keepNote();
        if (!m_unsaved.contains(m_noteOf)) { // else a name is asked for
            Q_EMIT noteEntered();
        }
    });
    connect(&m_controller, &NeighbourController::curatorNamed, this, &CaseDetail::keepUnsaved);
    connect(&m_controller, &NeighbourController::leavingWorkspace, this, [this] {
        leaveNote();
        m_unsaved.clear();
    });
    return m_notes;
}

QString CaseDetail::sentenceId() const {
    const RunView* view = m_controller.view();
    return view != nullptr && m_outcome && *m_outcome < view->run.outcomes.size()
               ? QString::fromStdString(view->run.outcomes[*m_outcome].sentenceId)
               : QString();
}

void CaseDetail::editNote() {
    m_note->setFocus(Qt::ShortcutFocusReason);
    m_note->selectAll();
}

void CaseDetail::show(std::optional<std::size_t> outcome, const CaseFilter& filter) {
    m_outcome = outcome;
    m_filter = filter;
    m_reference->want(std::nullopt, {}); // what is still to come is of another case
    showCase();
    fetchTexts();
}

// What the workspace has not of a corpus by reference.
void CaseDetail::fetchTexts() {
    const RunView* const view = m_controller.view();
    std::vector<std::string> ids;
    for (const auto& [row, sentence] : m_texts.sentences) {
        if (sentence.text.empty()) {
            ids.push_back(sentence.sentenceId);
        }
    }
    if (view == nullptr || ids.empty()) {
        return;
    }
    m_reference->want(referenceOf(m_controller.corpora(), view->run.settings.corpusId), std::move(ids));
    showCase(); // says that they are fetched
}

void CaseDetail::showCase() {
    m_texts = {};
    const RunView* view = m_controller.view();
    const bool isThere = view != nullptr && m_outcome && *m_outcome < view->run.outcomes.size();
    m_notes->setEnabled(isThere && !m_controller.isReadOnly());
    if (!isThere) {
        m_title->setText(tr("Choose a case above: Ctrl+Right and Ctrl+Left walk through them."));
        m_text->clear();
        m_strip->clear();
        m_sectionModel->clear();
        m_goldModel->clear();
        m_resultModel->clear();
        refreshNote();
        return;
    }
    if (m_controller.reader() != nullptr) {
        auto texts = readCase(*m_controller.reader(), *view, *m_outcome, m_filter.search, m_filter.regime,
                              [this](const std::string& id) { return m_reference->text(id); });
        if (texts) {
            m_texts = std::move(*texts);
        } else {
            Q_EMIT failed(texts.error());
        }
    }
    const model::AnchorOutcome& anchor = view->run.outcomes[*m_outcome];
    const model::AnchorSearch* answer = view->answer(*m_outcome, m_filter.search, m_filter.regime);
    const model::Sentence* sentence = m_texts.find(anchor.row);
    QStringList title{QString::fromStdString(anchor.sentenceId)};
    if (!anchor.company.empty()) {
        title << QString::fromStdString(anchor.company);
    }
    title << (anchor.covered() ? tr("%1 gold within ±%2").arg(anchor.gold.size()).arg(anchor.window)
                               : tr("not covered"));
    title << tr("section of %1").arg(anchor.sliceLength);
    if (answer != nullptr && answer->notAsked != model::NotAsked::Asked) {
        title << (answer->notAsked == model::NotAsked::NoVector ? tr("not asked: it has no vector")
                  : answer->notAsked == model::NotAsked::NoText ? tr("not asked: it has no words")
                  : answer->notAsked == model::NotAsked::NoList ? tr("not asked: there is no list of it")
                                                                : tr("not asked: it is not searched"));
    } else if (answer != nullptr && anchor.covered()) {
        title << (answer->rankFirstGold > 0 ? tr("first gold at rank %1").arg(answer->rankFirstGold)
                                            : tr("no gold among %1 results").arg(answer->results.size()));
        title << (!answer->knowsSelf()  ? tr("whether it finds itself is not known")
                  : answer->selfFirst   ? tr("finds itself")
                  : answer->selfTied    ? tr("tied for first place")
                  : answer->knowsTies() ? tr("does not find itself")
                                        : tr("does not come first, ties are not known"));
    }
    const QString diagnoses = diagnosesText(*view, *m_outcome, m_filter);
    title << (diagnoses.isEmpty() ? diagnosisText(kDiagnosisChips - 1) : diagnoses);
    m_title->setText(title.join(QStringLiteral(" · ")));
    m_text->setText(sentence == nullptr      ? view->textsMissing
                    : sentence->text.empty() ? m_reference->whyNone(sentence->sentenceId)
                                             : QString::fromStdString(sentence->text));
    m_strip->setSpec(m_texts.strip);
    fillSection();
    fillGold(answer);
    fillResults(answer);
    refreshNote();
}

void CaseDetail::refreshNote() {
    const QString id = sentenceId();
    const NotePlace place{id.isEmpty() ? 0 : m_controller.view()->run.settings.corpusId, id};
    if (place != m_noteOf) {
        leaveNote();
        m_noteOf = place;
    }
    const auto note = m_controller.notes().find(id.toStdString());
    const bool isNoted = !id.isEmpty() && note != m_controller.notes().end();
    m_noted->setText(m_isWritten ? tr("not saved yet")
                     : isNoted
                         ? tr("%1, %2").arg(QString::fromStdString(note->second.who),
                                            widgets::timeText(QString::fromStdString(note->second.when)))
                         : QString());
    if (m_isWritten) {
        return; // it is being written
    }
    QStringList flags;
    if (isNoted) {
        for (const std::string& flag : note->second.flags) {
            flags << QString::fromStdString(flag);
        }
    }
    QString text = isNoted ? QString::fromStdString(note->second.note) : QString();
    if (const auto unsaved = m_unsaved.find(place); unsaved != m_unsaved.end()) {
        text = unsaved->second.note;
        flags = unsaved->second.flags;
        m_isWritten = true;
        m_noted->setText(tr("not saved yet"));
    }
    m_filling = true;
    m_others.clear();
    for (QCheckBox* box : m_flags) {
        box->setChecked(flags.removeOne(box->property("flag").toString()));
    }
    m_others = flags;
    m_note->setText(text);
    m_filling = false;
}

// Before another case comes, perhaps of another run: what is written is saved or put aside.
void CaseDetail::leaveNote() {
    keepNote();
    m_isWritten = false;
    m_noteOf = {};
}

void CaseDetail::keepNote() {
    if (m_noteOf.second.isEmpty() || !m_isWritten) {
        return;
    }
    const NotePlace place = m_noteOf;
    Written written{m_note->text(), m_others};
    for (const QCheckBox* box : m_flags) {
        if (box->isChecked()) {
            written.flags << box->property("flag").toString();
        }
    }
    m_isWritten = false; // saving tells of the change, which reads it again
    m_noteOf = {};
    m_unsaved.erase(place); // what is written now is newer
    const bool saved =
        m_controller.saveNote(place.first, place.second.toStdString(), written.note, written.flags);
    m_noteOf = place;
    if (!saved) {
        m_unsaved[place] = std::move(written);
    }
    if (sentenceId() == place.second) {
        refreshNote();
    }
}

void CaseDetail::keepUnsaved() {
    keepNote();
    const std::map<NotePlace, Written> waiting = m_unsaved;
    for (const auto& [place, written] : waiting) {
        if (place != m_noteOf &&
            m_controller.saveNote(place.first, place.second.toStdString(), written.note, written.flags)) {
            m_unsaved.erase(place);
        }
    }
}

void CaseDetail::openSentence(const QModelIndex& index) {
    const RunView* view = m_controller.view();
    const model::Sentence* sentence = m_texts.find(index.data(kRowRole).toUInt());
    if (view != nullptr && sentence != nullptr) {
        Q_EMIT sentenceRequested(view->run.settings.corpusId, QString::fromStdString(sentence->sentenceId));
    }
}

QByteArray CaseDetail::saveState() const {
    return m_lists->saveState();
}

void CaseDetail::restoreState(const QByteArray& state) {
    m_lists->restoreState(state);
}

bool CaseDetail::isWriting() const {
    return m_note->hasFocus() || std::any_of(m_flags.begin(), m_flags.end(),
                                             [](const QCheckBox* flag) { return flag->hasFocus(); });
}

} // namespace assay::app

#include "moc_case_detail.cpp"
