#include "core/json/settings_reader.h"
#include "core/workspace/edit_entities.h"
#include "core/workspace/journal/edit_journal.h"
#include "core/workspace/journal/entity_rows.h"
#include "core/workspace/merge/merge_context.h"
#include "core/workspace/merge/past_states.h"
#include "core/workspace/merge/question_merge.h"
#include "core/workspace/merge/removals.h"
#include "core/workspace/schema/cursor.h"
#include "core/workspace/schema/schema.h"
#include "core/workspace/suites/suite_settings.h"

#include <SQLiteCpp/Database.h>

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace assay::workspace {
namespace {

using base::ErrorCode;
using base::fail;
using base::Result;
using ThingJson = nlohmann::ordered_json;

// One thing of theirs, and what it is here.
struct MergedThing {
    base::RowId theirs = 0;
    base::RowId mine = 0; // 0: it is not here
    std::string id;       // as conflicts name it
};

struct ThingKind {
    std::string_view what;    // in conflicts
    std::string_view counted; // in what was taken
    const EditEntity* entity = nullptr;
    const char* table = nullptr; // that new ones get a key of; nullptr: `mine` is always known
    bool isWhole = false;        // a conflict is about all of it, not about a field
    // With what each is here; things of what is not here are left out.
    std::vector<MergedThing> (*list)(MergeContext& context) = nullptr;
    // The document with what it names as it is here; nullptr: it names nothing.
    std::string (*here)(MergeContext& context, const MergedThing& thing,
                        const std::string& document) = nullptr;
    // What its members are where a document lacks them; nullptr: nothing.
    std::string (*atFirst)() = nullptr;
    // Of a kind whose key is that of what it is about: what a key of theirs is here, 0: it is not here, and
    // its name in conflicts. nullptr: documents say what was removed.
    MergedThing (*known)(MergeContext& context, base::RowId theirs) = nullptr;
};

base::RowId mappedKey(const std::map<base::RowId, base::RowId>& keys, base::RowId theirs) {
    const auto found = keys.find(theirs);
    return found == keys.end() ? 0 : found->second;
}

// --- Lists of things ---

// `sql` gives a key, the name in conflicts, and up to two texts; `find` gives the key here for those.
std::vector<MergedThing> thingsBySql(MergeContext& context, const char* sql, const char* find) {
    std::vector<MergedThing> things;
    Cursor rows(context.theirs, sql);
    Cursor here(context.mine, find);
    while (rows.step()) {
        MergedThing thing{rows.integer(0), 0, std::string(rows.text(1))};
        here.bind(rows.text(2), rows.text(3), rows.text(4));
        thing.mine = here.step() ? here.integer(0) : 0;
        things.push_back(std::move(thing));
    }
    return things;
}

std::vector<MergedThing> listDecisions(MergeContext& context) {
    return thingsBySql(context, "SELECT id, name, name, '', '' FROM decision ORDER BY id",
                       "SELECT id FROM decision WHERE name = ?1 AND ?2 = ?3");
}

std::vector<MergedThing> listAlphaDecisions(MergeContext& context) {
    return thingsBySql(context, "SELECT id, name, name, '', '' FROM alpha_decision ORDER BY id",
                       "SELECT id FROM alpha_decision WHERE name = ?1 AND ?2 = ?3");
}

// What people said of answers: by question, hash of the answer and reader.
std::vector<MergedThing> listReadings(MergeContext& context, const std::string& table,
                                      const std::string& hash) {
    const std::string sql = "SELECT id, question_id || ' ' || substr(" + hash +
                            ", 1, 12) || ' by ' || reader, question_id, " + hash + ", reader FROM " + table +
                            " ORDER BY id";
    const std::string find =
        "SELECT id FROM " + table + " WHERE question_id = ?1 AND " + hash + " = ?2 AND reader = ?3";
    return thingsBySql(context, sql.c_str(), find.c_str());
}

std::vector<MergedThing> listClaims(MergeContext& context) {
    return listReadings(context, "claim_sheet", "answer_sha256");
}

std::vector<MergedThing> listAnswerVerdicts(MergeContext& context) {
    return listReadings(context, "answer_verdict", "answer_hash");
}

std::vector<MergedThing> listAttachedPassages(MergeContext& context) {
    return thingsBySql(context,
                       "SELECT id, sentence_id, sentence_id, text, '' FROM passage"
                       " WHERE suite_id IS NULL AND bundle_set_id IS NULL ORDER BY id",
                       "SELECT id FROM passage WHERE sentence_id = ?1 AND text = ?2 AND ?3 = ''"
                       " AND suite_id IS NULL AND bundle_set_id IS NULL ORDER BY id LIMIT 1");
}

std::vector<MergedThing> listRunLabels(MergeContext& context) {
    auto things = thingsBySql(
        context, "SELECT id, name || ' ' || uuid, uuid, '', '' FROM run WHERE state = 2 ORDER BY id",
        "SELECT id FROM run WHERE uuid = ?1 AND ?2 = ?3 AND state < 3");
    std::erase_if(things, [](const MergedThing& thing) { return thing.mine == 0; });
    return things;
}

std::vector<MergedThing> listCaseNotes(MergeContext& context) {
    auto things = thingsBySql(
        context,
        "SELECT n.id, c.name || '/' || n.sentence_id, c.content_hash, n.sentence_id, '' FROM case_note AS n"
        " JOIN corpus AS c ON c.id = n.corpus_id WHERE c.state = 1 ORDER BY n.id",
        "SELECT n.id FROM case_note AS n JOIN corpus AS c ON c.id = n.corpus_id WHERE c.state = 1"
        " AND c.content_hash = ?1 AND n.sentence_id = ?2 AND ?3 = '' ORDER BY c.id LIMIT 1");
    // Of a corpus that is not here, nothing can be said here.
    Cursor corpus(context.mine,
                  "SELECT 1 FROM corpus WHERE state = 1 AND content_hash = ? ORDER BY id LIMIT 1");
    Cursor hash(context.theirs,
                "SELECT c.content_hash FROM case_note AS n JOIN corpus AS c ON c.id = n.corpus_id"
                " WHERE n.id = ?");
    std::erase_if(things, [&](const MergedThing& thing) {
        hash.bind(thing.theirs);
        corpus.bind(hash.step() ? hash.text(0) : std::string_view());
        return !corpus.step();
    });
    return things;
}

std::vector<MergedThing> listSuspicionMarks(MergeContext& context) {
    Cursor rows(context.theirs,
                "SELECT m.id, s.name || '/' || q.question_id || ': ' || m.rule || ' ' || m.fingerprint,"
                " m.question, m.rule, m.fingerprint FROM suspicion_mark AS m"
                " JOIN question AS q ON q.id = m.question JOIN suite AS s ON s.id = q.suite_id"
                " WHERE s.state = 1 ORDER BY m.id");
    Cursor here(context.mine,
                "SELECT id FROM suspicion_mark WHERE question = ? AND rule = ? AND fingerprint = ?");
    std::vector<MergedThing> things;
    while (rows.step()) {
        const base::RowId question = mappedKey(context.questions, rows.integer(2));
        if (question != 0) {
            here.bind(question, rows.text(3), rows.text(4));
            things.push_back({rows.integer(0), here.step() ? here.integer(0) : 0, std::string(rows.text(1))});
        }
    }
    return things;
}

std::vector<MergedThing> listIncidents(MergeContext& context) {
    return thingsBySql(context, "SELECT id, uuid, uuid, '', '' FROM incident ORDER BY id",
                       "SELECT id FROM incident WHERE uuid = ?1 AND ?2 = ?3");
}

// The set of samples here with the same content, of several that of the same name; 0: there is none.
base::RowId scoredSetHere(MergeContext& context, std::string_view content, std::string_view name) {
    Cursor known(context.mine,
                 "SELECT id FROM scored_set WHERE state = 1 AND content_hash = ?1"
                 " ORDER BY name <> ?2, id LIMIT 1",
                 content, name);
    return known.step() ? known.integer(0) : 0;
}

MergedThing knownJudgement(MergeContext& context, base::RowId theirs) {
    MergedThing thing{theirs, 0, {}};
    Cursor row(context.theirs,
               "SELECT s.content_hash, s.name, t.sample_id FROM scored_set AS s JOIN scored_text AS t"
               " ON t.id = ?1 WHERE s.id = ?2 AND s.state = 1 AND s.content_hash <> ''",
               theirs, setOfRow(theirs));
    if (row.step()) {
        const base::RowId set = scoredSetHere(context, row.text(0), row.text(1));
        thing.mine = set == 0 ? 0 : rowKey(set, numberOfRow(theirs));
        thing.id = std::string(row.text(1)) + "/" + std::string(row.text(2));
    }
    return thing;
}

// A set of samples here with the same content; a sample keeps its number in it.
std::vector<MergedThing> listJudgements(MergeContext& context) {
    std::vector<MergedThing> things;
    Cursor sets(context.theirs,
                "SELECT id, name, content_hash FROM scored_set WHERE state = 1 AND content_hash <> ''"
                " ORDER BY id");
    while (sets.step()) {
        const base::RowId here = scoredSetHere(context, sets.text(2), sets.text(1));
        if (here == 0) {
            continue;
        }
        Cursor rows(context.theirs,
                    "SELECT j.sample_id, t.sample_id FROM judgement AS j JOIN scored_text AS t"
                    " ON t.id = j.sample_id WHERE j.sample_id > ? AND j.sample_id < ? ORDER BY j.sample_id",
                    rowKey(sets.integer(0), 0), rowKey(sets.integer(0) + 1, 0));
        while (rows.step()) {
            things.push_back({rows.integer(0), rowKey(here, numberOfRow(rows.integer(0))),
                              std::string(sets.text(1)) + "/" + std::string(rows.text(1))});
        }
    }
    return things;
}

std::vector<MergedThing> listBundles(MergeContext& context) {
    Cursor rows(context.theirs,
                "SELECT b.id, s.name || ' #' || (b.number + 1) FROM bundle AS b JOIN bundle_set AS s"
                " ON s.id = b.set_id WHERE b.curation <> '{}' ORDER BY b.id");
    std::vector<MergedThing> things;
    while (rows.step()) {
        if (const base::RowId mine = mappedKey(context.bundles, rows.integer(0)); mine != 0) {
            things.push_back({rows.integer(0), mine, std::string(rows.text(1))});
        }
    }
    return things;
}

std::vector<MergedThing> listSuiteSettings(MergeContext& context) {
    std::vector<MergedThing> things;
    Cursor rows(context.theirs,
                "SELECT id, name FROM suite WHERE state = 1 AND settings <> '{}' ORDER BY id");
    while (rows.step()) {
        if (const base::RowId mine = mappedKey(context.suites, rows.integer(0)); mine != 0) {
            things.push_back({rows.integer(0), mine, std::string(rows.text(1))});
        }
    }
    return things;
}

// There is one of each in a workspace.
std::vector<MergedThing> listTheOne(MergeContext& /*context*/) {
    return {{1, 1, ""}};
}

// --- What documents name ---

// The ids in a list, as they are here; those of what is not here are dropped.
std::vector<base::RowId> idsHere(const std::map<base::RowId, base::RowId>& keys, const ThingJson& ids) {
    std::vector<base::RowId> here;
    for (const ThingJson& id : ids) {
        const base::RowId mine = id.is_number_integer() ? mappedKey(keys, id.get<base::RowId>()) : 0;
        if (mine != 0) {
            here.push_back(mine);
        }
    }
    return here;
}

std::string bundleHere(MergeContext& context, const MergedThing& /*thing*/, const std::string& document) {
    ThingJson curation = json::parseSettingsJson(document);
    if (const ThingJson* const ids = base::memberOf(curation, "questions");
        ids != nullptr && ids->is_array()) {
        curation["questions"] = idsHere(context.questions, *ids);
    }
    return curation.is_discarded() ? document : entityJson(curation);
}

std::string suiteSettingsHere(MergeContext& context, const MergedThing& /*thing*/,
                              const std::string& document) {
    ThingJson settings = json::parseSettingsJson(document);
    const ThingJson* const check = base::memberOf(settings, "spot_check");
    const ThingJson* const done = check == nullptr ? nullptr : base::memberOf(*check, "done");
    if (done == nullptr || !done->is_array()) {
        return document;
    }
    std::vector<base::RowId> ids = idsHere(context.questions, *done);
    std::ranges::sort(ids);
    settings["spot_check"]["done"] = std::move(ids);
    return entityJson(settings);
}

std::string suspicionHere(MergeContext& context, const MergedThing& /*thing*/, const std::string& document) {
    ThingJson mark = json::parseSettingsJson(document);
    const ThingJson* const question = base::memberOf(mark, "question");
    if (question == nullptr || !question->is_number_integer()) {
        return document;
    }
    mark["question"] = mappedKey(context.questions, question->get<base::RowId>());
    return entityJson(mark);
}

// The corpus is that of the document: of a note that was removed there is no row.
std::string caseNoteHere(MergeContext& context, const MergedThing& /*thing*/, const std::string& document) {
    ThingJson note = json::parseSettingsJson(document);
    const auto theirs = note.is_object() ? note.find("corpus") : note.end();
    if (!note.is_object() || theirs == note.end() || !theirs->is_number_integer()) {
        return document;
    }
    Cursor hash(context.theirs, "SELECT content_hash FROM corpus WHERE id = ?", theirs->get<base::RowId>());
    if (!hash.step()) {
        return document;
    }
    Cursor corpus(context.mine,
                  "SELECT id FROM corpus WHERE state = 1 AND content_hash = ? ORDER BY id LIMIT 1",
                  hash.text(0));
    note["corpus"] = corpus.step() ? corpus.integer(0) : 0;
    return entityJson(note);
}

// What the baseline is stays as it is here.
std::string runLabelHere(MergeContext& context, const MergedThing& thing, const std::string& document) {
    ThingJson label = json::parseSettingsJson(document);
    Cursor row(context.mine, "SELECT baseline FROM run WHERE id = ?", thing.mine);
    if (!label.is_object() || !row.step()) {
        return document;
    }
    label["baseline"] = row.integer(0) != 0;
    return entityJson(label);
}

constexpr std::array kThingKinds{
    ThingKind{"suite_settings", "suite_settings", &kSuiteEdits, nullptr, false, listSuiteSettings,
              suiteSettingsHere, [] { return suiteSettingsJson(SuiteSettings()); }},
    ThingKind{"suspicion", "suspicions", &kSuspicionEdits, "suspicion_mark", true, listSuspicionMarks,
              suspicionHere},
    ThingKind{"passage", "passages", &kPassageEdits, "passage", true, listAttachedPassages},
    ThingKind{"bundle", "bundle_notes", &kBundleEdits, nullptr, false, listBundles, bundleHere},
    ThingKind{"judgement", "judgements", &kJudgementEdits, nullptr, true, listJudgements, nullptr, nullptr,
              knownJudgement},
    ThingKind{"decision", "decisions", &kDecisionEdits, "decision", true, listDecisions},
    ThingKind{"alpha_decision", "alpha_decisions", &kAlphaDecisionEdits, "alpha_decision", true,
              listAlphaDecisions},
    ThingKind{"answer_verdict", "answer_verdicts", &kAnswerVerdictEdits, "answer_verdict", true,
              listAnswerVerdicts},
    ThingKind{"claims", "claims", &kClaimEdits, "claim_sheet", true, listClaims},
    ThingKind{"case_note", "case_notes", &kCaseNoteEdits, "case_note", true, listCaseNotes, caseNoteHere},
    ThingKind{"incident", "incidents", &kIncidentEdits, "incident", true, listIncidents},
    ThingKind{"run", "run_labels", &kRunEdits, nullptr, false, listRunLabels, runLabelHere},
    ThingKind{"alert_rules", "alert_rules", &kGateRuleEdits, nullptr, false, listTheOne},
    ThingKind{"gates", "gates", &kRunGateEdits, nullptr, false, listTheOne},
    ThingKind{"mining_rules", "mining_rules", &kMiningRuleEdits, nullptr, false, listTheOne},
    ThingKind{"reports", "reports", &kReportEdits, nullptr, false, listTheOne},
    ThingKind{"reading_queues", "reading_queues", &kReadingQueueEdits, nullptr, false, listTheOne},
};

// --- Merging ---

bool holdsDocument(const std::vector<std::string>& list, const std::string& document) {
    return std::ranges::find(list, document) != list.end();
}

// `document` with the members that it lacks from `defaults`.
std::string withMissing(const std::string& document, const std::string& defaults) {
    auto filled = json::parseSettingsJson(defaults);
    const auto given = json::parseSettingsJson(document);
    if (filled.is_object() && given.is_object()) {
        filled.update(given);
    }
    return filled.dump();
}

class ThingMerge {
  public:
    ThingMerge(MergeContext& context, const ThingKind& kind)
        : m_context(context)
        , m_kind(kind)
        , m_what(kind.what) {}

    Result<> run() {
        std::set<base::RowId> matched; // here, with theirs
        // What this merge takes is nothing to remove again.
        const std::vector<base::RowId> before = keysHere();
        for (const MergedThing& thing : m_kind.list(m_context)) {
            if (m_context.stop.stop_requested()) {
                return fail(ErrorCode::Cancelled);
            }
            matched.insert(thing.mine);
            ASSAY_TRY(merge(thing));
        }
        if (m_kind.known != nullptr) {
            return mergeKnownRemovals();
        }
        return m_kind.table == nullptr ? Result<>() : mergeRemovals(before, matched);
    }

  private:
    [[nodiscard]] std::string asHere(const MergedThing& thing, const std::string& document) const {
        return m_kind.here == nullptr ? document : m_kind.here(m_context, thing, document);
    }

    // All documents that a thing ever had, oldest first.
    [[nodiscard]] std::vector<std::string> historyOf(SQLite::Database& database, base::RowId key) const {
        Cursor rows(database,
                    "SELECT before, after FROM edit_journal AS e WHERE entity = ? AND entity_key = ? AND " +
                        isNoUndoneMerge() + " ORDER BY id",
                    m_kind.entity->name, key);
        std::vector<std::string> documents;
        while (rows.step()) {
            for (const int column : {0, 1}) {
                if (!rows.isMissing(column)) {
                    documents.emplace_back(rows.text(column));
                }
            }
        }
        return documents;
    }

    // Whether something here ever was just that: it was removed since.
    [[nodiscard]] bool wasHere(const std::string& document) {
        if (!m_isEverRead) {
            m_isEverRead = true;
            Cursor rows(m_context.mine,
                        "SELECT before, after FROM edit_journal AS e WHERE entity = ? AND " +
                            isNoUndoneMerge(),
                        m_kind.entity->name);
            while (rows.step()) {
                m_ever.emplace(rows.text(0));
                m_ever.emplace(rows.text(1));
            }
        }
        return m_ever.contains(document);
    }

    Result<> merge(const MergedThing& thing) {
        ASSAY_TRY(const auto read, m_kind.entity->read(m_context.theirs, thing.theirs));
        if (!read) {
            return {};
        }
        const std::string there = asHere(thing, *read);
        std::optional<std::string> here;
        if (thing.mine != 0) {
            ASSAY_TRY(here, m_kind.entity->read(m_context.mine, thing.mine));
        }
        const std::vector<std::string> ofMine =
            thing.mine == 0 ? std::vector<std::string>() : historyOf(m_context.mine, thing.mine);
        const bool isSeen = thing.mine == 0 ? wasHere(there) : holdsDocument(ofMine, there);
        if (here == there || isSeen) {
            ++m_context.result.same;
            return {};
        }
        std::vector<std::string> ofTheirs = historyOf(m_context.theirs, thing.theirs);
        for (std::string& document : ofTheirs) {
            document = asHere(thing, document);
        }
        if (!here) {
            const base::RowId key = thing.mine != 0 ? thing.mine : nextKey(m_context.mine, m_kind.table);
            const bool wasRemoved = std::ranges::any_of(ofTheirs, [&](const std::string& document) {
                return thing.mine == 0 ? wasHere(document) : holdsDocument(ofMine, document);
            });
            return wasRemoved ? mergeRemovedHere(thing, key, there) : take(key, there);
        }
        return holdsDocument(ofTheirs, *here) ? take(thing.mine, there)
                                              : mergeBoth(thing, *here, there, ofMine, ofTheirs);
    }

    Result<> write(base::RowId key, const std::string& document) {
        return edit(m_context.mine, m_kind.entity->name, key, document, m_context.options.who, kMergeReason,
                    m_context.batch);
    }

    Result<> take(base::RowId key, const std::string& document) {
        ++m_context.result.taken[std::string(m_kind.counted)];
        return write(key, document);
    }

    // It was removed here, and there it says something else since.
    Result<> mergeRemovedHere(const MergedThing& thing, base::RowId key, const std::string& there) {
        const int choice = m_context.choices.of(m_what, thing.id, "record");
        if (choice > 0) {
            return take(key, there);
        }
        if (choice < 0) {
            m_context.result.conflicts.push_back({m_what, thing.id, "record", "null", there});
            return {};
        }
        ++m_context.result.same;
        ASSAY_TRY(write(key, there)); // so that merging the same copy again knows that it has been seen
        return remove(key);
    }

    Result<> remove(base::RowId key) {
        return edit(m_context.mine, m_kind.entity->name, key, std::nullopt, m_context.options.who,
                    kMergeReason, m_context.batch);
    }

    // Of things that are known by their keys.
    Result<> mergeKnownRemovals() {
        Cursor rows(m_context.theirs,
                    "SELECT entity_key FROM edit_journal AS e WHERE entity = ? AND " +
                        std::string(kIsRemovalInForce) + " ORDER BY entity_key",
                    m_kind.entity->name);
        while (rows.step()) {
            const MergedThing thing = m_kind.known(m_context, rows.integer(0));
            if (thing.mine != 0) {
                const auto said = historyOf(m_context.theirs, thing.theirs);
                ASSAY_TRY(mergeRemoval(thing.mine, {said.begin(), said.end()}, thing.id));
            }
        }
        return {};
    }

    // What things said that were removed there by an edit. Taking back that something was made removes
    // nothing: it never was.
    [[nodiscard]] std::set<std::string> removedThere() const {
        Cursor rows(m_context.theirs,
                    "SELECT o.before, o.after FROM edit_journal AS e JOIN edit_journal AS o"
                    " ON o.entity = e.entity AND o.entity_key = e.entity_key"
                    " WHERE e.entity = ? AND " +
                        std::string(kIsRemovalInForce),
                    m_kind.entity->name);
        std::set<std::string> documents;
        while (rows.step()) {
            for (const int column : {0, 1}) {
                if (!rows.isMissing(column)) {
                    documents.insert(asHere(MergedThing(), std::string(rows.text(column))));
                }
            }
        }
        return documents;
    }

    // What stands here and was removed there goes, unless it says something else here since.
    [[nodiscard]] std::vector<base::RowId> keysHere() {
        std::vector<base::RowId> keys;
        if (m_kind.table != nullptr) {
            Cursor rows(m_context.mine, "SELECT id FROM " + std::string(m_kind.table) + " ORDER BY id");
            while (rows.step()) {
                keys.push_back(rows.integer(0));
            }
        }
        return keys;
    }

    Result<> mergeRemovals(const std::vector<base::RowId>& here, const std::set<base::RowId>& matched) {
        const std::set<std::string> removed = removedThere();
        for (const base::RowId key : here) {
            if (!removed.empty() && !matched.contains(key)) {
                ASSAY_TRY(mergeRemoval(key, removed, {}));
            }
        }
        return {};
    }

    // `label`: as conflicts name it; empty: its document says that.
    Result<> mergeRemoval(base::RowId key, const std::set<std::string>& removed, const std::string& label) {
        ASSAY_TRY(const auto document, m_kind.entity->read(m_context.mine, key));
        if (!document) {
            return {};
        }
        const std::vector<std::string> history = historyOf(m_context.mine, key);
        const bool isUnchanged = removed.contains(*document);
        const bool isOfThem = isUnchanged || std::ranges::any_of(history, [&](const std::string& each) {
                                  return removed.contains(each);
                              });
        if (!isOfThem || wasRemovalKept(m_context.mine, m_kind.entity->name, key, isUnchanged)) {
            m_context.result.same += isOfThem ? 1 : 0;
            return {};
        }
        const std::string id = label.empty() ? labelOf(*document) : label;
        const int choice = isUnchanged ? 1 : m_context.choices.of(m_what, id, "record");
        if (choice < 0) {
            m_context.result.conflicts.push_back({m_what, id, "record", *document, "null"});
            return {};
        }
        return keepOrRemove(m_context, m_kind.entity->name, key, choice == 0);
    }

    // Of what is not there any more: what it is about, by its own document.
    [[nodiscard]] static std::string labelOf(const std::string& document) {
        const ThingJson json = json::parseSettingsJson(document);
        std::string label;
        for (const char* const member :
             {"uuid", "name", "question_id", "question", "sentence_id", "rule", "fingerprint", "reader"}) {
            const ThingJson* const value = base::memberOf(json, member);
            if (value != nullptr && !value->is_null()) {
                label += (label.empty() ? "" : " ") +
                         (value->is_string() ? value->get<std::string>() : value->dump());
            }
        }
        return label;
    }

    Result<> mergeBoth(const MergedThing& thing, const std::string& here, const std::string& there,
                       const std::vector<std::string>& ofMine, const std::vector<std::string>& ofTheirs) {
        const MergedDocument merged = m_kind.isWhole ? mergedWhole(thing, here, there)
                                                     : mergedFields(thing, here, there, ofMine, ofTheirs);
        for (const FieldConflict& conflict : merged.left) {
            m_context.result.conflicts.push_back(
                {m_what, thing.id, conflict.field, conflict.mine, conflict.theirs});
        }
        if (merged.left.empty()) { // so that merging the same copy again knows that it has been seen
            ASSAY_TRY(write(thing.mine, there));
        }
        if (merged.document == here) {
            m_context.result.same += merged.left.empty() ? 1 : 0;
            return merged.left.empty() ? write(thing.mine, here) : Result<>();
        }
        return take(thing.mine, merged.document);
    }

    [[nodiscard]] MergedDocument mergedWhole(const MergedThing& thing, const std::string& here,
                                             const std::string& there) const {
        const int choice = m_context.choices.of(m_what, thing.id, "record");
        MergedDocument merged{choice > 0 ? there : here, {}};
        if (choice < 0) {
            merged.left.push_back({"record", here, there});
        }
        return merged;
    }

    [[nodiscard]] MergedDocument mergedFields(const MergedThing& thing, const std::string& here,
                                              const std::string& there,
                                              const std::vector<std::string>& ofMine,
                                              const std::vector<std::string>& ofTheirs) const {
        if (!spreadNames(here).starts_with('{') || !spreadNames(there).starts_with('{')) {
            return mergedWhole(thing, here, there);
        }
        std::string base;
        for (auto document = ofTheirs.rbegin(); document != ofTheirs.rend() && base.empty(); ++document) {
            base = holdsDocument(ofMine, *document) ? *document : base;
        }
        if (m_kind.atFirst != nullptr) {
            base = withMissing(base, m_kind.atFirst());
        }
        // Without a common state, what only one side has is no conflict.
        MergedDocument merged = mergeDocuments(
            base.empty() ? "{}" : spreadNames(base), spreadNames(here), spreadNames(there),
            [&](const std::string& field) { return m_context.choices.of(m_what, thing.id, field); });
        // Where nothing was taken, the bytes stay as they are.
        merged.document = merged.document == spreadNames(here) ? here : gatherNames(merged.document);
        return merged;
    }

    MergeContext& m_context;
    const ThingKind& m_kind;
    std::string m_what;
    std::set<std::string> m_ever;
    bool m_isEverRead = false;
};

} // namespace

Result<> mergeThings(MergeContext& context) {
    for (const ThingKind& kind : kThingKinds) {
        ThingMerge merge(context, kind);
        ASSAY_TRY(merge.run());
    }
    return mergeRubrics(context);
}

} // namespace assay::workspace
