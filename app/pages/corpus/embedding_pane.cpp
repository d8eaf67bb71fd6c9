#include "app/pages/corpus/embedding_pane.h"

#include "app/settings/settings.h"
#include "core/endpoint/key_ring.h"
#include "core/evaluate/embeddings/corpus_alignment.h"
#include "core/results/neighbours/alignment_words.h"
#include "core/workspace/corpora/corpus_references.h"
#include "widgets/corpus/embedding_sets_model.h"
#include "widgets/jobs/job_runner.h"
#include "widgets/tables/data_table_view.h"
#include "widgets/text/error_text.h"
#include "widgets/text/number_text.h"
#include "widgets/text/translated_wording.h"
#include "widgets/theme/flow_layout.h"

#include <QLabel>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace assay::app {

using base::Result;
using evaluate::EmbeddingMaking;

EmbeddingPane::EmbeddingPane(widgets::JobRunner& jobs, widgets::EditSession& edits, QWidget* parent)
    : QWidget(parent)
    , m_jobs(jobs)
    , m_edits(edits)
    , m_model(new widgets::EmbeddingSetsModel(this)) {
    setObjectName(QStringLiteral("embeddingPane"));
    makeActions();
    auto* bar = new QWidget(this);
    auto* buttons = new widgets::FlowLayout(bar);
    buttons->setContentsMargins(0, 0, 0, 0);
    for (QAction* action : {m_actions.makeLsa, m_actions.import, m_actions.fetch, m_actions.rename,
                            m_actions.remove, m_actions.issues}) {
        auto* button = new QToolButton(bar);
        button->setDefaultAction(action);
        button->setFocusPolicy(Qt::StrongFocus);
        buttons->addWidget(button);
    }
    m_table = new widgets::DataTableView(this);
    m_table->setObjectName(QStringLiteral("embeddingTable"));
    m_table->setAccessibleName(tr("Embedding sets"));
    m_table->setSettingsKey(QStringLiteral("corpus/embeddings"));
    m_table->setModel(m_model);
    m_empty = new QLabel(this);
    m_empty->setObjectName(QStringLiteral("embeddingEmpty"));
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(m_table);
    m_stack->addWidget(m_empty);
    m_detail = new QLabel(this);
    m_detail->setObjectName(QStringLiteral("embeddingDetail"));
    m_detail->setWordWrap(true);
    m_detail->setTextFormat(Qt::PlainText);
    m_detail->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->addWidget(bar);
    layout->addWidget(m_stack, 1);
    layout->addWidget(m_detail);
    connect(m_table, &widgets::DataTableView::currentRowChanged, this, &EmbeddingPane::refresh);
    connect(m_model, &widgets::EmbeddingSetsModel::renameRequested, this,
            [this](qint64 id, const QString& name) {
                // The editor is still closing.
                QMetaObject::invokeMethod(this, [this, id, name] { rename(id, name); }, Qt::QueuedConnection);
            });
    refresh();
}

QString EmbeddingPane::lsaTip() {
    return tr("From the corpus's own words, without any service: TF-IDF and a truncated SVD of 256 "
              "dimensions");
}

void EmbeddingPane::makeActions() {
    const auto add = [this](const char* name, const QString& text, const QString& tip, auto work) {
        auto* action = new QAction(text, this);
        action->setObjectName(QLatin1String("corpus.") + QLatin1String(name));
        action->setToolTip(tip);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        addAction(action);
        connect(action, &QAction::triggered, this, work);
        return action;
    };
    m_actions.makeLsa = add("makeLsa", tr("Make LSA vectors"), lsaTip(), [this] { makeLsa(); });
    m_actions.import = add("importVectors", tr("Import vectors…"),
                           tr("From a file: .npy, JSON lines or raw float32"), [this] { askForFile(); });
    m_actions.fetch = add("fetchVectors", tr("From an endpoint…"),
                          tr("From an OpenAI-compatible address; what it takes is shown first"),
                          [this] { askForEndpoint(); });
    m_actions.rename =
        add("renameVectors", tr("Rename"), tr("Another name for the selected set (F2)"), [this] {
            const QModelIndex index =
                m_model->index(m_table->currentIndex().row(), widgets::EmbeddingSetsModel::Name);
            m_table->setCurrentIndex(index);
            m_table->edit(index);
        });
    m_actions.rename->setShortcut(QKeySequence(Qt::Key_F2));
    m_actions.remove = add("removeVectors", tr("Remove…"), tr("The selected set and what was made from it"),
                           [this] { askToRemove(); });
    m_actions.issues = add("vectorIssues", tr("Issues"), tr("What was found when the selected set was made"),
                           [this] { showIssues(); });
}

