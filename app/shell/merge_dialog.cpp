#include "app/shell/merge_dialog.h"

#include "core/json/settings_reader.h"
#include "core/text/word_diff.h"
#include "core/words/merge_words.h"
#include "core/words/question_words.h"
#include "core/workspace/journal/edit_journal.h"
#include "widgets/jobs/job_runner.h"
#include "widgets/tables/data_table_view.h"
#include "widgets/text/number_text.h"
#include "widgets/text/translated_wording.h"

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QTextCursor>
#include <QTextEdit>
#include <QVBoxLayout>
#include <algorithm>
#include <filesystem>
#include <utility>

namespace assay::app {
namespace {

using workspace::MergeSide;

QString titleOfThing(const std::string& name) {
    return widgets::windowText(words::mergedThingTitle, name);
}

// A value as people read it: a text without its quotes, anything else as JSON on several lines.
QString shownValue(const std::string& json) {
    const nlohmann::ordered_json value = json::parseSettingsJson(json, json::kRecordDepth);
    if (value.is_discarded()) {
        return QString::fromStdString(json);
    }
    if (value.is_string()) {
        return QString::fromStdString(value.get<std::string>());
    }
    return value.is_null() ? MergeDialog::tr("(nothing)")
                           : QString::fromStdString(
                                 value.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace));
}

// "Questions 12, Reviews 3"
QString takenText(const workspace::MergeResult& result) {
    QStringList parts;
    for (const auto& [name, count] : result.taken) {
        parts += MergeDialog::tr("%1: %2").arg(titleOfThing(name), widgets::countText(count));
    }
    return parts.join(QStringLiteral(" · "));
}

QString withoutFilesText(const workspace::MergeResult& result) {
    QStringList sets;
    for (const std::string& set : result.withoutFiles) {
        sets += QString::fromStdString(set);
    }
    return MergeDialog::tr(
               "Vectors that cannot be taken, as their files do not lie whole in the folder beside the "
               "other copy: %1")
        .arg(sets.join(QStringLiteral(", ")));
}

QPlainTextEdit* valueEdit(const QString& name, const QString& accessible, QWidget* parent) {
    auto* edit = new QPlainTextEdit(parent);
    edit->setObjectName(name);
    edit->setAccessibleName(accessible);
    edit->setReadOnly(true);
    edit->setTabChangesFocus(true);
    return edit;
}

// The words that the other side has not, underlined and on a ground of their own.
void markWords(QPlainTextEdit& edit, const std::vector<text::DiffPiece>& pieces, text::DiffKind own) {
    QTextCharFormat format;
    QColor ground = edit.palette().color(QPalette::Highlight);
    ground.setAlphaF(0.25F);
    format.setBackground(ground);
    format.setFontUnderline(true);
    QList<QTextEdit::ExtraSelection> marks;
    int at = 0;
    for (const text::DiffPiece& piece : pieces) {
        const auto length = static_cast<int>(QString::fromStdString(piece.text).size());
        if (piece.kind == own) {
            QTextCursor words(edit.document());
            words.setPosition(at);
            words.setPosition(at + length, QTextCursor::KeepAnchor);
            marks.append({words, format});
        }
        at += piece.kind == own || piece.kind == text::DiffKind::Same ? length : 0;
    }
    edit.setExtraSelections(marks);
}

} // namespace

MergeConflictsModel::MergeConflictsModel(QObject* parent)
    : RowTable(parent) {
    setColumns(
        {{.key = What,
          .title = tr("What"),
          .width = 16,
          .text = [](const ShownConflict& row) { return titleOfThing(row.conflict.what); }},
         {.key = Id,
          .title = tr("Which"),
          .width = 26,
          .text = [](const ShownConflict& row) { return QString::fromStdString(row.conflict.id); }},
         {.key = Field,
          .title = tr("Field"),
          .width = 18,
          .text =
              [](const ShownConflict& row) {
                  return row.conflict.field == "record"
                             ? tr("all of it")
                             : QString::fromStdString(words::spacedTitle(row.conflict.field));
              }},
         {.key = Choice, .title = tr("Taken"), .width = 10, .text = [](const ShownConflict& row) {
              return !row.side ? tr("open") : *row.side == MergeSide::Theirs ? tr("theirs") : tr("mine");
          }}});
    setKey([](const ShownConflict& row) {
        return QString::fromStdString(row.conflict.what + '\n' + row.conflict.id + '\n' + row.conflict.field);
    });
}

