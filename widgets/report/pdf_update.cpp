#include "widgets/report/pdf_update.h"

#include <QList>
#include <QRegularExpression>
#include <QStringEncoder>
#include <map>
#include <optional>

namespace assay::widgets {
namespace {

// "<FEFF0041>": UTF-16 with its mark.
QByteArray pdfText(const QString& text) {
    QByteArray bytes = QByteArray::fromHex("feff");
    for (const QChar c : text) {
        bytes += static_cast<char>(c.unicode() >> 8U);
        bytes += static_cast<char>(c.unicode() & 0xFFU);
    }
    return '<' + bytes.toHex().toUpper() + '>';
}

// "(…)" for ASCII.
QByteArray pdfString(QByteArray text) {
    text.replace('\\', "\\\\").replace('(', "\\(").replace(')', "\\)");
    return '(' + text + ')';
}

QByteArray number(double value) {
    return QByteArray::number(value, 'f', 2);
}

QByteArray reference(int object) {
    return QByteArray::number(object) + " 0 R";
}

// The table of a PDF that was written once: where each object begins.
class Objects {
  public:
    static std::optional<Objects> read(const QByteArray& pdf) {
        const qsizetype at = pdf.lastIndexOf("startxref");
        if (at < 0) {
            return std::nullopt;
        }
        Objects objects(pdf);
        objects.m_xref = pdf.mid(at + 9).trimmed().split('\n').value(0).trimmed().toLongLong();
        const QByteArray table = pdf.mid(objects.m_xref, at - objects.m_xref);
        const QList<QByteArray> lines = table.split('\n');
        if (!table.startsWith("xref") || lines.size() < 3) {
            return std::nullopt;
        }
        const QList<QByteArray> range = lines[1].simplified().split(' ');
        objects.m_count = range.value(1).toInt();
        for (int i = 0; i < objects.m_count; ++i) {
            objects.m_offsets.push_back(lines.value(2 + i).left(10).toLongLong());
        }
        objects.m_trailer = table.mid(table.indexOf("trailer"));
        return objects.m_count > 1 ? std::optional(objects) : std::nullopt;
    }

    // "<<…>>" of an object without a stream.
    [[nodiscard]] QByteArray dictionary(int object) const {
        if (object <= 0 || object >= m_count) {
            return {};
        }
        const qsizetype from = m_pdf.indexOf("<<", m_offsets[object]);
        const qsizetype end = m_pdf.indexOf("endobj", from);
        const QByteArray text = m_pdf.mid(from, end - from).trimmed();
        return text.endsWith(">>") ? text : QByteArray();
    }

    // The object that `key` of a dictionary names.
    [[nodiscard]] static int referred(const QByteArray& dictionary, const QByteArray& key) {
        const qsizetype at = dictionary.indexOf('/' + key + ' ');
        return at < 0 ? 0 : dictionary.mid(at + key.size() + 2).trimmed().split(' ').value(0).toInt();
    }

    [[nodiscard]] int root() const { return referred(m_trailer, "Root"); }

    [[nodiscard]] int info() const { return referred(m_trailer, "Info"); }

    [[nodiscard]] int count() const { return m_count; }

    [[nodiscard]] qsizetype xref() const { return m_xref; }

    [[nodiscard]] QList<int> pages() const {
        const QByteArray tree = dictionary(referred(dictionary(root()), "Pages"));
        const qsizetype at = tree.indexOf("/Kids");
        const qsizetype from = tree.indexOf('[', at);
        if (at < 0 || from < 0) {
            return {};
        }
        const QByteArray kids = tree.mid(from + 1, tree.indexOf(']', from) - from - 1).simplified();
        QList<int> list;
        const QList<QByteArray> words = kids.split(' ');
        for (qsizetype i = 0; i + 2 < words.size(); i += 3) {
            list.push_back(words[i].toInt());
        }
        return list;
    }

  private:
    explicit Objects(const QByteArray& pdf)
        : m_pdf(pdf) {}

    QByteArray m_pdf, m_trailer;
    QList<qsizetype> m_offsets;
    qsizetype m_xref = 0;
    int m_count = 0;
};

class Update {
  public:
    Update(QByteArray pdf, const Objects& objects)
        : m_pdf(std::move(pdf))
        , m_objects(objects)
        , m_next(objects.count()) {}

    int add() { return m_next++; }

    void put(int object, const QByteArray& content) {
        m_offsets[object] = m_pdf.size();
        m_pdf += QByteArray::number(object) + " 0 obj\n" + content + "\nendobj\n";
    }

    QByteArray finish() {
        const qsizetype xref = m_pdf.size();
        m_pdf += "xref\n";
        for (const auto& [object, offset] : m_offsets) {
            m_pdf += QByteArray::number(object) + " 1\n" +
                     QByteArray::number(offset).rightJustified(10, '0') + " 00000 n \n";
        }
        m_pdf += "trailer\n<<\n/Size " + QByteArray::number(m_next) + "\n/Info " +
                 reference(m_objects.info()) + "\n/Root " + reference(m_objects.root()) + "\n/Prev " +
                 QByteArray::number(m_objects.xref()) + "\n>>\nstartxref\n" + QByteArray::number(xref) +
                 "\n%%EOF\n";
        return m_pdf;
    }