void EmbeddingPane::setWorkspace(std::shared_ptr<workspace::Workspace> workspace) {
    m_workspace = std::move(workspace);
    m_corpus.reset();
    Q_EMIT targetChanged();
    read(true);
}

void EmbeddingPane::setCorpus(const workspace::CorpusInfo* corpus) {
    const base::RowId before = m_corpus ? m_corpus->id : 0;
    m_corpus = corpus != nullptr ? std::optional(*corpus) : std::nullopt;
    const bool isOther = before != (m_corpus ? m_corpus->id : 0);
    if (isOther) {
        Q_EMIT targetChanged();
    }
    read(isOther);
}

const std::vector<workspace::EmbeddingSet>& EmbeddingPane::sets() const {
    return m_model->rows();
}

QString EmbeddingPane::whyNone() const {
    const auto reference =
        m_corpus ? workspace::corpusReference(*m_corpus).value_or(std::nullopt) : std::nullopt;
    return reference ? tr("The texts and vectors of this corpus stay in the engine “%1”, which finds its "
                          "neighbours: the page Neighbours asks it.")
                           .arg(QString::fromStdString(reference->connection))
                     : QString();
}

void EmbeddingPane::reload() {
    read(false);
}

void EmbeddingPane::read(bool isOther) {
    std::vector<workspace::EmbeddingSet> sets;
    if (m_workspace && m_corpus) {
        auto read = m_workspace->reader().and_then([this](const workspace::Reader& reader) {
            return workspace::embeddingSets(reader, m_corpus->id);
        });
        if (read) {
            sets = *std::move(read);
        } else {
            Q_EMIT failed(read.error());
        }
    }
    const bool isSame = std::equal(sets.begin(), sets.end(), this->sets().begin(), this->sets().end(),
                                   [](const workspace::EmbeddingSet& a, const workspace::EmbeddingSet& b) {
                                       return a.id == b.id && a.name == b.name && a.model == b.model;
                                   });
    if (isOther || !isSame) { // else a name that is being typed stays, and what is selected
        const workspace::EmbeddingSet* before = selected();
        const base::RowId id = before != nullptr ? before->id : 0;
        m_model->setSets(std::move(sets), m_corpus ? m_corpus->contentHash : std::string(),
                         m_workspace && !m_workspace->isReadOnly());
        if (m_model->rowCount() > 0) {
            m_table->selectRow(std::max(0, m_model->rowOf(id)));
        }
    }
    refresh();
    Q_EMIT namesChanged();
    if (isOther || !isSame) {
        Q_EMIT setsChanged();
    }
}

const workspace::EmbeddingSet* EmbeddingPane::selected() const {
    return m_model->at(m_table->currentIndex().row());
}

QString EmbeddingPane::detailText() const {
    const workspace::EmbeddingSet* set = selected();
    if (set == nullptr) {
        return {};
    }
    const widgets::EmbeddingReport report = widgets::readEmbeddingReport(set->report);
    QStringList parts{tr("%1 of %2 sentences have a vector of %3 numbers")
                          .arg(widgets::countText(set->vectors), widgets::countText(set->rows),
                               widgets::countText(set->dimension))};
    const auto add = [&parts](const std::optional<qint64>& count, const QString& text) {
        if (count && *count > 0) {
            parts += text.arg(widgets::countText(*count));
        }
    };
    add(report.missing, tr("%1 had none in the source"));
    add(report.zero, tr("%1 of length 0"));
    add(report.notFinite, tr("%1 not finite"));
    add(report.notUnit, tr("%1 were brought to length 1"));
    add(report.duplicates, tr("%1 share their vector with another sentence"));
    QString text = parts.join(QStringLiteral(" · "));
    if (const auto alignment = evaluate::storedAlignment(*set)) {
        text += u'\n' + widgets::windowText(results::alignmentText, *alignment);
    }
    text += u'\n' + tr("File %1 · content %2")
                        .arg(QString::fromStdString(set->fileName),
                             QString::fromStdString(set->contentHash).left(12));
    if (!set->sourceHash.empty()) {
        text += tr(" · source %1").arg(QString::fromStdString(set->sourceHash).left(12));
    }
    return text;
}