void MergeConflictsModel::setConflicts(const std::vector<workspace::MergeConflict>& conflicts) {
    std::vector<ShownConflict> rows;
    for (const workspace::MergeConflict& conflict : conflicts) {
        rows.push_back({conflict, std::nullopt});
    }
    setRows(std::move(rows));
}

void MergeConflictsModel::choose(int row, std::optional<MergeSide> side) {
    if (row < 0 || row >= rowCount()) {
        return;
    }
    std::vector<ShownConflict> changed = rows();
    changed[static_cast<std::size_t>(row)].side = side;
    updateRows(std::move(changed));
}

void MergeConflictsModel::chooseAll(MergeSide side) {
    std::vector<ShownConflict> changed = rows();
    for (ShownConflict& row : changed) {
        row.side = side;
    }
    updateRows(std::move(changed));
}

std::vector<workspace::MergeDecision> MergeConflictsModel::decisions() const {
    std::vector<workspace::MergeDecision> decisions;
    for (const ShownConflict& row : rows()) {
        if (row.side) {
            decisions.push_back({row.conflict.what, row.conflict.id, row.conflict.field, *row.side});
        }
    }
    return decisions;
}

MergeDialog::MergeDialog(std::shared_ptr<workspace::Workspace> workspace, widgets::JobRunner& jobs,
                         const QString& other, const QString& who, QWidget* parent)
    : QDialog(parent)
    , m_workspace(std::move(workspace))
    , m_jobs(jobs)
    , m_other(other)
    , m_model(new MergeConflictsModel(this)) {
    setObjectName(QStringLiteral("mergeDialog"));
    setWindowTitle(tr("Merge %1").arg(QFileInfo(other).fileName()));
    auto* layout = new QVBoxLayout(this);
    m_summary = new QLabel(tr("Looking into %1…").arg(QFileInfo(other).fileName()), this);
    m_summary->setObjectName(QStringLiteral("mergeSummary"));
    m_summary->setWordWrap(true);
    m_summary->setTextFormat(Qt::PlainText);
    layout->addWidget(m_summary);
    makeConflicts(*layout);
    auto* form = new QFormLayout;
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    m_who = new QLineEdit(who, this);
    m_who->setObjectName(QStringLiteral("mergeWho"));
    form->addRow(tr("Merged &by"), m_who);
    layout->addLayout(form);
    layout->addStretch(); // where there is no conflict to show
    makeButtons(*layout);
    connect(m_who, &QLineEdit::textChanged, this, &MergeDialog::check);
    check();
    workspace::MergeOptions look;
    look.onlyLook = true;
    run(std::move(look));
}

MergeDialog::~MergeDialog() {
    if (!m_job.isNull() && !m_isLookedAt) {
        m_job->cancel(); // a merge that has begun is ended by the list of jobs alone
    }
}

