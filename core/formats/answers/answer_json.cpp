#include "core/formats/answers/answer_json.h"

#include "core/formats/answers/answer_metric_names.h"

#include <string>
#include <unordered_set>
#include <utility>
#include <vector>

namespace assay::formats {
namespace {

class AnswerObjectReader {
  public:
    explicit AnswerObjectReader(AnswerScoreTable& table)
        : m_table(table) {}

    void read(const json::JsonPlace& object) {
        AnswerRow row;
        row.line = object.line;
        row.text = object.raw;
        json::forEachMember(object.raw, object.line, [&](const json::JsonMember& member) {
            if (isMetricGroup(foldedColumnName(member.key), member.value.kind)) {
                takeGroup(member, row);
            } else {
                take(member.key, member.key, false, member.value, row);
            }
            return true;
        });
        m_table.add(std::move(row));
    }

  private:
    void takeGroup(const json::JsonMember& group, AnswerRow& row) {
        json::forEachMember(group.value.raw, group.value.line, [&](const json::JsonMember& member) {
            const std::string name = group.key + "." + member.key;
            if (member.value.kind != json::JsonKind::Object) {
                take(name, member.key, true, member.value, row);
                return true;
            }
            json::forEachMember(member.value.raw, member.value.line, [&](const json::JsonMember& part) {
                take(name + "." + part.key, member.key + "_" + part.key, true, part.value, row);
                return true;
            });
            return true;
        });
    }

    void take(const std::string& name, const std::string& metric, bool inside, const json::JsonPlace& value,
              AnswerRow& row) {
        const std::size_t column = m_table.column(name, metric, inside);
        if (!m_seen.insert(column).second) {
            std::erase_if(row.cells, [column](const AnswerCell& cell) { return cell.column == column; });
        }
        if (value.kind == json::JsonKind::Null) {
            return;
        }
        const json::Json tree = json::parseJson(value.raw).value_or(json::Json());
        AnswerCell cell;
        cell.column = column;
        cell.line = value.line;
        if (tree.is_string()) { // also NaN and the infinities
            cell.text = tree.get<std::string>();
        } else {
            cell.kind = tree.is_number() ? AnswerCell::Kind::Number : AnswerCell::Kind::Other;
            cell.number = tree.is_number() ? tree.get<double>() : 0;
            cell.text = tree.is_number() ? std::string(value.raw) : json::dumpJson(tree);
        }
        row.cells.push_back(std::move(cell));
    }

    AnswerScoreTable& m_table;
    std::unordered_set<std::size_t> m_seen;
};

} // namespace

bool isMetricGroup(std::string_view folded, json::JsonKind kind) noexcept {
    return kind == json::JsonKind::Object &&
           (folded == "metrics" || folded == "scores" || folded == "judgment" || folded == "judgement");
}

void addAnswerObject(const json::JsonPlace& object, AnswerScoreTable& table) {
    AnswerObjectReader(table).read(object);
}

} // namespace assay::formats