void EmbeddingPane::refresh() {
    const bool isWritable = m_workspace && !m_workspace->isReadOnly() && m_corpus;
    const bool hasSelected = selected() != nullptr;
    for (QAction* action : {m_actions.makeLsa, m_actions.import, m_actions.fetch}) {
        action->setEnabled(isWritable);
    }
    const QString elsewhere = whyNone();
    for (QAction* ofTexts : {m_actions.makeLsa, m_actions.fetch}) { // there are none here
        ofTexts->setEnabled(isWritable && elsewhere.isEmpty());
    }
    if (isMakingLsa()) {
        m_actions.makeLsa->setEnabled(false);
        m_actions.makeLsa->setToolTip(tr("LSA vectors of this corpus are being made; see Jobs"));
    } else {
        m_actions.makeLsa->setToolTip(lsaTip());
    }
    m_actions.rename->setEnabled(isWritable && hasSelected);
    m_actions.remove->setEnabled(isWritable && hasSelected);
    m_actions.issues->setEnabled(hasSelected);
    m_detail->setText(detailText());
    m_detail->setVisible(hasSelected);
    m_empty->setText(
        !m_corpus              ? tr("No corpus is in front.")
        : !elsewhere.isEmpty() ? elsewhere
        : isWritable
            ? tr("This corpus has no vectors yet. Neighbours and their tests need some.\nMake LSA "
                 "vectors: they need nothing but the corpus itself.\nOr import what a model of yours "
                 "has made, or let an endpoint make them.")
            : tr("This corpus has no vectors, and the workspace can only be read."));
    m_stack->setCurrentIndex(m_model->rowCount() > 0 ? 0 : 1);
}

// --- Making ---

EmbeddingPane::Target EmbeddingPane::front() const {
    return {m_workspace, m_corpus ? m_corpus->id : 0};
}

QStringList EmbeddingPane::takenNames() const {
    QStringList names;
    for (const workspace::EmbeddingSet& set : sets()) {
        names += QString::fromStdString(set.name);
    }
    for (const auto& [number, making] : m_inMaking) {
        if (making.workspace == m_workspace.get() && m_corpus && making.corpus == m_corpus->id &&
            !making.name.isEmpty()) {
            names += making.name;
        }
    }
    return names;
}

bool EmbeddingPane::isMakingLsa() const {
    return std::any_of(m_inMaking.begin(), m_inMaking.end(), [this](const auto& entry) {
        const InMaking& making = entry.second;
        return making.isLsa && making.workspace == m_workspace.get() && m_corpus &&
               making.corpus == m_corpus->id;
    });
}

void EmbeddingPane::make(const Target& target, const QString& title, const EmbeddingMaking& making,
                         bool isLsa, Making work) {
    const quint64 number = ++m_makings;
    m_inMaking[number] = {target.workspace.get(), target.corpus,
                          QString::fromStdString(making.name.empty() ? making.model : making.name), isLsa};
    EmbeddingMaking whole = making;
    whole.corpus = target.corpus;
    whole.who = Settings().curatorName().toStdString();
    m_jobs.start<evaluate::EmbeddingMade>(
        title,
        [workspace = target.workspace, whole, work = std::move(work)](const std::stop_token& stop,
                                                                      base::ProgressSink& progress) {
            return work(*workspace, whole, stop, progress);
        },
        this,
        [this, target, number](const Made& made) {
            m_inMaking.erase(number);
            take(target, made);
            refresh();
            Q_EMIT namesChanged();
        });
    refresh();
    Q_EMIT namesChanged();
}

void EmbeddingPane::take(const Target& target, const Made& made) {
    if (!made) {
        const base::Error& error = made.error();
        if (error.code == base::ErrorCode::Cancelled) {
            Q_EMIT noticed(tr("Stopped: no embedding set was made."));
        } else if (error.code == base::ErrorCode::NotFound && error.where == "key ring") {
            Q_EMIT failedFor(
                tr("The key ring has no key with the service “assay” and the account “%1”. Nothing "
                   "was sent.")
                    .arg(QString::fromStdString(error.detail)));
        } else if (error.where == "key ring") {
            Q_EMIT failedFor(tr("The key ring did not answer: %1. Nothing was sent.")
                                 .arg(QString::fromStdString(error.detail)));
        } else {
            Q_EMIT failed(error);
        }
        return;
    }
    const QString name = QString::fromStdString(made->set.name);
    if (target == front()) {
        reload();
        if (const int row = m_model->rowOf(made->set.id); row >= 0) {
            m_table->selectRow(row);
        }
    }
    Q_EMIT noticed(
        tr("Made the embedding set “%1”: %2 vectors of %3 numbers.")
            .arg(name, widgets::countText(made->set.vectors), widgets::countText(made->set.dimension)));
    if (made->issues.total() > 0 && target.workspace == m_workspace) {
        Q_EMIT issuesFound(made->issues, name);
    }
}