void MergeDialog::makeConflicts(QVBoxLayout& layout) {
    m_conflicts = new QWidget(this);
    m_conflicts->setObjectName(QStringLiteral("mergeConflicts"));
    auto* inside = new QVBoxLayout(m_conflicts);
    inside->setContentsMargins({});
    m_table = new widgets::DataTableView(m_conflicts);
    m_table->setObjectName(QStringLiteral("mergeTable"));
    m_table->setAccessibleName(tr("Conflicts"));
    m_table->setModel(m_model);
    m_table->fillWidth();
    inside->addWidget(m_table, 2);
    m_mine = valueEdit(QStringLiteral("mergeMine"), tr("Value here"), m_conflicts);
    m_theirs = valueEdit(QStringLiteral("mergeTheirs"), tr("Value in the other copy"), m_conflicts);
    m_takeMine = new QRadioButton(tr("&Mine"), m_conflicts);
    m_takeTheirs = new QRadioButton(tr("&Theirs"), m_conflicts);
    m_leaveOpen = new QRadioButton(tr("&Leave open"), m_conflicts);
    m_takeMine->setObjectName(QStringLiteral("mergeTakeMine"));
    m_takeTheirs->setObjectName(QStringLiteral("mergeTakeTheirs"));
    m_leaveOpen->setObjectName(QStringLiteral("mergeLeaveOpen"));
    auto* sides = new QGridLayout;
    sides->addWidget(m_takeMine, 0, 0);
    sides->addWidget(m_takeTheirs, 0, 1);
    sides->addWidget(m_mine, 1, 0);
    sides->addWidget(m_theirs, 1, 1);
    inside->addLayout(sides, 2);
    auto* allMine = new QPushButton(tr("All m&ine"), m_conflicts);
    auto* allTheirs = new QPushButton(tr("All t&heirs"), m_conflicts);
    allMine->setObjectName(QStringLiteral("mergeAllMine"));
    allTheirs->setObjectName(QStringLiteral("mergeAllTheirs"));
    auto* row = new QHBoxLayout;
    row->addWidget(m_leaveOpen);
    row->addStretch();
    row->addWidget(allMine);
    row->addWidget(allTheirs);
    inside->addLayout(row);
    layout.addWidget(m_conflicts, 1);
    m_conflicts->hide();
    connect(m_table, &widgets::DataTableView::currentRowChanged, this, &MergeDialog::showConflict);
    connect(m_takeMine, &QRadioButton::clicked, this, [this] { choose(MergeSide::Mine); });
    connect(m_takeTheirs, &QRadioButton::clicked, this, [this] { choose(MergeSide::Theirs); });
    connect(m_leaveOpen, &QRadioButton::clicked, this, [this] { choose(std::nullopt); });
    for (const auto& [button, side] :
         {std::pair{allMine, MergeSide::Mine}, std::pair{allTheirs, MergeSide::Theirs}}) {
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, [this, side = side] {
            m_model->chooseAll(side);
            showConflict(m_shown);
        });
    }
}

void MergeDialog::makeButtons(QVBoxLayout& layout) {
    m_buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    m_buttons->button(QDialogButtonBox::Ok)->setText(tr("M&erge"));
    m_buttons->button(QDialogButtonBox::Ok)->setObjectName(QStringLiteral("mergeDo"));
    connect(m_buttons, &QDialogButtonBox::accepted, this, &MergeDialog::merge);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layout.addWidget(m_buttons);
}

QString MergeDialog::who() const {
    return m_who->text().trimmed();
}

void MergeDialog::check() {
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(m_isLookedAt && m_job.isNull() && !who().isEmpty());
}