  private:
    QByteArray m_pdf;
    const Objects& m_objects;
    int m_next;
    std::map<int, qsizetype> m_offsets;
};

QByteArray withEntry(QByteArray dictionary, const QByteArray& entry) {
    dictionary.chop(2);
    return dictionary.trimmed() + '\n' + entry + "\n>>";
}

QByteArray destination(const QList<int>& pages, int page, double y) {
    return '[' + reference(pages.value(page)) + " /XYZ 0 " + number(y) + " 0]";
}

// Gives the object of the outlines.
int putOutlines(Update& update, const std::vector<PdfBookmark>& bookmarks, const QList<int>& pages) {
    struct Node {
        int object = 0, parent = -1, previous = -1, next = -1, first = -1, last = -1;
        int below = 0; // all of them
    };

    const int top = update.add();
    std::vector<Node> nodes(bookmarks.size());
    Node root{top};
    std::vector<int> path; // by level
    for (std::size_t i = 0; i < bookmarks.size(); ++i) {
        const auto own = static_cast<int>(i);
        nodes[i].object = update.add();
        const std::size_t level =
            std::min(static_cast<std::size_t>(std::max(1, bookmarks[i].level)) - 1, path.size());
        path.resize(level);
        nodes[i].parent = path.empty() ? -1 : path.back();
        Node& parent = path.empty() ? root : nodes[static_cast<std::size_t>(path.back())];
        if (parent.last >= 0) {
            nodes[static_cast<std::size_t>(parent.last)].next = own;
            nodes[i].previous = parent.last;
        } else {
            parent.first = own;
        }
        parent.last = own;
        for (const int above : path) {
            ++nodes[static_cast<std::size_t>(above)].below;
        }
        ++root.below;
        path.push_back(own);
    }
    const auto link = [&](const QByteArray& key, int node) {
        return node < 0 ? QByteArray()
                        : '/' + key + ' ' + reference(nodes[static_cast<std::size_t>(node)].object) + '\n';
    };
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        const Node& node = nodes[i];
        QByteArray text =
            "<<\n/Title " + pdfText(bookmarks[i].title) + "\n/Parent " +
            reference(node.parent < 0 ? top : nodes[static_cast<std::size_t>(node.parent)].object) + "\n" +
            link("Prev", node.previous) + link("Next", node.next) + link("First", node.first) +
            link("Last", node.last);
        if (node.below > 0) {
            text += "/Count " + QByteArray::number(node.below) + '\n';
        }
        text += "/Dest " + destination(pages, bookmarks[i].page, bookmarks[i].y) + "\n>>";
        update.put(node.object, text);
    }
    update.put(top, "<<\n/Type /Outlines\n" + link("First", root.first) + link("Last", root.last) +
                        "/Count " + QByteArray::number(root.below) + "\n>>");
    return top;
}

// In place and of the same length, so that nothing else moves.
bool replaceDate(QByteArray& pdf, const QByteArray& date) {
    const QByteArray start = "/CreationDate (D:";
    const qsizetype at = pdf.indexOf(start);
    const qsizetype end = pdf.indexOf(')', at);
    if (at < 0 || end < 0) {
        return false;
    }
    const QByteArray chosen = (date.isEmpty() ? QByteArray("19700101000000") : date) + 'Z';
    const qsizetype room = end - at - start.size();
    if (chosen.size() > room) {
        return false;
    }
    pdf.replace(at + start.size(), room + 1, chosen + ')' + QByteArray(room - chosen.size(), ' '));
    return true;
}

} // namespace

QByteArray withAdditions(const QByteArray& given, const PdfAdditions& additions) {
    QByteArray pdf = given;
    if (!replaceDate(pdf, additions.dateOfPdf)) {
        return {};
    }
    const auto objects = Objects::read(pdf);
    if (!objects) {
        return {};
    }
    const QList<int> pages = objects->pages();
    QByteArray catalog = objects->dictionary(objects->root());
    if (pages.isEmpty() || catalog.isEmpty()) {
        return {};
    }
    if (!pdf.endsWith('\n')) {
        pdf += '\n';
    }
    Update update(pdf, *objects);
    catalog = withEntry(catalog, "/Lang " + pdfString(additions.language) +
                                     "\n/ViewerPreferences << /DisplayDocTitle true >>");
    if (!additions.bookmarks.empty()) {
        const int outlines = putOutlines(update, additions.bookmarks, pages);
        catalog = withEntry(catalog, "/Outlines " + reference(outlines) + "\n/PageMode /UseOutlines");
    }
    update.put(objects->root(), catalog);
    std::map<int, QByteArray> annotations; // by the object of the page's own list
    for (const PdfLink& link : additions.links) {
        const QByteArray page = objects->dictionary(pages.value(link.page));
        const int list = Objects::referred(page, "Annots");
        if (list == 0) {
            return {};
        }
        const int object = update.add();
        update.put(object,
                   "<<\n/Type /Annot\n/Subtype /Link\n/Border [0 0 0]\n/Rect [" + number(link.area.left()) +
                       ' ' + number(link.area.top()) + ' ' + number(link.area.right()) + ' ' +
                       number(link.area.bottom()) + "]\n" +
                       (link.address.isEmpty() ? "/Dest " + destination(pages, link.targetPage, link.targetY)
                                               : "/A << /S /URI /URI " + pdfString(link.address) + " >>") +
                       "\n>>");
        annotations[list] += reference(object) + ' ';
    }
    for (const auto& [list, references] : annotations) {
        update.put(list, "[ " + references + "]");
    }
    return update.finish();
}

} // namespace assay::widgets