void EmbeddingPane::makeLsa() {
    if (!m_workspace || !m_corpus || isMakingLsa()) {
        return;
    }
    // The dimension is known when they are made; a second set needs a name of its own before.
    const auto count = std::count_if(sets().begin(), sets().end(), [](const workspace::EmbeddingSet& set) {
        return set.source == workspace::EmbeddingSource::Lsa;
    });
    const QStringList taken = takenNames();
    QString name;
    for (qlonglong number = count + 1; count > 0 && name.isEmpty(); ++number) {
        const QString wanted = tr("LSA (%1)").arg(number);
        name = taken.contains(wanted) ? QString() : wanted;
    }
    EmbeddingMaking making;
    making.name = name.toStdString();
    make(front(), tr("Making LSA vectors"), making, true,
         [](workspace::Workspace& workspace, const EmbeddingMaking& whole, const std::stop_token& stop,
            base::ProgressSink& progress) {
             return evaluate::makeLsaEmbeddings(workspace, whole, {}, stop, progress);
         });
}

// A dialog is of the corpus in its title, and of no other.
template <typename Dialog>
void EmbeddingPane::follow(Dialog* dialog) {
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setTakenNames(takenNames());
    connect(this, &EmbeddingPane::targetChanged, dialog, &QDialog::reject);
    connect(this, &EmbeddingPane::namesChanged, dialog, [this, dialog] {
        dialog->setTakenNames(takenNames());
        if (m_corpus) {
            dialog->setCorpusName(QString::fromStdString(m_corpus->name));
        }
    });
    dialog->show();
}

void EmbeddingPane::askForFile() {
    if (!m_workspace || !m_corpus) {
        return;
    }
    auto* dialog = new VectorImportDialog(QString::fromStdString(m_corpus->name), this);
    connect(dialog, &VectorImportDialog::importRequested, this,
            [this, target = front()](const VectorImport& import) {
                EmbeddingMaking making;
                making.name = import.name.toStdString();
                making.model = import.model.toStdString();
                make(target, tr("Importing vectors"), making, false,
                     [file = std::filesystem::path(import.file.toStdString()), settings = import.settings](
                         workspace::Workspace& workspace, const EmbeddingMaking& whole,
                         const std::stop_token& stop, base::ProgressSink& progress) {
                         return evaluate::importEmbeddings(workspace, whole, file, settings, stop, progress);
                     });
            });
    follow(dialog);
}

void EmbeddingPane::askForEndpoint() {
    if (!m_workspace || !m_corpus) {
        return;
    }
    auto* dialog = new EndpointDialog(QString::fromStdString(m_corpus->name), this);
    connect(dialog, &EndpointDialog::estimateRequested, this,
            [this, target = front(), to = QPointer(dialog)](const EndpointVectors& vectors, quint64 request) {
                estimate(target, to, vectors, request);
            });
    connect(dialog, &EndpointDialog::startRequested, this,
            [this, target = front()](const EndpointVectors& vectors) {
                const std::string key =
                    vectors.keyVariable.isEmpty()
                        ? std::string()
                        : qEnvironmentVariable(vectors.keyVariable.toUtf8().constData()).toStdString();
                EmbeddingMaking making;
                making.name = vectors.name.isEmpty() ? vectors.settings.model : vectors.name.toStdString();
                make(target, tr("Fetching vectors"), making, false,
                     [settings = vectors.settings, key, account = vectors.keyAccount.toStdString()](
                         workspace::Workspace& workspace, const EmbeddingMaking& whole,
                         const std::stop_token& stop, base::ProgressSink& progress) {
                         // The ring may wait for a person who unlocks it.
                         return (account.empty() ? Result<std::string>(key) : endpoint::keyFromRing(account))
                             .and_then([&](const std::string& found) {
                                 return evaluate::fetchEmbeddings(workspace, whole, settings, found, stop,
                                                                  progress);
                             });
                     });
            });
    follow(dialog);
}

void EmbeddingPane::estimate(const Target& target, const QPointer<EndpointDialog>& dialog,
                             const EndpointVectors& vectors, quint64 request) {
    if (!dialog) {
        return;
    }
    EmbeddingMaking making;
    making.corpus = target.corpus;
    m_jobs.startBackground<endpoint::EmbeddingEstimate>(
        tr("Estimating what vectors take"),
        [workspace = target.workspace, making, settings = vectors.settings](const std::stop_token& stop,
                                                                            base::ProgressSink&) {
            return workspace->reader().and_then([&](const workspace::Reader& reader) {
                return evaluate::estimateEmbeddings(reader, making, settings, stop);
            });
        },
        dialog.data(),
        [dialog, request](const Result<endpoint::EmbeddingEstimate>& estimate) {
            if (estimate) {
                dialog->showEstimate(request, *estimate);
            } else {
                dialog->showError(request, estimate.error());
            }
        });
}

} // namespace assay::app

#include "moc_embedding_pane.cpp"