void MergeDialog::run(workspace::MergeOptions options) {
    const bool isLook = options.onlyLook;
    const auto work = [workspace = m_workspace, other = m_other, options = std::move(options)](
                          std::stop_token stop, base::ProgressSink& progress) -> base::Result<Outcome> {
        ASSAY_TRY(const auto theirs, workspace::Workspace::open(std::filesystem::path(other.toStdU16String()),
                                                                workspace::OpenMode::ReadOnly));
        ASSAY_TRY(const auto reader, theirs->reader());
        Outcome outcome;
        ASSAY_TRY(outcome.result, workspace::mergeWorkspace(*workspace, reader, options, stop, progress));
        if (!options.onlyLook && !outcome.result.taken.empty()) {
            ASSAY_TRY(const auto here, workspace->reader());
            ASSAY_TRY(const auto journal, workspace::journalStateOf(here, options.who));
            outcome.edit = journal.undoable && journal.undoesOwn ? journal.undoable->id : 0;
        }
        return outcome;
    };
    m_job = m_jobs.start<Outcome>(
        tr("Merging %1").arg(QFileInfo(m_other).fileName()), work, this,
        [this, isLook](base::Result<Outcome> outcome) {
            m_job = nullptr;
            if (!outcome) {
                m_isLookedAt = m_isLookedAt && !isLook;
                check();
                if (outcome.error().code != base::ErrorCode::Cancelled) {
                    Q_EMIT failed(outcome.error());
                }
                if (isLook) {
                    reject();
                }
                return;
            }
            if (isLook) {
                showLook(outcome->result);
                return;
            }
            const auto left = static_cast<int>(outcome->result.conflicts.size());
            const QString taken = outcome->result.taken.empty()
                                      ? tr("Merged: the other copy had nothing new.")
                                      : tr("Merged. %1").arg(takenText(outcome->result));
            const QString all = outcome->result.withoutFiles.empty()
                                    ? taken
                                    : taken + u' ' + withoutFilesText(outcome->result);
            Q_EMIT merged(left == 0
                              ? all
                              : all + QStringLiteral(" · ") + tr("%n conflict(s) left open.", nullptr, left),
                          outcome->edit, who());
            accept();
        });
}

void MergeDialog::showLook(const workspace::MergeResult& result) {
    m_isLookedAt = true;
    const auto conflicts = static_cast<int>(result.conflicts.size());
    QString text = result.taken.empty() ? tr("The other copy has nothing new.")
                                        : tr("Would be taken: %1").arg(takenText(result));
    text += u'\n' + tr("The same in both: %1").arg(widgets::countText(result.same));
    if (conflicts > 0) {
        text +=
            u'\n' + tr("Both have changed %n thing(s) differently. Choose a side for each; what is left open "
                       "stays as it is here.",
                       nullptr, conflicts);
    }
    if (!result.withoutFiles.empty()) {
        text += u'\n' + withoutFilesText(result);
    }
    m_summary->setText(text);
    m_model->setConflicts(result.conflicts);
    m_conflicts->setVisible(conflicts > 0);
    if (conflicts > 0) {
        m_table->setCurrentIndex(m_model->index(0, 0));
        m_table->setFocus();
    } else {
        m_who->setFocus();
    }
    check();
}

void MergeDialog::showConflict(int row) {
    const ShownConflict* const shown = m_model->at(row);
    m_shown = shown == nullptr ? -1 : row;
    for (QRadioButton* const button : {m_takeMine, m_takeTheirs, m_leaveOpen}) {
        button->setEnabled(shown != nullptr);
    }
    if (shown == nullptr) {
        return;
    }
    m_mine->setPlainText(shownValue(shown->conflict.mine));
    m_theirs->setPlainText(shownValue(shown->conflict.theirs));
    const auto pieces =
        text::wordDiff(m_mine->toPlainText().toStdString(), m_theirs->toPlainText().toStdString());
    markWords(*m_mine, pieces, text::DiffKind::Removed);
    markWords(*m_theirs, pieces, text::DiffKind::Added);
    QRadioButton* const chosen = !shown->side                        ? m_leaveOpen
                                 : *shown->side == MergeSide::Theirs ? m_takeTheirs
                                                                     : m_takeMine;
    chosen->setChecked(true);
    // Tab comes to the chosen one; the arrows go on from there.
    for (QRadioButton* const button : {m_takeMine, m_takeTheirs, m_leaveOpen}) {
        button->setFocusPolicy(button == chosen ? Qt::StrongFocus : Qt::ClickFocus);
    }
}

void MergeDialog::choose(std::optional<MergeSide> side) {
    m_model->choose(m_shown, side);
}

void MergeDialog::merge() {
    workspace::MergeOptions options;
    options.who = who().toStdString();
    options.decisions = m_model->decisions();
    run(std::move(options));
    check();
}

} // namespace assay::app

#include "moc_merge_dialog.cpp"
