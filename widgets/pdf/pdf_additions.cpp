#include "widgets/pdf/pdf_additions.h"

#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>
#include <qpdf/QPDFWriter.hh>

#include <algorithm>
#include <exception>
#include <string>

namespace assay::widgets {
namespace {

using Object = QPDFObjectHandle;

Object number(double value) {
    return Object::newReal(value, 2, false);
}

// Throws std::out_of_range when there is no such page.
Object destination(const std::vector<Object>& pages, int page, double y) {
    return Object::newArray({pages.at(static_cast<std::size_t>(page)), Object::newName("/XYZ"),
                             Object::newInteger(0), number(y), Object::newInteger(0)});
}

// Hangs `item` below `parent`, behind what hangs there already.
void append(Object& parent, Object& item) {
    item.replaceKey("/Parent", parent);
    if (Object last = parent.getKey("/Last"); last.isDictionary()) {
        last.replaceKey("/Next", item);
        item.replaceKey("/Prev", last);
    } else {
        parent.replaceKey("/First", item);
    }
    parent.replaceKey("/Last", item);
}

// One open item more.
void countUp(Object& item) {
    Object count = item.getKey("/Count");
    item.replaceKey("/Count", Object::newInteger((count.isInteger() ? count.getIntValue() : 0) + 1));
}

Object outlines(QPDF& pdf, const std::vector<PdfBookmark>& bookmarks, const std::vector<Object>& pages) {
    Object root = pdf.makeIndirectObject(Object::newDictionary());
    root.replaceKey("/Type", Object::newName("/Outlines"));
    std::vector<Object> path{root}; // the last one of each level
    for (const PdfBookmark& bookmark : bookmarks) {
        path.resize(std::min(static_cast<std::size_t>(std::max(1, bookmark.level)), path.size()));
        Object item = pdf.makeIndirectObject(Object::newDictionary());
        item.replaceKey("/Title", Object::newUnicodeString(bookmark.title.toStdString()));
        item.replaceKey("/Dest", destination(pages, bookmark.page, bookmark.y));
        append(path.back(), item);
        std::for_each(path.begin(), path.end(), countUp);
        path.push_back(item);
    }
    return root;
}

void addLink(QPDF& pdf, const PdfLink& link, const std::vector<Object>& pages) {
    Object page = pages.at(static_cast<std::size_t>(link.page));
    Object annotation =
        pdf.makeIndirectObject(Object::parse("<< /Type /Annot /Subtype /Link /Border [0 0 0] >>"));
    annotation.replaceKey("/Rect", Object::newArray({number(link.area.left()), number(link.area.top()),
                                                     number(link.area.right()), number(link.area.bottom())}));
    if (link.address.isEmpty()) {
        annotation.replaceKey("/Dest", destination(pages, link.targetPage, link.targetY));
    } else {
        Object action = Object::parse("<< /S /URI >>");
        action.replaceKey("/URI", Object::newString(link.address.toStdString()));
        annotation.replaceKey("/A", action);
    }
    if (Object list = page.getKey("/Annots"); list.isArray()) {
        list.appendItem(annotation);
    } else {
        page.replaceKey("/Annots", Object::newArray({annotation}));
    }
}

void setDate(QPDF& pdf, const QByteArray& date) {
    Object info = pdf.getTrailer().getKey("/Info");
    if (!info.isDictionary()) {
        return;
    }
    if (date.isEmpty()) {
        info.removeKey("/CreationDate");
    } else {
        info.replaceKey("/CreationDate", Object::newString("D:" + date.toStdString() + "Z"));
    }
}

QByteArray written(QPDF& pdf) {
    QPDFWriter writer(pdf);
    writer.setOutputMemory();
    writer.setDeterministicID(true);
    writer.setObjectStreamMode(qpdf_o_disable);
    writer.write();
    const auto bytes = writer.getBufferSharedPointer();
    return {reinterpret_cast<const char*>(bytes->getBuffer()), static_cast<qsizetype>(bytes->getSize())};
}

} // namespace

QByteArray withAdditions(const QByteArray& given, const PdfAdditions& additions) {
    try {
        QPDF pdf;
        pdf.setSuppressWarnings(true);
        pdf.setAttemptRecovery(false);
        pdf.processMemoryFile("report", given.constData(), static_cast<std::size_t>(given.size()));
        const std::vector<Object> pages = pdf.getAllPages();
        Object catalog = pdf.getRoot();
        if (!additions.language.isEmpty()) {
            catalog.replaceKey("/Lang", Object::newString(additions.language.toStdString()));
        }
        catalog.replaceKey("/ViewerPreferences", Object::parse("<< /DisplayDocTitle true >>"));
        if (!additions.bookmarks.empty()) {
            catalog.replaceKey("/Outlines", outlines(pdf, additions.bookmarks, pages));
            catalog.replaceKey("/PageMode", Object::newName("/UseOutlines"));
        }
        for (const PdfLink& link : additions.links) {
            addLink(pdf, link, pages);
        }
        setDate(pdf, additions.dateOfPdf);
        return written(pdf);
    } catch (const std::exception&) { // of libqpdf: it is no PDF, or a damaged one
        return {};
    }
}

} // namespace assay::widgets
